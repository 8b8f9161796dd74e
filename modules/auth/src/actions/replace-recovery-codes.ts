import type { PersonCtx } from '@ayna/kernel/ctx';
import type { WithProviders } from '@ayna/kernel/module';
import type { Providers } from '../providers/providers.ts';
import { writeAudit } from '../store/audit.ts';
import { issueRecoveryCodes } from './shared/issue-recovery-codes.ts';

export const replaceRecoveryCodes = (ctx: PersonCtx & WithProviders<Providers>) =>
  ctx.db.acrossSalons('replace recovery codes', async (tx) => {
    await writeAudit(tx, ctx, { action: 'recovery-codes-replaced', subject: ctx.actor.code });
    return { recoveryCodes: await issueRecoveryCodes(ctx, tx) };
  });
