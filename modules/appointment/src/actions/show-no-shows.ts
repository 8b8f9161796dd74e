import type { appointment } from '@ayna/contracts/appointment';
import type { InputOf } from '@ayna/contracts/core/contract';
import { Refusal } from '@ayna/contracts/core/refusal';
import type { MemberCtx } from '@ayna/kernel/ctx';
import { readSalon } from '../store/copies.ts';
import { noShowStanding } from './shared/no-show-standing.ts';

export const showNoShows = (ctx: MemberCtx, { params }: InputOf<typeof appointment.routes.noShows>) =>
  ctx.db.forSalon(ctx.salon, async (tx) => {
    const salon = await readSalon(tx);
    if (!salon) throw new Refusal('not-found');
    return noShowStanding(tx, salon, params.code, ctx.now());
  });
