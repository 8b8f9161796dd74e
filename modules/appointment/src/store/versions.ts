import { untilRing } from '@ayna/kernel/bell/until-ring';
import { statement } from '@ayna/kernel/db/sql';
import type { SalonTx, SalonView } from '@ayna/kernel/db/tx';

const counting = statement(`
  insert into appointment.calendar_versions as held (salon_code, version) values ($1, 1)
  on conflict (salon_code) do update set version = held.version + 1`);

/** Something in the salon's calendar changed: what was read before is no longer sure. */
export const countUp = async (tx: SalonTx): Promise<void> => {
  await counting(tx, [tx.salon]);
};

const versions = untilRing<number>();

/** As it was when it was last read, unless the salon's bell has rung since, and for a second at most. */
export const knownVersion = (salon: string): number | undefined => versions.known(salon);

const version = statement<{ version: number }>(
  'select version from appointment.calendar_versions where salon_code = $1',
);

export const readVersion = (tx: SalonView): Promise<number> =>
  versions.read(tx.salon, async () => (await version(tx, [tx.salon]))[0]?.version ?? 0);
