import type { auth } from '@ayna/contracts/auth';
import { codeRequested } from '@ayna/contracts/auth.events';
import type { InputOf } from '@ayna/contracts/core/contract';
import { newCode } from '@ayna/kernel/codes';
import type { PersonCtx } from '@ayna/kernel/ctx';
import type { Reaching } from '@ayna/kernel/module';
import type { Outside } from '../outside/outside.ts';
import { answerPlaced } from '../rules/placed.ts';
import { planCode } from '../rules/plan-code.ts';
import { placeCode } from '../store/challenges.ts';
import { provedByPhone } from '../store/people.ts';

/** Whose the number is now is not told: its owner gets a message, and no code is right. */
export const changePhone = (
  ctx: PersonCtx & Reaching<Outside>,
  { body }: InputOf<typeof auth.routes.changePhone>,
) =>
  ctx.db.acrossSalons('somebody has a new number', async (tx) => {
    const { phone } = body;
    const holder = await provedByPhone(tx, phone);
    const subject = ctx.actor.code;
    const known = holder !== null && holder !== subject;
    const plan = planCode(ctx, { challenge: newCode(), wanted: 'change-phone', subject, phone, known });
    const placed = await placeCode(tx, plan.placing);
    const answer = answerPlaced(placed, ctx.now());
    const told = placed.outcome === 'placed' ? plan.told(placed.sending) : null;
    if (told) await tx.emit(codeRequested, told);
    return answer;
  });
