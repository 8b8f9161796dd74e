import { statement } from '@ayna/kernel/db/sql';
import type { SalonReadTx, SalonTx, Write } from '@ayna/kernel/db/tx';
import { signalCache } from '@ayna/kernel/signals/signal-cache';

/** Marks the salon's calendar as changed: cached lists of it are no longer valid. The change must emit an event too. */
export const bumpVersion = (tx: SalonTx): Write => ({
  text: `insert into appointment.calendar_versions as current (salon_code, version) values ($1, 1)
    on conflict (salon_code) do update set version = current.version + 1`,
  values: [tx.salon],
});

const versions = signalCache<number>();

/** The version as it was last read, for a second at most and until a signal about the salon arrives. */
export const cachedVersion = (salon: string): number | undefined => versions.get(salon);

const selectVersion = statement<{ version: number }>(
  'select version from appointment.calendar_versions where salon_code = $1',
);

export const readVersion = (tx: SalonReadTx): Promise<number> =>
  versions.load(tx.salon, async () => (await selectVersion(tx, [tx.salon]))[0]?.version ?? 0);
