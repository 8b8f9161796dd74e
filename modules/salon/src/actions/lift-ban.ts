import type { InputOf } from '@ayna/contracts/core/contract';
import { Refusal } from '@ayna/contracts/core/refusal';
import type { salon } from '@ayna/contracts/salon';
import { userBanned } from '@ayna/contracts/salon.events';
import type { MemberCtx } from '@ayna/kernel/ctx';
import { hasBan, liftBan as lift } from '../store/bans.ts';

/** Lifted twice is lifted. */
export const liftBan = (ctx: MemberCtx, { params }: InputOf<typeof salon.routes.liftBan>) =>
  ctx.db.forSalon(ctx.salon, async (tx) => {
    const lifted = await lift(tx, params.code);
    if (lifted) await tx.emit(userBanned, lifted);
    else if (!(await hasBan(tx, params.code))) throw new Refusal('not-found');
    return {};
  });
