import type { InputOf } from '@ayna/contracts/core/contract';
import { maskPhone } from '@ayna/contracts/core/mask';
import type { Ban, salon } from '@ayna/contracts/salon';
import { canSeePhones } from '@ayna/domain/permissions';
import { wallDate } from '@ayna/domain/wall-now';
import type { MemberCtx } from '@ayna/kernel/ctx';
import { isInForceOn } from '../rules/ban-days.ts';
import { defaultZone } from '../rules/defaults.ts';
import { listBans } from '../store/bans.ts';
import { readSalon } from '../store/salons.ts';

/** Lists the bans in force today, with phones masked unless the caller may see them. */
const listActiveBans = (ctx: MemberCtx, userCode?: string): Promise<Ban[]> =>
  ctx.db.forSalon(ctx.salon, async (tx) => {
    const today = wallDate(ctx.now(), (await readSalon(tx))?.zone ?? defaultZone);
    const bans = (await listBans(tx, userCode)).filter((ban) => isInForceOn(ban, today));
    if (canSeePhones(ctx.groups)) return bans;
    return bans.map((ban) => ({ ...ban, phone: ban.phone && maskPhone(ban.phone) }));
  });

export const listBansOfSalon = (ctx: MemberCtx) => listActiveBans(ctx);

export const listBansOfUser = (ctx: MemberCtx, { params }: InputOf<typeof salon.routes.bansOfUser>) =>
  listActiveBans(ctx, params.userCode);
