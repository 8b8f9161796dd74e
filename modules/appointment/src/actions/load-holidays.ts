import { catalog } from '@ayna/contracts/catalog';
import { addDays } from '@ayna/domain/wall-clock';
import { wallNow } from '@ayna/domain/wall-now';
import type { Ctx } from '@ayna/kernel/ctx';
import { cachedHolidays, saveHolidays } from '../store/holidays.ts';

/** Stores catalog's public holidays from a year ago to four years ahead. */
export const loadHolidays = async (ctx: Ctx): Promise<void> => {
  const today = wallNow(ctx.now(), 'Europe/Istanbul').slice(0, 10);
  const query = { from: addDays(today, -366), to: addDays(today, 4 * 366) };
  const holidays = await ctx.call(catalog.routes.holidays, { query });
  await ctx.db.acrossSalons('public holidays, of no salon', (tx) => saveHolidays(tx, holidays));
};

/** Loads them with the first salon; from then on a nightly schedule does. */
export const loadHolidaysOnce = async (ctx: Ctx): Promise<void> => {
  const stored = await ctx.db.acrossSalons('public holidays, of no salon', (tx) =>
    cachedHolidays(tx, ctx.now()),
  );
  if (stored.size === 0) await loadHolidays(ctx);
};
