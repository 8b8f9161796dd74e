import type { InputOf } from '@ayna/contracts/core/contract';
import { maskedPhone, seesPhones } from '@ayna/contracts/core/mask';
import type { Ban, salon } from '@ayna/contracts/salon';
import type { MemberCtx } from '@ayna/kernel/ctx';
import { dayIn, holdsOn } from '../rules/ban-days.ts';
import { zone } from '../rules/defaults.ts';

import { listBans } from '../store/bans.ts';
import { readSalon } from '../store/salons.ts';

/** Those that hold today; phones as far as the caller may see them. */
const list = (ctx: MemberCtx, userCode?: string): Promise<Ban[]> =>
  ctx.db.forSalon(ctx.salon, async (tx) => {
    const today = dayIn((await readSalon(tx))?.zone ?? zone, ctx.now());
    const bans = (await listBans(tx, userCode)).filter((ban) => holdsOn(ban, today));
    if (seesPhones(ctx.groups)) return bans;
    return bans.map((ban) => ({ ...ban, phone: ban.phone && maskedPhone(ban.phone) }));
  });

export const listBansOfSalon = (ctx: MemberCtx) => list(ctx);

export const listBansOfUser = (ctx: MemberCtx, { params }: InputOf<typeof salon.routes.bansOfUser>) =>
  list(ctx, params.userCode);
