import type { Ctx } from '../ctx.ts';
import { clientOf } from '../db/sql.ts';
import type { Module } from '../module.ts';
import type { Copy } from './copy.ts';
import { ownerPages } from './owner-pages.ts';
import { saveState, tableOf } from './save.ts';

/**
 * Rebuilds a copy from its owner while events go on arriving: a state is only replaced by a newer one, and a row that the
 * owner does not list is removed only if it is older than the start.
 */
const rebuildCopy = async (ctx: Ctx, module: string, copy: Copy): Promise<number> => {
  const table = tableOf(module, copy);
  const across = <T>(
    sql: string,
    values: unknown[],
    pick: (rows: T[]) => T | undefined = (rows) => rows[0],
  ) =>
    ctx.db.acrossSalons('rebuild copies', async (tx) =>
      pick((await clientOf(tx).query(sql, values)).rows as T[]),
    );

  const start = await across<{ at: string }>('select clock_timestamp()::text as at', []);
  let saved = 0;
  await across(`update ${table} set version = -1`, []);
  for await (const page of ownerPages(ctx, copy)) {
    await ctx.db.acrossSalons('rebuild copies', async (tx) => {
      for (const { salonCode, state } of page) await saveState(clientOf(tx), table, salonCode, state);
    });
    saved += page.length;
  }
  await across(`delete from ${table} where version = -1 and copied_at < $1::timestamptz`, [start?.at]);
  return saved;
};

export const rebuildCopies = async (ctx: Ctx, module: Module): Promise<Record<string, number>> => {
  const made: Record<string, number> = {};
  for (const copy of module.copies) made[copy.table] = await rebuildCopy(ctx, module.name, copy);
  return made;
};
