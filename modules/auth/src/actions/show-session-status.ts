import type { auth } from '@ayna/contracts/auth';
import type { InputOf } from '@ayna/contracts/core/contract';
import type { Ctx } from '@ayna/kernel/ctx';
import type { WithProviders } from '@ayna/kernel/module';
import type { Providers } from '../providers/providers.ts';
import { restrictRights } from '../rules/customer-only.ts';
import { secondFactorStatus } from '../rules/second-factor.ts';
import { hasEnded } from '../rules/session-times.ts';
import { readSessionStatus } from '../store/session-status.ts';

const signedOut = {
  alive: false,
  admin: false,
  salonCode: null,
  groups: null,
  secondFactor: 'missing' as const,
};

/** Reads under the row security of that person, so that no row of anybody else is visible. */
export const showSessionStatus = async (
  ctx: Ctx & WithProviders<Providers>,
  { body }: InputOf<typeof auth.routes.sessionStatus>,
) => {
  const { person, session, salon } = body;
  const status = await ctx.db.readCustomer({ kind: 'person', code: person, session, address: '' }, (tx) =>
    readSessionStatus(tx, person, session, salon),
  );
  if (!status || !status.active || hasEnded(status, ctx.now())) return signedOut;
  const { admin, salonCode, groups, suspended, customerOnly } = restrictRights(status);
  const secondFactor = secondFactorStatus(status, ctx.now());
  return {
    alive: true,
    admin,
    salonCode: salon === 'active' ? salonCode : salon,
    groups,
    suspended: suspended ?? false,
    ...(customerOnly && { customerOnly: true as const }),
    secondFactor:
      ctx.providers.secondFactorRequired || secondFactor !== 'missing' ? secondFactor : ('passed' as const),
  };
};
