import { catalog } from '@ayna/contracts/catalog';
import type { Ctx } from '@ayna/kernel/ctx';
import { wallNow } from '../rules/wall-now.ts';
import { daysAfter } from '../rules/wall-time.ts';
import { knownHolidays, saveHolidays } from '../store/holidays.ts';

/** Asks catalog for the public holidays of the years around, and keeps them. */
export const learnHolidays = async (ctx: Ctx): Promise<void> => {
  const today = wallNow(ctx.now(), 'Europe/Istanbul').slice(0, 10);
  const query = { from: daysAfter(today, -366), to: daysAfter(today, 4 * 366) };
  const holidays = await ctx.call(catalog.routes.holidays, { query });
  await ctx.db.acrossSalons('public holidays, of no salon', (tx) => saveHolidays(tx, holidays));
};

/** The first salon that is heard of brings them in; from then on the nightly round keeps them. */
export const learnHolidaysOnce = async (ctx: Ctx): Promise<void> => {
  const known = await ctx.db.acrossSalons('public holidays, of no salon', (tx) =>
    knownHolidays(tx, ctx.now()),
  );
  if (known.size === 0) await learnHolidays(ctx);
};
