import type { InputOf } from '@ayna/contracts/core/contract';
import { Refusal } from '@ayna/contracts/core/refusal';
import type { service } from '@ayna/contracts/service';
import { serviceChanged } from '@ayna/contracts/service.events';
import type { MemberCtx } from '@ayna/kernel/ctx';
import { toService } from '../rules/service-view.ts';
import { lockServices, saveService } from '../store/services.ts';

/** Compares no version: a switch sets its own value, whatever else was changed meanwhile. */
export const offerService = (ctx: MemberCtx, { params, body }: InputOf<typeof service.routes.offer>) =>
  ctx.db.forSalon(ctx.salon, async (tx) => {
    const [current] = await lockServices(tx, [params.code]);
    if (!current || current.gone) throw new Refusal('not-found');
    const { online = current.online, active = current.active } = body;
    if (online === current.online && active === current.active) return toService(tx.salon, current);
    const saved = await saveService(tx, { ...current, online, active });
    tx.emit(serviceChanged, saved);
    return toService(tx.salon, saved);
  });
