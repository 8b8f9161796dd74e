import { auth } from '@ayna/contracts/auth';
import type { InputOf } from '@ayna/contracts/core/contract';
import type { salon } from '@ayna/contracts/salon';
import { wallDate } from '@ayna/domain/wall-now';
import type { PersonCtx } from '@ayna/kernel/ctx';
import { isInForceOn } from '../rules/ban-days.ts';
import { listBansAgainst } from '../store/bans.ts';

/** Looks for bans of the account and of its verified phone. */
export const checkBan = async (ctx: PersonCtx, { query }: InputOf<typeof salon.routes.isBanned>) => {
  const person = await ctx.call(auth.routes.person, { params: { code: ctx.actor.code } });
  const bans = await ctx.db.acrossSalons('check the bans of a person', (tx) =>
    listBansAgainst(tx, query.salonCode, person),
  );
  const now = ctx.now();
  return { banned: bans.some((ban) => isInForceOn(ban, wallDate(now, ban.zone))) };
};
