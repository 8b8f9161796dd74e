import type { auth } from '@ayna/contracts/auth';
import type { InputOf } from '@ayna/contracts/core/contract';
import { Refusal } from '@ayna/contracts/core/refusal';
import type { Ctx } from '@ayna/kernel/ctx';
import type { WithProviders } from '@ayna/kernel/module';
import type { Providers } from '../providers/providers.ts';
import { confirmPassword } from './shared/confirm-password.ts';

/** For another module that acts on a person's behalf and wants the password again. */
export const checkPassword = async (
  ctx: Ctx & WithProviders<Providers>,
  { body }: InputOf<typeof auth.routes.confirmPassword>,
) => {
  const { actor } = ctx;
  if (actor.kind !== 'person') throw new Refusal('not-allowed');
  await confirmPassword({ ...ctx, actor }, body.password);
  return {};
};
