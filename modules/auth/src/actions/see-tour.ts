import type { auth } from '@ayna/contracts/auth';
import type { InputOf } from '@ayna/contracts/core/contract';
import type { PersonCtx } from '@ayna/kernel/ctx';
import { insertTour } from '../store/tours.ts';

export const seeTour = (ctx: PersonCtx, { body }: InputOf<typeof auth.routes.tourSeen>) =>
  ctx.db.acrossSalons('a tour was seen', async (tx) => {
    await insertTour(tx, ctx.actor.code, body.tour, ctx.now());
    return {};
  });
