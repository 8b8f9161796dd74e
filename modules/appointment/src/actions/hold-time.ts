import type { appointment } from '@ayna/contracts/appointment';
import type { InputOf } from '@ayna/contracts/core/contract';
import { Refusal } from '@ayna/contracts/core/refusal';
import { newCode } from '@ayna/kernel/codes';
import type { SalonCtx } from '@ayna/kernel/ctx';
import { instantOf } from '@ayna/kernel/instant';
import { planOnline } from '../rules/plan-visit.ts';
import { refusalOf } from '../rules/refuse.ts';
import { sceneOf } from '../rules/scene-of.ts';
import { lengthOf, takenBy } from '../rules/visit.ts';
import { daysAfter, minutesFrom, momentAt } from '../rules/wall-time.ts';
import { isOverlap, take } from '../store/occupancy.ts';
import { lockScene } from '../store/scene.ts';

const HOLD_MS = 5 * 60_000;

/** Keeps what is offered for five minutes, while somebody types. */
export const holdTime = async (ctx: SalonCtx, { body }: InputOf<typeof appointment.routes.hold>) => {
  const now = ctx.now();
  const { services: wishes, startDate } = body;
  const date = startDate.slice(0, 10);
  const start = minutesFrom(date, startDate);
  const window = { from: momentAt(daysAfter(date, -1), 0), to: momentAt(daysAfter(date, 2), 0) };
  return ctx.db
    .forSalon(ctx.salon, async (tx) => {
      const found = await lockScene(tx, { wishes, ...window, now });
      if (!found) throw new Refusal('not-found');
      const scene = sceneOf(found, date, now);
      const planned = planOnline(scene, wishes, start);
      if ('refused' in planned) throw refusalOf(planned, date);
      const holdCode = newCode();
      const expiresAt = now + HOLD_MS;
      const placed = planned.placed.map((one) => ({ ...one, employee: one.employee.code }));
      const rows = takenBy(placed).flatMap(({ employee, ranges }) =>
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
      tx.lastly(take(tx, rows));
      return {
        holdCode,
        expiresAt: instantOf(expiresAt),
        slot: {
          startDate,
          endDate: momentAt(date, start + lengthOf(planned.placed.map(({ work }) => work))),
          employeeCodes: placed.map(({ employee }) => employee),
        },
      };
    })
    .catch((error: unknown) => {
      throw isOverlap(error) ? new Refusal('slot-taken') : error;
    });
};
