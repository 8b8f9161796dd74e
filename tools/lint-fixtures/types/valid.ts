import { contract, get } from '@ayna/contracts/core/contract';
import { event } from '@ayna/contracts/core/event';
import { code, emptyObject } from '@ayna/contracts/core/shapes';
import { anyone, guest } from '@ayna/contracts/core/who';
import type { Ctx, SalonCtx } from '@ayna/kernel/ctx';
import type { SalonTx } from '@ayna/kernel/db/tx';
import { routesOf } from '@ayna/kernel/module';
import * as z from 'zod/mini';

// The correct form of what the planted files in this folder get wrong.

export const open = contract('open', {
  route: get('/api/Open', { who: anyone, summary: 'Declares who may call it', response: emptyObject }),
  other: get('/api/Open/:salonCode', {
    who: guest('params.salonCode'),
    summary: 'A second one',
    params: z.object({ salonCode: code }),
    response: z.object({ count: z.int() }),
  }),
});

export const chairMoved = event('chair.moved', { data: z.object({ code, seats: z.int() }) });

export const countRows = async (tx: SalonTx): Promise<number> => tx.salon.length;

export const count = (ctx: SalonCtx) =>
  ctx.db.forSalon(ctx.salon, async (tx) => {
    tx.emit(chairMoved, { code: 'x', seats: 2 });
    return { count: await countRows(tx) };
  });

export const routes = routesOf(open, { route: async () => ({}), other: count });

export const anyCtx = (ctx: Ctx): Ctx => ctx;
