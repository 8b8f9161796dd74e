import type { appointment } from '@ayna/contracts/appointment';
import type { InputOf } from '@ayna/contracts/core/contract';
import { momentAt } from '@ayna/domain/wall-clock';
import { newCode } from '@ayna/kernel/codes';
import type { SalonCtx } from '@ayna/kernel/ctx';
import type { SalonTx } from '@ayna/kernel/db/tx';
import { instantOf } from '@ayna/kernel/instant';
import { planOnline } from '../rules/plan-visit.ts';
import { toRefusal } from '../rules/to-refusal.ts';
import { lengthOf, occupiedRanges } from '../rules/visit.ts';
import { occupy } from '../store/occupancy.ts';
import { lockDay, refuseOverlap } from './shared/booking.ts';

const HOLD_MS = 5 * 60_000;

/** Holds an offered slot for five minutes, while the customer fills in the form. */
export const holdTime = (ctx: SalonCtx, { body }: InputOf<typeof appointment.routes.hold>) => {
  const now = ctx.now();
  const { services: requested, startDate } = body;

  const hold = async (tx: SalonTx) => {
    const { date, start, context } = await lockDay(tx, { startDate, requested, now });
    const plan = planOnline(context, requested, start);
    if ('refused' in plan) throw toRefusal(plan, date);
    const holdCode = newCode();
    const expiresAt = now + HOLD_MS;
    const placed = plan.placed.map((one) => ({ ...one, employee: one.employee.code }));
    const rows = occupiedRanges(placed).flatMap(({ employee, ranges }) =>
      ranges.map(([from, to]) => ({
        subject: employee,
        lane: 0,
        from: momentAt(date, from),
        to: momentAt(date, to),
        source: 'hold' as const,
        sourceCode: holdCode,
        expiresAt,
      })),
    );
    tx.defer(...occupy(tx, rows));
    const length = lengthOf(plan.placed.map(({ work }) => work));
    return {
      holdCode,
      expiresAt: instantOf(expiresAt),
      slot: {
        startDate,
        endDate: momentAt(date, start + length),
        employeeCodes: placed.map(({ employee }) => employee),
      },
    };
  };

  return refuseOverlap(ctx.db.forSalon(ctx.salon, hold));
};
