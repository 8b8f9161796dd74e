import type { auth } from '@ayna/contracts/auth';
import type { InputOf } from '@ayna/contracts/core/contract';
import { newCode } from '@ayna/kernel/codes';
import type { PersonCtx } from '@ayna/kernel/ctx';
import type { WithProviders } from '@ayna/kernel/module';
import type { Providers } from '../providers/providers.ts';
import { findPhoneHolder } from '../store/people.ts';
import { confirmPassword } from './shared/confirm-password.ts';
import { sendCode } from './shared/send-code.ts';

/** Does not reveal that a number belongs to another account: its holder gets a message, and no code is correct. */
export const changePhone = async (
  ctx: PersonCtx & WithProviders<Providers>,
  { body }: InputOf<typeof auth.routes.changePhone>,
) => {
  await confirmPassword(ctx, body.password);
  return ctx.db.acrossSalons('send a code to a new phone', async (tx) => {
    const { phone } = body;
    const holder = await findPhoneHolder(tx, phone);
    const subject = ctx.actor.code;
    const knownNumber = holder !== null && holder !== subject;
    return sendCode(ctx, tx, { challenge: newCode(), wanted: 'change-phone', subject, phone, knownNumber });
  });
};
