import type { appointment } from '@ayna/contracts/appointment';
import { waitingListChanged } from '@ayna/contracts/appointment.events';
import type { InputOf } from '@ayna/contracts/core/contract';
import { Refusal } from '@ayna/contracts/core/refusal';
import type { CustomerCtx, MemberCtx } from '@ayna/kernel/ctx';
import { deleteWaiting, setWaitingDone } from '../store/waiting-list.ts';

/** A customer no longer waits: nothing of it stays. */
export const leaveWaitingList = (
  ctx: CustomerCtx,
  { params }: InputOf<typeof appointment.routes.leaveWaitingList>,
) =>
  ctx.db.forSalon(ctx.salon, async (tx) => {
    const version = await deleteWaiting(tx, params.code, ctx.actor.code);
    if (version === null) throw new Refusal('not-found');
    tx.emit(waitingListChanged, { code: params.code, version: version + 1, gone: true });
    return {};
  });

/** The desk takes an entry off its list, or puts it back. */
export const settleWaiting = (
  ctx: MemberCtx,
  { params, body }: InputOf<typeof appointment.routes.settleWaiting>,
) =>
  ctx.db.forSalon(ctx.salon, async (tx) => {
    const version = await setWaitingDone(tx, params.code, body.done ? ctx.now() : null);
    if (version === null) throw new Refusal('not-found');
    tx.emit(waitingListChanged, { code: params.code, version, gone: body.done });
    return {};
  });
