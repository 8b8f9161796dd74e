import type { appointment } from '@ayna/contracts/appointment';
import type { InputOf } from '@ayna/contracts/core/contract';
import { Refusal } from '@ayna/contracts/core/refusal';
import type { Range } from '@ayna/domain/ranges';
import { addDays, daysBetween, minuteOfDay, momentAt } from '@ayna/domain/wall-clock';
import { wallNow } from '@ayna/domain/wall-now';
import type { MemberCtx, SalonCtx } from '@ayna/kernel/ctx';
import type { WithHttp } from '@ayna/kernel/module';
import type { AvailabilityContext, RequestedService } from '../rules/availability.ts';
import { availabilityContext } from '../rules/availability-context.ts';
import { dayOutline } from '../rules/day-outline.ts';
import { deskDay } from '../rules/desk-day.ts';
import { noRoomReason } from '../rules/no-room-reason.ts';
import { offeredSlots } from '../rules/plan-visit.ts';
import { dayWindow } from '../rules/spans.ts';
import { suggestSlots } from '../rules/suggest-slots.ts';
import { lengthOf } from '../rules/visit.ts';
import { readAvailability } from '../store/availability.ts';
import { recordMiss } from './shared/record-miss.ts';

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

type OfferedSlot = ReturnType<typeof offeredSlots>[number];

const toSlot = (
  { date, services }: AvailabilityContext,
  requested: readonly RequestedService[],
  { start, employees }: OfferedSlot,
) => {
  const length = lengthOf(requested.map(({ serviceCode }) => services.get(serviceCode) ?? { duration: 0 }));
  return {
    startDate: momentAt(date, start),
    endDate: momentAt(date, start + length),
    employeeCodes: employees,
  };
};

export const showFreeSlots = async (
  ctx: SalonCtx & WithHttp,
  { query }: InputOf<typeof appointment.routes.freeSlots>,
) => {
  const { date, services } = query;
  const { data, now } = await readDays(ctx, services, date, 1);
  const context = availabilityContext(data, date, now);
  const slots = offeredSlots(context, services);
  if (slots.length === 0) await recordMiss(ctx, ctx.salon, context, services);
  const suggested = suggestSlots(context, services, slots);
  return slots.map((slot) => ({
    ...toSlot(context, services, slot),
    suggested: suggested.has(slot.start),
  }));
};

const FIRST_DAYS = 7;
const MORE_DAYS = 31;
const MAX_DAYS = 366;

/** Searches a week first, since most searches end there, then a month at a time. */
export const showFirstFree = async (
  ctx: SalonCtx & WithHttp,
  { query }: InputOf<typeof appointment.routes.firstFree>,
) => {
  const { services } = query;
  let nothing: AvailabilityContext | null = null;
  for (let searched = 0, length = FIRST_DAYS; searched < MAX_DAYS; searched += length, length = MORE_DAYS) {
    const from = addDays(query.from, searched);
    const days = await readDays(ctx, services, from, length);
    const { salon } = days.data;
    const today = wallNow(days.now, salon.zone).slice(0, 10);
    for (let day = 0; day < length; day += 1) {
      const context = availabilityContext(days.data, addDays(from, day), days.now);
      const [slot] = offeredSlots(context, services);
      if (slot) return { slot: toSlot(context, services, slot) };
    }
    if (searched === 0) nothing = availabilityContext(days.data, from, days.now);
    if (daysBetween(today, from) > salon.aheadDays) break;
  }
  if (nothing) await recordMiss(ctx, ctx.salon, nothing, services);
  return { slot: null };
};

export const showFreeDays = async (ctx: SalonCtx, { query }: InputOf<typeof appointment.routes.freeDays>) => {
  const { month, services } = query;
  const first = `${month}-01`;
  const length = daysBetween(first, `${addDays(first, 31).slice(0, 7)}-01`);
  const { data, now } = await readDays(ctx, services, first, length);
  return Array.from({ length }, (_, index) => {
    const date = addDays(first, index);
    return { date, free: offeredSlots(availabilityContext(data, date, now), services).length > 0 };
  });
};

/** Why days have no room. Not counted as searches: it follows those that were. */
export const showDayReasons = async (
  ctx: SalonCtx,
  { query }: InputOf<typeof appointment.routes.dayReasons>,
) => {
  const { from, services } = query;
  const { data, now } = await readDays(ctx, services, from, query.days);
  return Array.from({ length: query.days }, (_, index) => {
    const date = addDays(from, index);
    return { date, reason: noRoomReason(availabilityContext(data, date, now), services) };
  });
};

/** The hours of the asked-for employee on a day without room: what is free is too short, and the rest has a reason. */
export const showDayOutline = async (
  ctx: SalonCtx,
  { query }: InputOf<typeof appointment.routes.dayOutline>,
) => {
  const { date, services } = query;
  const { data, now } = await readDays(ctx, services, date, 1);
  const outline = dayOutline(availabilityContext(data, date, now), services);
  const toStretch = ([from, to]: Range) => ({ startDate: momentAt(date, from), endDate: momentAt(date, to) });
  return {
    outline: outline && {
      ...toStretch(outline.open),
      stretches: outline.stretches.map(({ range, kind }) => ({ ...toStretch(range), kind })),
    },
  };
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
