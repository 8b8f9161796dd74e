import type { SalonCtx } from '@ayna/kernel/ctx';
import { countLapsed } from '../store/lapsed.ts';
import { readLapse } from './shared/lapse.ts';

export const countLapsedCards = (ctx: SalonCtx) =>
  ctx.db.readSalon(ctx.salon, async (tx) => {
    const lapse = await readLapse(tx, ctx.now(), null);
    return lapse.limits.length === 0 ? [] : countLapsed(tx, ctx.now(), lapse);
  });
