import type { Holiday } from '@ayna/contracts/catalog';
import type { AcrossTx, SalonReadTx } from '@ayna/kernel/db/tx';
import { db } from './tables.ts';

export type StoredHoliday = {
  readonly date: string;
  readonly kind: 'full' | 'half';
  readonly startsAt: string | null;
};

const readHolidays = async (tx: AcrossTx | SalonReadTx): Promise<StoredHoliday[]> => {
  const rows = await db(tx)
    .selectFrom('appointment.public_holidays')
    .select(['date', 'kind', 'starts_at'])
    .orderBy('date')
    .execute();
  return rows.map(({ date, kind, starts_at }) => ({
    date,
    kind: kind as 'full' | 'half',
    startsAt: starts_at,
  }));
};

/** Replaces the stored holidays. If a date has a full and a half holiday, the full one counts. */
export const saveHolidays = async (tx: AcrossTx, holidays: readonly Holiday[]): Promise<void> => {
  const byDate = new Map<string, Holiday>();
  for (const one of holidays) if (byDate.get(one.date)?.kind !== 'full') byDate.set(one.date, one);
  await db(tx).deleteFrom('appointment.public_holidays').execute();
  await db(tx)
    .insertInto('appointment.public_holidays')
    .values([...byDate.values()].map(({ date, kind, startsAt }) => ({ date, kind, starts_at: startsAt })))
    .execute();
};

const CACHED_MS = 60_000;

let cache: { readonly at: number; readonly holidays: ReadonlyMap<string, StoredHoliday> } | null = null;

/** By date, cached for a minute: they change once in years. An empty list is not cached, because they are not loaded yet. */
export const cachedHolidays = async (
  tx: AcrossTx | SalonReadTx,
  now: number,
): Promise<ReadonlyMap<string, StoredHoliday>> => {
  if (cache && Math.abs(now - cache.at) < CACHED_MS) return cache.holidays;
  const rows = await readHolidays(tx);
  const holidays = new Map(rows.map((row) => [row.date, row]));
  if (holidays.size > 0) cache = { at: now, holidays };
  return holidays;
};
