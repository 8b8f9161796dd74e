import type { auth } from '@ayna/contracts/auth';
import type { InputOf } from '@ayna/contracts/core/contract';
import { newCode } from '@ayna/kernel/codes';
import type { Ctx } from '@ayna/kernel/ctx';
import type { WithProviders } from '@ayna/kernel/module';
import type { Providers } from '../providers/providers.ts';
import { findUser } from '../store/users.ts';
import { sendCode } from './shared/send-code.ts';

/** A number without an account gets the same response and counts against the same limits; nothing is sent to it. */
export const forgotPassword = (
  ctx: Ctx & WithProviders<Providers>,
  { body }: InputOf<typeof auth.routes.forgotPassword>,
) =>
  ctx.db.acrossSalons('send a code for a forgotten password', async (tx) => {
    const { phone } = body;
    const subject = (await findUser(tx, 'phone', phone))?.code ?? null;
    return sendCode(ctx, tx, {
      challenge: newCode(),
      wanted: 'new-password',
      subject,
      phone,
      knownNumber: false,
    });
  });
