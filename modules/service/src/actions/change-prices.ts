import type { InputOf } from '@ayna/contracts/core/contract';
import { Refusal } from '@ayna/contracts/core/refusal';
import type { service } from '@ayna/contracts/service';
import { serviceChanged } from '@ayna/contracts/service.events';
import type { MemberCtx } from '@ayna/kernel/ctx';
import { repriced } from '../rules/prices.ts';
import { shownOf } from '../rules/shown.ts';
import { lockServices, saveService } from '../store/services.ts';

/** All of them, or none: a code that is deleted, or nobody's here, refuses the whole. */
export const changePrices = (ctx: MemberCtx, { body }: InputOf<typeof service.routes.changePrices>) =>
  ctx.db.forSalon(ctx.salon, async (tx) => {
    const codes = [...new Set(body.codes)];
    const held = await lockServices(tx, codes);
    if (held.length < codes.length || held.some(({ gone }) => gone)) throw new Refusal('unknown-service');
    const prices = repriced(held, body);
    if (!prices) throw new Refusal('price-too-high');
    return Promise.all(
      held.map(async (state) => {
        const price = prices.get(state.code);
        if (price === undefined) return shownOf(tx.salon, state);
        const saved = await saveService(tx, { ...state, price });
        await tx.emit(serviceChanged, saved);
        return shownOf(tx.salon, saved);
      }),
    );
  });
