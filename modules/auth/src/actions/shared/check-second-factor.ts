import type { PersonCtx } from '@ayna/kernel/ctx';
import type { AcrossTx } from '@ayna/kernel/db/tx';
import type { WithProviders } from '@ayna/kernel/module';
import type { Providers } from '../../providers/providers.ts';
import { secondFactorGuessLimit } from '../../rules/second-factor.ts';
import { consumeLimits, resetLimits } from '../../store/counts.ts';
import { lockSecondFactor, setLastStep, spendRecoveryCode } from '../../store/second-factors.ts';

type CheckCtx = PersonCtx & WithProviders<Providers>;
type Outcome = 'correct' | 'wrong-second-factor' | 'too-many-requests';

const APP_CODE_LENGTH = 6;

/** A code of the app counts once: a step that was used, and every one before it, is over. */
const isAppCode = async (ctx: CheckCtx, tx: AcrossTx, code: string): Promise<boolean> => {
  const owner = ctx.actor.code;
  const factor = await lockSecondFactor(tx, owner);
  if (!factor) return false;
  const step = ctx.providers.authenticator.stepOf(owner, factor.sealed, code, ctx.now());
  if (step === null || step <= factor.lastStep) return false;
  await setLastStep(tx, owner, step);
  return true;
};

/**
 * Checks a code of the app or a recovery code and counts the guess. The caller refuses after the commit: a refusal
 * inside would undo the count.
 */
export const checkSecondFactor = async (ctx: CheckCtx, tx: AcrossTx, code: string): Promise<Outcome> => {
  const { recoveryCodes, limitsEnabled } = ctx.providers;
  const owner = ctx.actor.code;
  const limit = secondFactorGuessLimit(owner);
  if (limitsEnabled && (await consumeLimits(tx, [limit], ctx.now())) > 0) return 'too-many-requests';
  const isCorrect =
    code.length === APP_CODE_LENGTH
      ? await isAppCode(ctx, tx, code)
      : await spendRecoveryCode(tx, owner, recoveryCodes.hash(owner, code), ctx.now());
  if (!isCorrect) return 'wrong-second-factor';
  await resetLimits(tx, [limit.key]);
  return 'correct';
};
