import type { auth } from '@ayna/contracts/auth';
import type { InputOf } from '@ayna/contracts/core/contract';
import type { Ctx } from '@ayna/kernel/ctx';
import { isOver } from '../rules/session-times.ts';
import { readStanding } from '../store/standing.ts';

const nobody = { alive: false, admin: false, salonCode: null, groups: null };

/** Read through the door of the person it is about: nobody else's rows can be seen by it. */
export const tellStanding = async (ctx: Ctx, { body }: InputOf<typeof auth.routes.standing>) => {
  const { person, session, salon } = body;
  const found = await ctx.db.seeCustomer({ kind: 'person', code: person, session, address: '' }, (tx) =>
    readStanding(tx, person, session, salon),
  );
  if (!found || !found.active || isOver(found, ctx.now())) return nobody;
  const { admin, salonCode, groups } = found;
  return { alive: true, admin, salonCode: salon === 'active' ? salonCode : salon, groups };
};
