import type { appointment } from '@ayna/contracts/appointment';
import type { InputOf } from '@ayna/contracts/core/contract';
import { Refusal } from '@ayna/contracts/core/refusal';
import type { MemberCtx, SalonCtx } from '@ayna/kernel/ctx';
import { deskDay } from '../rules/desk-day.ts';
import { offeredSlots } from '../rules/plan-visit.ts';
import type { Wish } from '../rules/scene.ts';
import { sceneOf } from '../rules/scene-of.ts';
import { lengthOf } from '../rules/visit.ts';
import { wallNow } from '../rules/wall-now.ts';
import { daysAfter, daysBetween, minuteOf, momentAt } from '../rules/wall-time.ts';
import { findScene } from '../store/scene.ts';

/** One read for all the days: the hours are the same, and what is taken lies together. */
const readDays = async (ctx: SalonCtx, wishes: readonly Wish[], from: string, days: number) => {
  const now = ctx.now();
  const window = { from: momentAt(daysAfter(from, -1), 0), to: momentAt(daysAfter(from, days + 1), 0) };
  const found = await ctx.db.seeSalon(ctx.salon, (tx) => findScene(tx, { wishes, ...window, now }));
  if (!found) throw new Refusal('not-found');
  return { found, now };
};

type Days = Awaited<ReturnType<typeof readDays>>;

const slotsOn = ({ found, now }: Days, wishes: readonly Wish[], date: string) => {
  const scene = sceneOf(found, date, now);
  const length = lengthOf(
    wishes.map(({ serviceCode }) => found.services.get(serviceCode) ?? { duration: 0 }),
  );
  return offeredSlots(scene, wishes).map(({ start, employees }) => ({
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
const MOST_DAYS = 366;

/** A week first, since most find room in it; then a month at a time. */
export const showFirstFree = async (
  ctx: SalonCtx,
  { query }: InputOf<typeof appointment.routes.firstFree>,
) => {
  const { services } = query;
  for (let looked = 0, length = FIRST_DAYS; looked < MOST_DAYS; looked += length, length = MORE_DAYS) {
    const from = daysAfter(query.from, looked);
    const days = await readDays(ctx, services, from, length);
    const { salon } = days.found;
    const today = wallNow(days.now, salon.zone).slice(0, 10);
    for (let day = 0; day < length; day += 1) {
      const [slot] = slotsOn(days, services, daysAfter(from, day));
      if (slot) return { slot };
    }
    if (daysBetween(today, from) > salon.aheadDays) break;
  }
  return { slot: null };
};

export const showFreeDays = async (ctx: SalonCtx, { query }: InputOf<typeof appointment.routes.freeDays>) => {
  const { month, services } = query;
  const first = `${month}-01`;
  const length = daysBetween(first, `${daysAfter(first, 31).slice(0, 7)}-01`);
  const days = await readDays(ctx, services, first, length);
  return Array.from({ length }, (_, index) => {
    const date = daysAfter(first, index);
    return { date, free: slotsOn(days, services, date).length > 0 };
  });
};

const clockAt = (minute: number): string => momentAt('1970-01-01', minute).slice(11);

export const showDeskDays = async (
  ctx: MemberCtx,
  { query }: InputOf<typeof appointment.routes.deskDays>,
) => {
  const { services, duration = null, at } = query;
  const { found, now } = await readDays(ctx, services, query.from, query.days);
  const asked = { duration, at: at === undefined ? null : minuteOf(at) };
  return Array.from({ length: query.days }, (_, index) => {
    const date = daysAfter(query.from, index);
    const { starts, each } = deskDay(sceneOf(found, date, now), services, asked);
    return {
      date,
      starts: starts.map(clockAt),
      each: each.map((one) => ({ ...one, starts: one.starts.map(clockAt) })),
    };
  });
};
