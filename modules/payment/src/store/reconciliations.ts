import type { AcrossTx } from '@ayna/kernel/db/tx';
import { sql } from 'kysely';
import type { DayAttempt, Difference } from '../rules/reconcile.ts';
import { db } from './tables.ts';

/** A day in Turkish time, such as 2026-11-17, as instants. */
const within = (column: string, day: string) =>
  sql<boolean>`${sql.ref(column)} >= ${day}::timestamp at time zone 'Europe/Istanbul'
    and ${sql.ref(column)} < (${day}::timestamp + interval '1 day') at time zone 'Europe/Istanbul'`;

const columns = [
  'code',
  'conversation',
  'provider_payment as paymentId',
  'state',
  sql<number>`(amount * 100)::int8`.as('amount'),
] as const;

/** Attempts that settled on a day, and those of any day that the provider names. */
export const listDayAttempts = async (
  tx: AcrossTx,
  day: string,
  conversations: readonly string[],
): Promise<DayAttempt[]> =>
  db(tx)
    .selectFrom('payment.attempts')
    .select([...columns, sql<boolean>`state = 'settled' and ${within('settled_at', day)}`.as('settledThen')])
    .where((where) =>
      where.or([
        where.and([where('state', '=', 'settled'), within('settled_at', day)]),
        where('conversation', '=', sql<string>`any(${conversations}::text[])`),
      ]),
    )
    .execute();

type Reconciliation = {
  readonly day: string;
  readonly now: number;
  readonly attempts: number;
  readonly amount: string;
  readonly providerAmount: string;
  readonly differences: readonly Difference[];
};

/** A day that is compared again replaces what was found before. */
export const saveReconciliation = async (tx: AcrossTx, one: Reconciliation): Promise<void> => {
  const values = {
    ran_at: new Date(one.now),
    attempts: one.attempts,
    amount: one.amount,
    provider_amount: one.providerAmount,
    differences: JSON.stringify(one.differences),
  };
  await db(tx)
    .insertInto('payment.reconciliations')
    .values({ day: one.day, ...values })
    .onConflict((conflict) => conflict.column('day').doUpdateSet(values))
    .execute();
};
