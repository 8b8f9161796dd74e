import type { auth } from '@ayna/contracts/auth';
import type { InputOf } from '@ayna/contracts/core/contract';
import type { PersonCtx } from '@ayna/kernel/ctx';
import { insertTour } from '../store/tours.ts';

export const markTourSeen = (ctx: PersonCtx, { body }: InputOf<typeof auth.routes.markTourSeen>) =>
  ctx.db.acrossSalons('mark a tour as seen', async (tx) => {
    await insertTour(tx, ctx.actor.code, body.tour, ctx.now());
    return {};
  });
