import { addDays } from '@ayna/domain/wall-clock';
import { wallDate } from '@ayna/domain/wall-now';
import type { Ctx } from '../ctx.ts';
import type { Module, Schedule } from '../module.ts';
import { countFiguresDrift } from '../telemetry/metrics.ts';
import type { KeptFigures } from './figures.ts';

/** Everything that a calendar or the books can hold. */
export const FIRST_DAY = '2000-01-01';

/** What screens show of the past every day is this month and the one before; `pnpm rebuild-figures --drift` compares all. */
const COMPARED_DAYS = 62;

/** How many rows of figures differ from a count of the module's rows, in all salons; always 0. */
export const figuresDrift = async (ctx: Ctx, figures: KeptFigures, since: string): Promise<number> => {
  const salons = await ctx.db.acrossSalons('compare figures with a count', (tx) => figures.listSalons(tx));
  let total = 0;
  for (const salon of salons) {
    const rows = await ctx.db.forSalon(salon, (tx) => figures.countDrift(tx, since));
    if (rows > 0) ctx.log.error({ table: figures.table, salon, rows }, 'figures drift from their rows');
    total += rows;
  }
  return total;
};

/** Compares the figures of the last two months and of everything to come with their rows, daily. */
export const figuresDriftSchedule = (module: Module): Schedule => ({
  name: 'figures-drift',
  cron: '13 4 * * *',
  run: async (ctx: Ctx) => {
    const since = addDays(wallDate(ctx.now(), 'UTC'), -COMPARED_DAYS);
    for (const figures of module.figures)
      countFiguresDrift(module.name, figures.table, await figuresDrift(ctx, figures, since));
  },
});
