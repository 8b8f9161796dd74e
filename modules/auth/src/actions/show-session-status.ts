import type { auth } from '@ayna/contracts/auth';
import type { InputOf } from '@ayna/contracts/core/contract';
import type { Ctx } from '@ayna/kernel/ctx';
import { hasEnded } from '../rules/session-times.ts';
import { readSessionStatus } from '../store/session-status.ts';

const signedOut = { alive: false, admin: false, salonCode: null, groups: null };

/** Reads under the row security of that person, so that no row of anybody else is visible. */
export const showSessionStatus = async (ctx: Ctx, { body }: InputOf<typeof auth.routes.sessionStatus>) => {
  const { person, session, salon } = body;
  const status = await ctx.db.readCustomer({ kind: 'person', code: person, session, address: '' }, (tx) =>
    readSessionStatus(tx, person, session, salon),
  );
  if (!status || !status.active || hasEnded(status, ctx.now())) return signedOut;
  const { admin, salonCode, groups } = status;
  return { alive: true, admin, salonCode: salon === 'active' ? salonCode : salon, groups };
};
