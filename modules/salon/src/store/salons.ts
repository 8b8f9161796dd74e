import type { Salon, SalonStatus } from '@ayna/contracts/salon';
import type { SalonTx } from '@ayna/kernel/db/tx';
import { sql } from 'kysely';
import {
  type GeneralPart,
  generalColumns,
  type HoursPart,
  hoursColumns,
  type RulesPart,
  rulesColumns,
  salonColumns,
  salonOf,
} from './salon-columns.ts';
import { db } from './tables.ts';

const MOST_OF_ONE_OWNER = 10;

/** Who changes it, and when. The name is null for the platform's staff. */
export type By = { readonly name: string | null; readonly now: number };

type NewSalon = GeneralPart &
  HoursPart &
  RulesPart & { readonly ownerCode: string; readonly status: SalonStatus; readonly zone: string };

/**
 * The salon of this transaction, at the first place that its owner has free; null when there is none.
 * A place that another transaction is about to take is waited for, so parallel openings never share one.
 */
export const insertSalon = async (tx: SalonTx, salon: NewSalon, { name, now }: By): Promise<Salon | null> => {
  const at = new Date(now);
  const values = {
    salon_code: tx.salon,
    status: salon.status,
    zone: salon.zone,
    owner_code: salon.ownerCode,
    ...generalColumns(salon),
    ...hoursColumns(salon),
    ...rulesColumns(salon),
    created_at: at,
    changed_at: at,
    changed_by: name,
  };
  for (let place = 1; place <= MOST_OF_ONE_OWNER; place += 1) {
    const row = await db(tx)
      .insertInto('salon.salons')
      .values({ ...values, owner_place: place })
      .onConflict((conflict) => conflict.columns(['owner_code', 'owner_place']).doNothing())
      .returning(salonColumns)
      .executeTakeFirst();
    if (row) return salonOf(row);
  }
  return null;
};

export const readSalon = async (tx: SalonTx): Promise<Salon | null> => {
  const row = await db(tx)
    .selectFrom('salon.salons')
    .select(salonColumns)
    .where('salon_code', '=', tx.salon)
    .executeTakeFirst();
  return row ? salonOf(row) : null;
};

/** Nobody else changes it until this transaction is over. */
export const lockSalon = async (tx: SalonTx): Promise<Salon | null> => {
  const row = await db(tx)
    .selectFrom('salon.salons')
    .select(salonColumns)
    .where('salon_code', '=', tx.salon)
    .forUpdate()
    .executeTakeFirst();
  return row ? salonOf(row) : null;
};

type Change = {
  readonly status?: SalonStatus | undefined;
  readonly general?: GeneralPart | undefined;
  readonly hours?: HoursPart | undefined;
  readonly rules?: RulesPart | undefined;
};

/** Changes what is given. */
export const updateSalon = async (tx: SalonTx, change: Change, { name, now }: By): Promise<Salon> => {
  const row = await db(tx)
    .updateTable('salon.salons')
    .set({
      ...(change.status && { status: change.status }),
      ...(change.general && generalColumns(change.general)),
      ...(change.hours && hoursColumns(change.hours)),
      ...(change.rules && rulesColumns(change.rules)),
      version: sql<number>`version + 1`,
      changed_at: new Date(now),
      changed_by: name,
    })
    .where('salon_code', '=', tx.salon)
    .returning(salonColumns)
    .executeTakeFirstOrThrow();
  return salonOf(row);
};
