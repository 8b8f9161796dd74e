import type { appointment } from '@ayna/contracts/appointment';
import type { InputOf } from '@ayna/contracts/core/contract';
import type { SalonCtx } from '@ayna/kernel/ctx';
import { release } from '../store/occupancy.ts';

export const releaseHold = (ctx: SalonCtx, { params }: InputOf<typeof appointment.routes.release>) =>
  ctx.db.forSalon(ctx.salon, async (tx) => {
    tx.defer(release(tx, 'hold', params.code));
    return {};
  });
