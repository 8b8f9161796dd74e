import type { PersonCtx } from '@ayna/kernel/ctx';
import type { AcrossTx } from '@ayna/kernel/db/tx';
import type { WithProviders } from '@ayna/kernel/module';
import type { Providers } from '../../providers/providers.ts';
import { putRecoveryCodes } from '../../store/second-factors.ts';

const COUNT = 10;

/** New recovery codes in place of the old ones. Only their hashes are stored, so they are shown once. */
export const issueRecoveryCodes = async (
  ctx: PersonCtx & WithProviders<Providers>,
  tx: AcrossTx,
): Promise<string[]> => {
  const { generate, hash } = ctx.providers.recoveryCodes;
  const codes = Array.from({ length: COUNT }, generate);
  await putRecoveryCodes(
    tx,
    ctx.actor.code,
    codes.map((code) => hash(ctx.actor.code, code)),
  );
  return codes;
};
