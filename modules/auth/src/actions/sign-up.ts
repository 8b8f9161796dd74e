import type { auth } from '@ayna/contracts/auth';
import type { InputOf } from '@ayna/contracts/core/contract';
import { fieldMessages } from '@ayna/contracts/core/fields/errors';
import { Refusal } from '@ayna/contracts/core/refusal';
import { newCode } from '@ayna/kernel/codes';
import type { Ctx } from '@ayna/kernel/ctx';
import type { WithProviders } from '@ayna/kernel/module';
import type { Providers } from '../providers/providers.ts';
import { consentsOf, consentVersion } from '../rules/consents.ts';
import { foldPerson } from '../rules/person-search.ts';
import { isGuessable } from '../rules/weak-password.ts';
import { insertConsents } from '../store/consents.ts';
import { findPhoneHolder, insertPerson } from '../store/people.ts';
import { sendCode } from './shared/send-code.ts';

/**
 * Creates an account whose phone is still to be verified. The response does not reveal whether the phone or
 * the e-mail has an account: the holder of a known phone gets a message, and a known e-mail is left out when
 * the phone is verified.
 */
export const signUp = async (
  ctx: Ctx & WithProviders<Providers>,
  { body }: InputOf<typeof auth.routes.signUp>,
) => {
  if (isGuessable(body.password, body))
    throw new Refusal('invalid-fields', { fields: { password: fieldMessages.guessable } });
  const { kind, name, lastname, email, phone } = body;
  // Hashed for a known phone too, so that the response time reveals nothing.
  const passwordHash = await ctx.providers.passwords.hash(body.password);
  const now = ctx.now();
  const code = newCode();
  return ctx.db.acrossSalons('sign up', async (tx) => {
    const knownNumber = (await findPhoneHolder(tx, phone)) !== null;
    if (!knownNumber) {
      const folded = foldPerson(body);
      await insertPerson(tx, { code, kind, name, lastname, email, phone, folded, passwordHash, now });
      await insertConsents(tx, code, consentsOf(body), { version: consentVersion, now });
    }
    return sendCode(ctx, tx, { challenge: newCode(), wanted: 'sign-up', subject: code, phone, knownNumber });
  });
};
