import type { InputOf } from '@ayna/contracts/core/contract';
import { Refusal } from '@ayna/contracts/core/refusal';
import type { service } from '@ayna/contracts/service';
import { serviceChanged } from '@ayna/contracts/service.events';
import type { MemberCtx } from '@ayna/kernel/ctx';
import { hasRoomFor } from '../rules/room.ts';
import { shownOf } from '../rules/shown.ts';
import { countServices } from '../store/lists.ts';
import { lockRoom, lockServices, saveService } from '../store/services.ts';

/** No package is asked for: it takes a deletion back and makes nothing new. */
export const restoreService = (ctx: MemberCtx, { params }: InputOf<typeof service.routes.restore>) =>
  ctx.db.forSalon(ctx.salon, async (tx) => {
    await lockRoom(tx);
    const [held] = await lockServices(tx, [params.code]);
    if (!held) throw new Refusal('not-found');
    if (!held.gone) return shownOf(tx.salon, held);
    if (!hasRoomFor(1, await countServices(tx))) throw new Refusal('too-many-services');
    const saved = await saveService(tx, { ...held, gone: false });
    await tx.emit(serviceChanged, saved);
    return shownOf(tx.salon, saved);
  });
