import type { auth } from '@ayna/contracts/auth';
import type { InputOf } from '@ayna/contracts/core/contract';
import { Refusal } from '@ayna/contracts/core/refusal';
import type { PersonCtx } from '@ayna/kernel/ctx';
import type { WithProviders } from '@ayna/kernel/module';
import type { Providers } from '../providers/providers.ts';
import { findPerson } from '../store/people.ts';
import { putSecondFactor } from '../store/second-factors.ts';
import { confirmPassword } from './shared/confirm-password.ts';

/** The secret counts once a first code was right: a person whose app failed to read it is not locked out. */
export const startSecondFactor = async (
  ctx: PersonCtx & WithProviders<Providers>,
  { body }: InputOf<typeof auth.routes.startSecondFactor>,
) => {
  await confirmPassword(ctx, body.password);
  const { code } = ctx.actor;
  const { authenticator } = ctx.providers;
  const secret = authenticator.generate();
  return ctx.db.acrossSalons('start a second factor', async (tx) => {
    const person = await findPerson(tx, code);
    if (!person) throw new Refusal('sign-in-needed');
    if (person.second_factor_since) throw new Refusal('second-factor-on');
    await putSecondFactor(tx, code, authenticator.seal(code, secret));
    return { secret, uri: authenticator.uriOf(secret, person.email ?? person.phone) };
  });
};
