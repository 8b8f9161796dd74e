import type { auth } from '@ayna/contracts/auth';
import { codeRequested } from '@ayna/contracts/auth.events';
import type { InputOf } from '@ayna/contracts/core/contract';
import { Refusal } from '@ayna/contracts/core/refusal';
import type { Ctx } from '@ayna/kernel/ctx';
import type { Reaching } from '@ayna/kernel/module';
import type { Outside } from '../outside/outside.ts';
import { CHALLENGE_MS } from '../rules/code-limits.ts';
import { answerPlaced } from '../rules/placed.ts';
import { planCode } from '../rules/plan-code.ts';
import { openChallenge, placeCode } from '../store/challenges.ts';

/** Another code for the same challenge; the one before is right no longer. */
export const resendCode = (ctx: Ctx & Reaching<Outside>, { body }: InputOf<typeof auth.routes.resendCode>) =>
  ctx.db.acrossSalons('a code is sent anew', async (tx) => {
    const now = ctx.now();
    const open = await openChallenge(tx, body.challenge, new Date(now - CHALLENGE_MS));
    if (!open) throw new Refusal('code-spent');
    const { challenge, wanted, subject, phone, purpose } = open;
    const plan = planCode(ctx, { challenge, wanted, subject, phone, known: purpose === 'known-number' });
    const placed = await placeCode(tx, plan.placing);
    const answer = answerPlaced(placed, now);
    const told = placed.outcome === 'placed' ? plan.told(placed.sending) : null;
    if (told) await tx.emit(codeRequested, told);
    return answer;
  });
