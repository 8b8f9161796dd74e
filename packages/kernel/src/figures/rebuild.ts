import type { Ctx } from '../ctx.ts';
import type { Module } from '../module.ts';

/** Rebuilds a module's figures, salon by salon, while changes go on; returns the rows of each table. */
export const rebuildFigures = async (ctx: Ctx, module: Module): Promise<Record<string, number>> => {
  const made: Record<string, number> = {};
  for (const { table, listSalons, rebuild } of module.figures) {
    const salons = await ctx.db.acrossSalons('rebuild figures', (tx) => listSalons(tx));
    made[table] = 0;
    for (const salon of salons) made[table] += await ctx.db.forSalon(salon, (tx) => rebuild(tx));
  }
  return made;
};
