import type { InputOf } from '@ayna/contracts/core/contract';
import { Refusal } from '@ayna/contracts/core/refusal';
import type { service } from '@ayna/contracts/service';
import { serviceChanged } from '@ayna/contracts/service.events';
import type { MemberCtx } from '@ayna/kernel/ctx';
import { shownOf } from '../rules/shown.ts';
import { lockServices, saveService } from '../store/services.ts';

/** Switches need no version: whoever turns one says what it shall be, whatever else was changed meanwhile. */
export const offerService = (ctx: MemberCtx, { params, body }: InputOf<typeof service.routes.offer>) =>
  ctx.db.forSalon(ctx.salon, async (tx) => {
    const [held] = await lockServices(tx, [params.code]);
    if (!held || held.gone) throw new Refusal('not-found');
    const { online = held.online, active = held.active } = body;
    if (online === held.online && active === held.active) return shownOf(tx.salon, held);
    const saved = await saveService(tx, { ...held, online, active });
    await tx.emit(serviceChanged, saved);
    return shownOf(tx.salon, saved);
  });
