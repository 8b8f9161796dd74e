import type { auth } from '@ayna/contracts/auth';
import { codeRequested } from '@ayna/contracts/auth.events';
import type { InputOf } from '@ayna/contracts/core/contract';
import { newCode } from '@ayna/kernel/codes';
import type { Ctx } from '@ayna/kernel/ctx';
import type { Reaching } from '@ayna/kernel/module';
import type { Outside } from '../outside/outside.ts';
import { answerPlaced } from '../rules/placed.ts';
import { planCode } from '../rules/plan-code.ts';
import { placeCode } from '../store/challenges.ts';
import { findUser } from '../store/users.ts';

/** A number without an account is answered the same, and counted the same; only nothing is sent. */
export const forgotPassword = (
  ctx: Ctx & Reaching<Outside>,
  { body }: InputOf<typeof auth.routes.forgotPassword>,
) =>
  ctx.db.acrossSalons('somebody forgot a password', async (tx) => {
    const { phone } = body;
    const account = await findUser(tx, 'phone', phone);
    const subject = account?.code ?? null;
    const plan = planCode(ctx, {
      challenge: newCode(),
      wanted: 'new-password',
      subject,
      phone,
      known: false,
    });
    const placed = await placeCode(tx, plan.placing);
    const answer = answerPlaced(placed, ctx.now());
    const told = placed.outcome === 'placed' ? plan.told(placed.sending) : null;
    if (told) await tx.emit(codeRequested, told);
    return answer;
  });
