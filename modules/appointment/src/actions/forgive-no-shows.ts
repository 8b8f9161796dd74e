import type { appointment } from '@ayna/contracts/appointment';
import type { InputOf } from '@ayna/contracts/core/contract';
import { Refusal } from '@ayna/contracts/core/refusal';
import type { MemberCtx } from '@ayna/kernel/ctx';
import { authorOf } from '../rules/author.ts';
import { employeeOfUser, readSalon } from '../store/copies.ts';
import { addHistory } from '../store/history.ts';
import { countMissedAgain, forgiveMissed } from '../store/no-shows.ts';
import { noShowStanding } from './shared/no-show-standing.ts';

/** Forgives all that a customer missed so far, or takes that back. */
export const forgiveNoShows = (
  ctx: MemberCtx,
  { params, body }: InputOf<typeof appointment.routes.forgiveNoShows>,
) =>
  ctx.db.forSalon(ctx.salon, async (tx) => {
    const now = ctx.now();
    const [salon, me] = await Promise.all([readSalon(tx), employeeOfUser(tx, ctx.actor.code)]);
    if (!salon) throw new Refusal('not-found');
    const changed = body.forgiven
      ? await forgiveMissed(tx, params.code, now)
      : await countMissedAgain(tx, params.code);
    const { author: by } = authorOf(ctx.actor.code, me);
    const what = body.forgiven ? ('forgiven' as const) : ('counted' as const);
    tx.defer(
      ...addHistory(
        tx,
        changed.map((appointmentCode) => ({ appointmentCode, at: now, by, what, from: null, to: null })),
      ),
    );
    return noShowStanding(tx, salon, params.code, now);
  });
