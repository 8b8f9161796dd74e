import type { InputOf } from '@ayna/contracts/core/contract';
import { Refusal } from '@ayna/contracts/core/refusal';
import type { service } from '@ayna/contracts/service';
import { serviceChanged } from '@ayna/contracts/service.events';
import type { MemberCtx } from '@ayna/kernel/ctx';
import { computeNewPrices } from '../rules/prices.ts';
import { toService } from '../rules/service-view.ts';
import { lockServices, saveService } from '../store/services.ts';

/** Changes all prices or none: one code that is deleted or unknown in this salon refuses the whole request. */
export const changePrices = (ctx: MemberCtx, { body }: InputOf<typeof service.routes.changePrices>) =>
  ctx.db.forSalon(ctx.salon, async (tx) => {
    const codes = [...new Set(body.codes)];
    const current = await lockServices(tx, codes);
    if (current.length < codes.length || current.some(({ gone }) => gone))
      throw new Refusal('unknown-service');
    const prices = computeNewPrices(current, body);
    if (!prices) throw new Refusal('price-too-high');
    return Promise.all(
      current.map(async (state) => {
        const price = prices.get(state.code);
        if (price === undefined) return toService(tx.salon, state);
        const saved = await saveService(tx, { ...state, price });
        tx.emit(serviceChanged, saved);
        return toService(tx.salon, saved);
      }),
    );
  });
