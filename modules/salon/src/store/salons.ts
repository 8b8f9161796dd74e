import type { Salon, SalonStatus } from '@ayna/contracts/salon';
import type { SalonTx } from '@ayna/kernel/db/tx';
import { sql } from 'kysely';
import {
  type GeneralPart,
  type HoursPart,
  type RulesPart,
  salonColumns,
  toGeneralColumns,
  toHoursColumns,
  toRulesColumns,
  toSalon,
} from './salon-columns.ts';
import { db } from './tables.ts';

const MAX_SALONS_PER_OWNER = 10;

/** Who changes the salon and when. The name is null for platform staff. */
export type ChangeStamp = { readonly name: string | null; readonly now: number };

type NewSalon = GeneralPart &
  HoursPart &
  RulesPart & { readonly ownerCode: string; readonly status: SalonStatus; readonly zone: string };

/**
 * Inserts the salon with the lowest free number from 1 to 10 among its owner's salons; null if all are taken.
 * The unique key waits for a transaction that is about to take the same number, so two salons never share one.
 */
export const insertSalon = async (
  tx: SalonTx,
  salon: NewSalon,
  { name, now }: ChangeStamp,
): Promise<Salon | null> => {
  const at = new Date(now);
  const values = {
    salon_code: tx.salon,
    status: salon.status,
    zone: salon.zone,
    owner_code: salon.ownerCode,
    ...toGeneralColumns(salon),
    ...toHoursColumns(salon),
    ...toRulesColumns(salon),
    created_at: at,
    changed_at: at,
    changed_by: name,
    ...(salon.openingHours.length > 0 && { first_day_times: JSON.stringify({ hours: at.toISOString() }) }),
  };
  for (let ownerPlace = 1; ownerPlace <= MAX_SALONS_PER_OWNER; ownerPlace += 1) {
    const row = await db(tx)
      .insertInto('salon.salons')
      .values({ ...values, owner_place: ownerPlace })
      .onConflict((conflict) => conflict.columns(['owner_code', 'owner_place']).doNothing())
      .returning(salonColumns)
      .executeTakeFirst();
    if (row) return toSalon(row);
  }
  return null;
};

export const readSalon = async (tx: SalonTx): Promise<Salon | null> => {
  const row = await db(tx)
    .selectFrom('salon.salons')
    .select(salonColumns)
    .where('salon_code', '=', tx.salon)
    .executeTakeFirst();
  return row ? toSalon(row) : null;
};

/** Locks the salon's row until the transaction ends. */
export const lockSalon = async (tx: SalonTx): Promise<Salon | null> => {
  const row = await db(tx)
    .selectFrom('salon.salons')
    .select(salonColumns)
    .where('salon_code', '=', tx.salon)
    .forUpdate()
    .executeTakeFirst();
  return row ? toSalon(row) : null;
};

type SalonChange = {
  readonly status?: SalonStatus | undefined;
  /** Null lifts the suspension. */
  readonly suspension?: { readonly reason: string; readonly from: SalonStatus } | null | undefined;
  readonly general?: GeneralPart | undefined;
  readonly hours?: HoursPart | undefined;
  readonly rules?: RulesPart | undefined;
};

/** Changes the given parts and bumps the version. */
export const updateSalon = async (
  tx: SalonTx,
  change: SalonChange,
  { name, now }: ChangeStamp,
): Promise<Salon> => {
  const row = await db(tx)
    .updateTable('salon.salons')
    .set({
      ...(change.status && { status: change.status }),
      ...(change.suspension !== undefined && {
        suspended_at: change.suspension && new Date(now),
        suspension_reason: change.suspension?.reason ?? null,
        suspended_from: change.suspension?.from ?? null,
      }),
      ...(change.general && toGeneralColumns(change.general)),
      ...(change.hours && toHoursColumns(change.hours)),
      ...(change.rules && toRulesColumns(change.rules)),
      version: sql<number>`version + 1`,
      changed_at: new Date(now),
      changed_by: name,
    })
    .where('salon_code', '=', tx.salon)
    .returning(salonColumns)
    .executeTakeFirstOrThrow();
  return toSalon(row);
};
