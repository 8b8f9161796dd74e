import type { appointment } from '@ayna/contracts/appointment';
import type { InputOf } from '@ayna/contracts/core/contract';
import { Refusal } from '@ayna/contracts/core/refusal';
import { customer, type LapsedAfter } from '@ayna/contracts/customer';
import { addDays } from '@ayna/domain/wall-clock';
import { wallDate } from '@ayna/domain/wall-now';
import type { MemberCtx } from '@ayna/kernel/ctx';
import type { SalonReadTx } from '@ayna/kernel/db/tx';
import {
  type AdviceWeek,
  lapsedMost,
  mondayOf,
  quietStretch,
  quietWeeks,
  refusedSince,
  turnedDown,
} from '../rules/advice.ts';
import { openMinutes } from '../rules/open-minutes.ts';
import { countRefused, readAdviceOff, saveAdviceOff } from '../store/advice.ts';
import { cachedHolidays } from '../store/holidays.ts';
import { readSalonSnapshot } from '../store/salon-snapshots.ts';
import { readByKey, readWorkedHours } from '../store/span-figures.ts';

const HOURS_OF_WEEK = 7 * 24;

const workedByHour = async (tx: SalonReadTx, monday: string): Promise<number[]> => {
  const worked = await readWorkedHours(tx, { from: monday, to: addDays(monday, 6) });
  const minutes = new Map(worked.map((one) => [(one.weekday - 1) * 24 + one.hour, one.minutes]));
  return Array.from({ length: HOURS_OF_WEEK }, (_, index) => minutes.get(index) ?? 0);
};

/** While the customer module does not answer, the other suggestions are made. */
const readLapsed = (ctx: MemberCtx): Promise<readonly LapsedAfter[]> =>
  ctx.call(customer.routes.lapsed, { params: { salonCode: ctx.salon } }).catch((err: unknown) => {
    ctx.log.warn({ err }, 'lapsed customers could not be counted');
    return [];
  });

/** What the figures of the last whole weeks suggest; nothing where the salon does not want to be told. */
export const showAdvice = async (ctx: MemberCtx) => {
  const lapsed = await readLapsed(ctx);
  return ctx.db.readSalon(ctx.salon, async (tx) => {
    const now = ctx.now();
    const [{ salon, employees, services }, holidays, off] = await Promise.all([
      readSalonSnapshot(tx),
      cachedHolidays(tx, now),
      readAdviceOff(tx),
    ]);
    if (!salon) throw new Refusal('not-found');
    const week = mondayOf(wallDate(now, salon.zone));
    if (off) return { off, week, items: [] };
    const mondays = quietWeeks(week);
    const span = { from: mondays[0] ?? week, to: addDays(week, -1) };
    const [refused, sums, ...worked] = await Promise.all([
      countRefused(tx, refusedSince(week), week),
      readByKey(tx, span),
      ...mondays.map((monday) => workedByHour(tx, monday)),
    ]);
    const openIn = (from: string, to: string) => openMinutes({ salon, holidays, from, to }, employees);
    const weeks = mondays.map(
      (monday, index): AdviceWeek => ({
        monday,
        worked: worked[index] ?? [],
        open: openIn(monday, addDays(monday, 6)).byHour,
      }),
    );
    const busy = new Map(sums.filter(({ kind }) => kind === 'employee').map((one) => [one.key, one.minutes]));
    const freeMinutes = new Map(
      [...openIn(span.from, span.to).byEmployee].map(([code, open]) => [code, open - (busy.get(code) ?? 0)]),
    );
    const found = [
      quietStretch(weeks),
      turnedDown(refused, { services, employees, freeMinutes }),
      lapsedMost(lapsed, services),
    ];
    return { off, week, items: found.filter((item) => item !== null) };
  });
};

export const setAdvice = (ctx: MemberCtx, { body }: InputOf<typeof appointment.routes.setAdvice>) =>
  ctx.db.forSalon(ctx.salon, async (tx) => {
    tx.defer(saveAdviceOff(tx, body.off));
    return {};
  });
