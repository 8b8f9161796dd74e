import type { appointment } from '@ayna/contracts/appointment';
import type { InputOf } from '@ayna/contracts/core/contract';
import { Refusal } from '@ayna/contracts/core/refusal';
import { networkOf } from '@ayna/domain/network';
import { momentAt } from '@ayna/domain/wall-clock';
import { newCode } from '@ayna/kernel/codes';
import type { SalonCtx } from '@ayna/kernel/ctx';
import type { SalonTx } from '@ayna/kernel/db/tx';
import { instantOf } from '@ayna/kernel/instant';
import type { WithHttp } from '@ayna/kernel/module';
import { workMinutes } from '../rules/availability.ts';
import { checkHold } from '../rules/hold-limits.ts';
import { planOnline } from '../rules/plan-visit.ts';
import { toRefusal } from '../rules/to-refusal.ts';
import { lengthOf, occupiedRanges } from '../rules/visit.ts';
import { listHolds, lockHolds, occupy, release } from '../store/occupancy.ts';
import { lockDay, refuseOverlap } from './shared/booking.ts';

const HOLD_MS = 5 * 60_000;

/** The signed-in person, the browser that names itself, or else all of its network together. */
const holderOf = ({ actor, http }: SalonCtx & WithHttp) => {
  const address = actor.kind === 'machine' ? '' : actor.address;
  const network = networkOf(address);
  const browser = http.header('x-browser') ?? '';
  if (actor.kind === 'person') return { holder: actor.code, network };
  return { holder: /^[\w-]{16,64}$/.test(browser) ? `browser ${browser}` : network, network };
};

/** Holds an offered slot for five minutes, while the customer fills in the form. */
export const holdTime = (ctx: SalonCtx & WithHttp, { body }: InputOf<typeof appointment.routes.hold>) => {
  const now = ctx.now();
  const { services: requested, startDate } = body;
  const owner = holderOf(ctx);

  const hold = async (tx: SalonTx) => {
    await lockHolds(tx);
    const standing = await listHolds(tx, now);
    const { date, start, context, team } = await lockDay(tx, { startDate, requested, now });
    const plan = planOnline(context, requested, start);
    if ('refused' in plan) throw toRefusal(plan, date);
    const minutes = plan.placed.reduce((sum, { work }) => sum + work.duration, 0);
    const verdict = checkHold(standing, { ...owner, date, minutes }, workMinutes(context, team));
    if ('refused' in verdict) throw new Refusal(verdict.refused);
    for (const code of verdict.released) tx.defer(release(tx, 'hold', code));
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
        ...owner,
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
