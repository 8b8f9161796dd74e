import type { InputOf } from '@ayna/contracts/core/contract';
import { Refusal } from '@ayna/contracts/core/refusal';
import type { service } from '@ayna/contracts/service';
import { serviceChanged } from '@ayna/contracts/service.events';
import type { MemberCtx } from '@ayna/kernel/ctx';
import { toService } from '../rules/service-view.ts';
import { lockServices, saveService } from '../store/services.ts';

/** Changes a service. It is refused if somebody else changed it since the form was opened. */
export const changeService = (ctx: MemberCtx, { params, body }: InputOf<typeof service.routes.change>) =>
  ctx.db.forSalon(ctx.salon, async (tx) => {
    const [current] = await lockServices(tx, [params.code]);
    if (!current || current.gone) throw new Refusal('not-found');
    if (current.version !== body.version) throw new Refusal('conflict');
    const saved = await saveService(tx, { ...current, ...body });
    tx.emit(serviceChanged, saved);
    return toService(tx.salon, saved);
  });
