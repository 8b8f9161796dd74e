import type { InputOf } from '@ayna/contracts/core/contract';
import { Refusal } from '@ayna/contracts/core/refusal';
import type { service } from '@ayna/contracts/service';
import { serviceChanged } from '@ayna/contracts/service.events';
import type { MemberCtx } from '@ayna/kernel/ctx';
import { fitsServiceLimit } from '../rules/service-limit.ts';
import { toService } from '../rules/service-view.ts';
import { countServices } from '../store/lists.ts';
import { lockServiceCount, lockServices, saveService } from '../store/services.ts';

/** Needs no package: it undoes a deletion and creates nothing. */
export const restoreService = (ctx: MemberCtx, { params }: InputOf<typeof service.routes.restore>) =>
  ctx.db.forSalon(ctx.salon, async (tx) => {
    await lockServiceCount(tx);
    const [current] = await lockServices(tx, [params.code]);
    if (!current) throw new Refusal('not-found');
    if (!current.gone) return toService(tx.salon, current);
    if (!fitsServiceLimit(1, await countServices(tx))) throw new Refusal('too-many-services');
    const saved = await saveService(tx, { ...current, gone: false });
    tx.emit(serviceChanged, saved);
    return toService(tx.salon, saved);
  });
