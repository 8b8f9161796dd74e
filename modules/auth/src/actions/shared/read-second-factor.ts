import type { SecondFactor } from '@ayna/contracts/auth';
import { Refusal } from '@ayna/contracts/core/refusal';
import type { PersonCtx } from '@ayna/kernel/ctx';
import type { AcrossTx } from '@ayna/kernel/db/tx';
import { passedUntil } from '../../rules/second-factor.ts';
import { countRecoveryCodes } from '../../store/second-factors.ts';
import { readSessionStatus } from '../../store/session-status.ts';

export const readSecondFactor = async (ctx: PersonCtx, tx: AcrossTx): Promise<SecondFactor> => {
  const { code, session } = ctx.actor;
  const status = await readSessionStatus(tx, code, session, null);
  if (!status) throw new Refusal('sign-in-needed');
  return {
    enabled: status.secondFactorSince !== null,
    passedUntil: passedUntil(status, ctx.now())?.toISOString() ?? null,
    recoveryCodesLeft: await countRecoveryCodes(tx, code),
  };
};
