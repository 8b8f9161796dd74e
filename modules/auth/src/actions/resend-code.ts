import type { auth } from '@ayna/contracts/auth';
import type { InputOf } from '@ayna/contracts/core/contract';
import { Refusal } from '@ayna/contracts/core/refusal';
import type { Ctx } from '@ayna/kernel/ctx';
import type { WithProviders } from '@ayna/kernel/module';
import type { Providers } from '../providers/providers.ts';
import { CHALLENGE_LIFETIME_MS } from '../rules/code-limits.ts';
import { findOpenChallenge } from '../store/challenges.ts';
import { sendCode } from './shared/send-code.ts';

/** Sends another code for the same challenge; the previous code is no longer accepted. */
export const resendCode = (
  ctx: Ctx & WithProviders<Providers>,
  { body }: InputOf<typeof auth.routes.resendCode>,
) =>
  ctx.db.acrossSalons('resend a code', async (tx) => {
    const since = new Date(ctx.now() - CHALLENGE_LIFETIME_MS);
    const open = await findOpenChallenge(tx, body.challenge, since);
    if (!open) throw new Refusal('code-spent');
    const { challenge, wanted, subject, phone, purpose } = open;
    return sendCode(ctx, tx, { challenge, wanted, subject, phone, knownNumber: purpose === 'known-number' });
  });
