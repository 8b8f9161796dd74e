import type { InputOf } from '@ayna/contracts/core/contract';
import { Refusal } from '@ayna/contracts/core/refusal';
import type { service } from '@ayna/contracts/service';
import { serviceChanged } from '@ayna/contracts/service.events';
import type { MemberCtx } from '@ayna/kernel/ctx';
import { lockServices, saveService } from '../store/services.ts';

/** A repeated request, as after a lost response, changes nothing. */
export const removeService = (ctx: MemberCtx, { params }: InputOf<typeof service.routes.remove>) =>
  ctx.db.forSalon(ctx.salon, async (tx) => {
    const [current] = await lockServices(tx, [params.code]);
    if (!current) throw new Refusal('not-found');
    if (!current.gone) tx.emit(serviceChanged, await saveService(tx, { ...current, gone: true }));
    return {};
  });
