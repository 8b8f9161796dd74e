import type { AcrossTx } from '@ayna/kernel/db/tx';
import { db } from './tables.ts';

/** Replaces a secret that was never confirmed. */
export const putSecondFactor = async (tx: AcrossTx, owner: string, sealed: string): Promise<void> => {
  await db(tx)
    .insertInto('auth.second_factors')
    .values({ owner, sealed })
    .onConflict((conflict) => conflict.column('owner').doUpdateSet({ sealed, last_step: 0 }))
    .execute();
};

/** Locked, so that one code does not count twice. */
export const lockSecondFactor = async (tx: AcrossTx, owner: string) => {
  const row = await db(tx)
    .selectFrom('auth.second_factors')
    .select(['sealed', 'last_step as lastStep'])
    .where('owner', '=', owner)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
};

export const setLastStep = async (tx: AcrossTx, owner: string, step: number): Promise<void> => {
  await db(tx)
    .updateTable('auth.second_factors')
    .set({ last_step: step })
    .where('owner', '=', owner)
    .execute();
};

export const turnSecondFactorOn = async (tx: AcrossTx, person: string, now: number): Promise<void> => {
  await db(tx)
    .updateTable('auth.people')
    .set({ second_factor_since: new Date(now) })
    .where('person_code', '=', person)
    .execute();
};

export const turnSecondFactorOff = async (tx: AcrossTx, person: string): Promise<void> => {
  await db(tx)
    .updateTable('auth.people')
    .set({ second_factor_since: null })
    .where('person_code', '=', person)
    .execute();
  await db(tx).deleteFrom('auth.second_factors').where('owner', '=', person).execute();
  await db(tx).deleteFrom('auth.recovery_codes').where('owner', '=', person).execute();
};

export const setSecondFactorAt = async (tx: AcrossTx, session: string, now: number): Promise<void> => {
  await db(tx)
    .updateTable('auth.sessions')
    .set({ second_factor_at: new Date(now) })
    .where('session_code', '=', session)
    .execute();
};

export const putRecoveryCodes = async (
  tx: AcrossTx,
  owner: string,
  hashes: readonly string[],
): Promise<void> => {
  await db(tx).deleteFrom('auth.recovery_codes').where('owner', '=', owner).execute();
  await db(tx)
    .insertInto('auth.recovery_codes')
    .values(hashes.map((hash) => ({ owner, hash })))
    .execute();
};

/** False for an unknown or used code. */
export const spendRecoveryCode = async (
  tx: AcrossTx,
  owner: string,
  hash: string,
  now: number,
): Promise<boolean> => {
  const row = await db(tx)
    .updateTable('auth.recovery_codes')
    .set({ used_at: new Date(now) })
    .where('owner', '=', owner)
    .where('hash', '=', hash)
    .where('used_at', 'is', null)
    .returning('hash')
    .executeTakeFirst();
  return row !== undefined;
};

export const countRecoveryCodes = async (tx: AcrossTx, owner: string): Promise<number> => {
  const { count } = await db(tx)
    .selectFrom('auth.recovery_codes')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('owner', '=', owner)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
};
