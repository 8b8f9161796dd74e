import type { InputOf } from '@ayna/contracts/core/contract';
import { Refusal } from '@ayna/contracts/core/refusal';
import type { salon } from '@ayna/contracts/salon';
import { userBanned } from '@ayna/contracts/salon.events';
import type { MemberCtx } from '@ayna/kernel/ctx';
import { banExists, markBanLifted } from '../store/bans.ts';

/** Succeeds, without a second event, when the ban is lifted already. */
export const liftBan = (ctx: MemberCtx, { params }: InputOf<typeof salon.routes.liftBan>) =>
  ctx.db.forSalon(ctx.salon, async (tx) => {
    const liftedBan = await markBanLifted(tx, params.code);
    if (liftedBan) tx.emit(userBanned, liftedBan);
    else if (!(await banExists(tx, params.code))) throw new Refusal('not-found');
    return {};
  });
