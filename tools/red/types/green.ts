import { contract, get } from '@ayna/contracts/core/contract';
import { event } from '@ayna/contracts/core/event';
import { code, nothing } from '@ayna/contracts/core/shapes';
import { anyone, guest } from '@ayna/contracts/core/who';
import type { Ctx, SalonCtx } from '@ayna/kernel/ctx';
import type { SalonTx } from '@ayna/kernel/db/tx';
import { routesOf } from '@ayna/kernel/module';
import * as z from 'zod/mini';

// What the planted files beside this one get wrong, done right.

export const open = contract('open', {
  route: get('/api/Open', { who: anyone, summary: 'Says who may call it', answer: nothing }),
  other: get('/api/Open/:salonCode', {
    who: guest('params.salonCode'),
    summary: 'A second one',
    params: z.object({ salonCode: code }),
    answer: z.object({ count: z.int() }),
  }),
});

export const chairMoved = event('chair.moved', { data: z.object({ code, seats: z.int() }) });

export const countRows = async (tx: SalonTx): Promise<number> => tx.salon.length;

export const count = (ctx: SalonCtx) =>
  ctx.db.forSalon(ctx.salon, async (tx) => {
    await tx.emit(chairMoved, { code: 'x', seats: 2 });
    return { count: await countRows(tx) };
  });

export const routes = routesOf(open, { route: async () => ({}), other: count });

export const anyCtx = (ctx: Ctx): Ctx => ctx;
