import type { Ctx } from '../ctx.ts';
import { clientOf } from '../db/sql.ts';
import type { Module, Schedule } from '../module.ts';
import { countDrift } from '../telemetry/metrics.ts';
import type { Copy } from './copy.ts';
import { cursorOf, type OwnerState, ownerPages } from './owner-pages.ts';
import { tableOf } from './save.ts';

export type Drift = { readonly missing: number; readonly stale: number; readonly extra: number };

type CopyRow = { cursor: string; version: number };

const copyRowsUpTo = (ctx: Ctx, table: string, after: string, last: string | null): Promise<CopyRow[]> =>
  ctx.db.acrossSalons('compare copies with their owner', async (tx) => {
    const { rows } = await clientOf(tx).query<CopyRow>(
      `select salon_code || '/' || code as cursor, version from ${table}
       where (salon_code, code) > ($1::uuid, $2::uuid) and ($3::uuid is null or (salon_code, code) <= ($3, $4::uuid))`,
      [...after.split('/'), ...(last ? last.split('/') : [null, null])],
    );
    return rows;
  });

const START = '00000000-0000-0000-0000-000000000000/00000000-0000-0000-0000-000000000000';

const compare = (page: readonly OwnerState[], rows: readonly CopyRow[]): Drift => {
  const versions = new Map(rows.map(({ cursor, version }) => [cursor, version]));
  let missing = 0;
  let stale = 0;
  for (const owned of page) {
    const version = versions.get(cursorOf(owned));
    versions.delete(cursorOf(owned));
    if (version === undefined) missing += 1;
    // A copy may be newer than the page: an event about a later change has arrived.
    else if (version < owned.state.version) stale += 1;
  }
  return { missing, stale, extra: versions.size };
};

/** Counts the rows in which a copy differs from its owner; 0 unless events are on their way. */
export const driftOf = async (ctx: Ctx, module: string, copy: Copy): Promise<Drift> => {
  const table = tableOf(module, copy);
  const sum = { missing: 0, stale: 0, extra: 0 };
  const add = (drift: Drift): void => {
    for (const key of ['missing', 'stale', 'extra'] as const) sum[key] += drift[key];
  };
  let after = START;
  for await (const page of ownerPages(ctx, copy)) {
    const last = cursorOf(page.at(-1) as OwnerState);
    add(compare(page, await copyRowsUpTo(ctx, table, after, last)));
    after = last;
  }
  add(compare([], await copyRowsUpTo(ctx, table, after, null)));
  return sum;
};

/** Compares every copy with its owner, daily, and logs a difference. */
export const driftSchedule = (module: Module): Schedule => ({
  name: 'copy-drift',
  cron: '41 3 * * *',
  run: async (ctx: Ctx) => {
    for (const copy of module.copies) {
      const drift = await driftOf(ctx, module.name, copy);
      const total = drift.missing + drift.stale + drift.extra;
      countDrift(module.name, copy.table, total);
      if (total > 0)
        ctx.log.error({ module: module.name, copy: copy.table, ...drift }, 'copy drifts from its owner');
    }
  },
});
