import { auth } from '@ayna/contracts/auth';
import type { InputOf } from '@ayna/contracts/core/contract';
import type { salon } from '@ayna/contracts/salon';
import type { PersonCtx } from '@ayna/kernel/ctx';
import { dayIn, holdsOn } from '../rules/ban-days.ts';
import { bansAgainst } from '../store/bans.ts';

/** By the account, or by the phone it has proved. */
export const tellBanned = async (ctx: PersonCtx, { query }: InputOf<typeof salon.routes.isBanned>) => {
  const person = await ctx.call(auth.routes.person, { params: { code: ctx.actor.code } });
  const bans = await ctx.db.acrossSalons('whether somebody is banned', (tx) =>
    bansAgainst(tx, query.salonCode, person),
  );
  const now = ctx.now();
  return { banned: bans.some((ban) => holdsOn(ban, dayIn(ban.zone, now))) };
};
