import type { appointment } from '@ayna/contracts/appointment';
import type { InputOf } from '@ayna/contracts/core/contract';
import { Refusal } from '@ayna/contracts/core/refusal';
import { addDays, daysBetween, minuteOfDay, momentAt } from '@ayna/domain/wall-clock';
import { wallNow } from '@ayna/domain/wall-now';
import type { MemberCtx, SalonCtx } from '@ayna/kernel/ctx';
import type { RequestedService } from '../rules/availability.ts';
import { availabilityContext } from '../rules/availability-context.ts';
import { deskDay } from '../rules/desk-day.ts';
import { offeredSlots } from '../rules/plan-visit.ts';
import { dayWindow } from '../rules/spans.ts';
import { lengthOf } from '../rules/visit.ts';
import { readAvailability } from '../store/availability.ts';

/** One read for all days: the hours are the same, and occupied time of near days is stored together. */
const readDays = async (
  ctx: SalonCtx,
  requested: readonly RequestedService[],
  from: string,
  days: number,
  ignoreHolds = false,
) => {
  const now = ctx.now();
  const data = await ctx.db.readSalon(ctx.salon, (tx) =>
    readAvailability(tx, { requested, ...dayWindow(from, days), now, ignoreHolds }),
  );
  if (!data) throw new Refusal('not-found');
  return { data, now };
};

type Days = Awaited<ReturnType<typeof readDays>>;

const slotsOn = ({ data, now }: Days, requested: readonly RequestedService[], date: string) => {
  const context = availabilityContext(data, date, now);
  const length = lengthOf(
    requested.map(({ serviceCode }) => data.services.get(serviceCode) ?? { duration: 0 }),
  );
  return offeredSlots(context, requested).map(({ start, employees }) => ({
    startDate: momentAt(date, start),
    endDate: momentAt(date, start + length),
    employeeCodes: employees,
  }));
};

export const showFreeSlots = async (
  ctx: SalonCtx,
  { query }: InputOf<typeof appointment.routes.freeSlots>,
) => {
  const { date, services } = query;
  return slotsOn(await readDays(ctx, services, date, 1), services, date);
};

const FIRST_DAYS = 7;
const MORE_DAYS = 31;
const MAX_DAYS = 366;

/** Searches a week first, since most searches end there, then a month at a time. */
export const showFirstFree = async (
  ctx: SalonCtx,
  { query }: InputOf<typeof appointment.routes.firstFree>,
) => {
  const { services } = query;
  for (let searched = 0, length = FIRST_DAYS; searched < MAX_DAYS; searched += length, length = MORE_DAYS) {
    const from = addDays(query.from, searched);
    const days = await readDays(ctx, services, from, length);
    const { salon } = days.data;
    const today = wallNow(days.now, salon.zone).slice(0, 10);
    for (let day = 0; day < length; day += 1) {
      const [slot] = slotsOn(days, services, addDays(from, day));
      if (slot) return { slot };
    }
    if (daysBetween(today, from) > salon.aheadDays) break;
  }
  return { slot: null };
};

export const showFreeDays = async (ctx: SalonCtx, { query }: InputOf<typeof appointment.routes.freeDays>) => {
  const { month, services } = query;
  const first = `${month}-01`;
  const length = daysBetween(first, `${addDays(first, 31).slice(0, 7)}-01`);
  const days = await readDays(ctx, services, first, length);
  return Array.from({ length }, (_, index) => {
    const date = addDays(first, index);
    return { date, free: slotsOn(days, services, date).length > 0 };
  });
};

const clockAt = (minute: number): string => momentAt('1970-01-01', minute).slice(11);

export const showDeskDays = async (
  ctx: MemberCtx,
  { query }: InputOf<typeof appointment.routes.deskDays>,
) => {
  const { services, duration = null, at } = query;
  const { data, now } = await readDays(ctx, services, query.from, query.days, true);
  const options = { duration, at: at === undefined ? null : minuteOfDay(at) };
  return Array.from({ length: query.days }, (_, index) => {
    const date = addDays(query.from, index);
    const { starts, each } = deskDay(availabilityContext(data, date, now), services, options);
    return {
      date,
      starts: starts.map(clockAt),
      each: each.map((one) => ({ ...one, starts: one.starts.map(clockAt) })),
    };
  });
};
