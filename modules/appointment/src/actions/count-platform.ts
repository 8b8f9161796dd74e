import type { appointment } from '@ayna/contracts/appointment';
import { parseCodeList } from '@ayna/contracts/core/code-list';
import type { InputOf } from '@ayna/contracts/core/contract';
import { addDays, lastDays } from '@ayna/domain/wall-clock';
import { wallDate } from '@ayna/domain/wall-now';
import type { PersonCtx } from '@ayna/kernel/ctx';
import { countBySalon, countPlatform } from '../store/platform.ts';

const DAYS = 28;
const ACTIVITY_DAYS = 30;

const todayOf = (ctx: PersonCtx): string => wallDate(ctx.now(), 'Europe/Istanbul');

/** Every one of the days, also those without appointments. */
export const countPlatformDays = async (ctx: PersonCtx) => {
  const today = todayOf(ctx);
  const dates = lastDays(today, DAYS);
  const counted = await ctx.db.acrossSalons("count the platform's appointments", (tx) =>
    countPlatform(tx, dates[0] ?? today, today),
  );
  return dates.map(
    (date) => counted.find((one) => one.date === date) ?? { date, appointments: 0, pending: 0, salons: 0 },
  );
};

export const countSalonActivity = (
  ctx: PersonCtx,
  { query }: InputOf<typeof appointment.routes.salonActivity>,
) => {
  const today = todayOf(ctx);
  return ctx.db.acrossSalons('count the appointments of salons', (tx) =>
    countBySalon(tx, parseCodeList(query.codes) ?? [], addDays(today, 1 - ACTIVITY_DAYS), today),
  );
};
