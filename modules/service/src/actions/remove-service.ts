import type { InputOf } from '@ayna/contracts/core/contract';
import { Refusal } from '@ayna/contracts/core/refusal';
import type { service } from '@ayna/contracts/service';
import { serviceChanged } from '@ayna/contracts/service.events';
import type { MemberCtx } from '@ayna/kernel/ctx';
import { lockServices, saveService } from '../store/services.ts';

/** Asked twice, as after a lost answer, it changes nothing more. */
export const removeService = (ctx: MemberCtx, { params }: InputOf<typeof service.routes.remove>) =>
  ctx.db.forSalon(ctx.salon, async (tx) => {
    const [held] = await lockServices(tx, [params.code]);
    if (!held) throw new Refusal('not-found');
    if (!held.gone) await tx.emit(serviceChanged, await saveService(tx, { ...held, gone: true }));
    return {};
  });
