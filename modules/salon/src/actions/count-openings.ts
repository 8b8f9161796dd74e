import { lastDays } from '@ayna/domain/wall-clock';
import { wallDate } from '@ayna/domain/wall-now';
import type { PersonCtx } from '@ayna/kernel/ctx';
import { countOpenings, countSalons } from '../store/salon-lists.ts';

const DAYS = 28;

/** Every one of the days, also those on which none was opened. */
export const countSalonOpenings = (ctx: PersonCtx) =>
  ctx.db.acrossSalons('count the salons opened', async (tx) => {
    const dates = lastDays(wallDate(ctx.now(), 'Europe/Istanbul'), DAYS);
    const counted = await countOpenings(tx, dates[0] ?? '');
    return {
      days: dates.map((date) => counted.find((one) => one.date === date) ?? { date, count: 0 }),
      totalCount: await countSalons(tx),
    };
  });
