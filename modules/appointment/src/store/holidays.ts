import type { Holiday } from '@ayna/contracts/catalog';
import type { AcrossTx, SalonView } from '@ayna/kernel/db/tx';
import { db } from './tables.ts';

export type StoredHoliday = {
  readonly date: string;
  readonly kind: 'full' | 'half';
  readonly startsAt: string | null;
};

const readHolidays = async (tx: AcrossTx | SalonView): Promise<StoredHoliday[]> => {
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

/** Of two on one day the whole one counts. */
export const saveHolidays = async (tx: AcrossTx, holidays: readonly Holiday[]): Promise<void> => {
  const byDate = new Map<string, Holiday>();
  for (const one of holidays) if (byDate.get(one.date)?.kind !== 'full') byDate.set(one.date, one);
  await db(tx).deleteFrom('appointment.public_holidays').execute();
  await db(tx)
    .insertInto('appointment.public_holidays')
    .values([...byDate.values()].map(({ date, kind, startsAt }) => ({ date, kind, starts_at: startsAt })))
    .execute();
};

const KEPT_MS = 60_000;

let kept: { readonly at: number; readonly holidays: ReadonlyMap<string, StoredHoliday> } | null = null;

/** By date. They change once in years, so that a minute's memory is young; none at all is not remembered. */
export const knownHolidays = async (
  tx: AcrossTx | SalonView,
  now: number,
): Promise<ReadonlyMap<string, StoredHoliday>> => {
  if (kept && Math.abs(now - kept.at) < KEPT_MS) return kept.holidays;
  const rows = await readHolidays(tx);
  const holidays = new Map(rows.map((row) => [row.date, row]));
  if (holidays.size > 0) kept = { at: now, holidays };
  return holidays;
};
