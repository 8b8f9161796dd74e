import type { InputOf } from '@ayna/contracts/core/contract';
import { Refusal } from '@ayna/contracts/core/refusal';
import type { service } from '@ayna/contracts/service';
import { serviceChanged } from '@ayna/contracts/service.events';
import type { MemberCtx } from '@ayna/kernel/ctx';
import { shownOf } from '../rules/shown.ts';
import { lockServices, saveService } from '../store/services.ts';

export const changeService = (ctx: MemberCtx, { params, body }: InputOf<typeof service.routes.change>) =>
  ctx.db.forSalon(ctx.salon, async (tx) => {
    const [held] = await lockServices(tx, [params.code]);
    if (!held || held.gone) throw new Refusal('not-found');
    if (held.version !== body.version) throw new Refusal('conflict');
    const saved = await saveService(tx, { ...held, ...body });
    await tx.emit(serviceChanged, saved);
    return shownOf(tx.salon, saved);
  });
