import type { AttemptReason, AttemptState } from '@ayna/contracts/core/payment/attempts';
import type { AcrossTx, AnyTx, SalonTx } from '@ayna/kernel/db/tx';
import { sql } from 'kysely';
import { db } from './tables.ts';

const columns = [
  'code',
  'salon_code as salonCode',
  'reference',
  sql<'card' | 'stored-card'>`kind`.as('kind'),
  sql<AttemptState>`state`.as('state'),
  sql<AttemptReason | null>`reason`.as('reason'),
  'provider_code as providerCode',
  'provider_payment as providerPayment',
  sql<number>`amount::float8`.as('amount'),
  sql<number>`refunded::float8`.as('refunded'),
  'created_at',
  'settled_at',
] as const;

const toListed = <T extends { created_at: Date; settled_at: Date | null }>({
  created_at,
  settled_at,
  ...row
}: T) => ({
  ...row,
  createdAt: created_at.toISOString(),
  settledAt: settled_at?.toISOString() ?? null,
});

type Criteria = {
  readonly state: AttemptState | undefined;
  readonly salonCode: string | undefined;
  readonly page: number;
  readonly pageSize: number;
};

export const listAttempts = async (tx: AcrossTx, { state, salonCode, page, pageSize }: Criteria) => {
  const found = db(tx)
    .selectFrom('payment.attempts')
    .$if(state !== undefined, (all) => all.where('state', '=', state ?? 'settled'))
    .$if(salonCode !== undefined, (all) => all.where('salon_code', '=', salonCode ?? ''));
  const rows = await found
    .select(columns)
    .orderBy('created_at', 'desc')
    .offset(page * pageSize)
    .limit(pageSize)
    .execute();
  const { count } = await found.select(sql<number>`count(*)`.as('count')).executeTakeFirstOrThrow();
  return { items: rows.map(toListed), count };
};

export const readListed = async (tx: AnyTx, code: string) => {
  const row = await db(tx)
    .selectFrom('payment.attempts')
    .select(columns)
    .where('code', '=', code)
    .executeTakeFirst();
  return row ? toListed(row) : null;
};

export const listHistory = async (tx: SalonTx, attemptCode: string) => {
  const rows = await db(tx)
    .selectFrom('payment.attempt_history')
    .select(['at', 'step', 'detail'])
    .where('salon_code', '=', tx.salon)
    .where('attempt_code', '=', attemptCode)
    .orderBy('at')
    .orderBy('code')
    .execute();
  return rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() }));
};
