import type { AttemptReason } from '@ayna/contracts/core/payment/attempts';
import { toLiraText } from '@ayna/domain/kurus';
import type { SalonTx } from '@ayna/kernel/db/tx';
import { sql } from 'kysely';
import { db } from './tables.ts';

type Try = {
  readonly code: string;
  readonly orderCode: string;
  readonly state: 'waiting' | 'paid' | 'failed';
  readonly reason: AttemptReason | null;
  readonly at: number;
};

/** A payment is the last word; a failure never follows one. */
export const saveTry = async (tx: SalonTx, { code, orderCode, state, reason, at }: Try): Promise<void> => {
  await sql`
    insert into subscription.order_tries as tried (salon_code, code, order_code, state, reason, try_number, at)
    values (${tx.salon}, ${code}, ${orderCode}, ${state}, ${reason},
      (select count(*) + 1 from subscription.order_tries
       where salon_code = ${tx.salon} and order_code = ${orderCode}), ${new Date(at)})
    on conflict (salon_code, code) do update set state = excluded.state, reason = excluded.reason,
      at = case when excluded.state = 'paid' then excluded.at else tried.at end
    where tried.state != 'paid' and excluded.state != 'waiting'
  `.execute(db(tx));
};

type Refund = {
  readonly code: string;
  readonly attemptCode: string;
  readonly amount: number;
  readonly at: number;
};

/** False if it was recorded before. */
export const saveRefund = async (
  tx: SalonTx,
  { code, attemptCode, amount, at }: Refund,
): Promise<boolean> => {
  const row = await db(tx)
    .insertInto('subscription.refunds')
    .values({
      salon_code: tx.salon,
      code,
      attempt_code: attemptCode,
      amount: toLiraText(amount),
      at: new Date(at),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('code')
    .executeTakeFirst();
  if (!row) return false;
  await db(tx)
    .updateTable('subscription.order_tries')
    .set({ refunded: sql<string>`refunded + ${toLiraText(amount)}::numeric` })
    .where('salon_code', '=', tx.salon)
    .where('code', '=', attemptCode)
    .execute();
  return true;
};

const joined = (tx: SalonTx) =>
  db(tx)
    .selectFrom('subscription.order_tries as tried')
    .innerJoin('subscription.orders as ordered', (join) =>
      join
        .onRef('ordered.salon_code', '=', 'tried.salon_code')
        .onRef('ordered.code', '=', 'tried.order_code'),
    )
    .where('tried.salon_code', '=', tx.salon);

/** Payments with their orders and invoices, newest first. */
export const listPayments = async (tx: SalonTx, page: number, pageSize: number) => {
  const rows = await joined(tx)
    .leftJoin('subscription.invoices as invoice', (join) =>
      join
        .onRef('invoice.salon_code', '=', 'tried.salon_code')
        .onRef('invoice.order_code', '=', 'tried.order_code')
        .on('tried.state', '=', 'paid'),
    )
    .select([
      'tried.code',
      'tried.order_code as orderCode',
      'ordered.number as orderNumber',
      'ordered.title',
      'ordered.term_from as from',
      'ordered.term_to as to',
      sql<number>`ordered.amount::float8`.as('amount'),
      sql<number>`tried.refunded::float8`.as('refunded'),
      sql<Try['state']>`tried.state`.as('state'),
      sql<AttemptReason | null>`tried.reason`.as('reason'),
      'tried.try_number as tryNumber',
      'tried.at',
      'invoice.code as invoiceCode',
      'invoice.number as invoiceNumber',
    ])
    .orderBy('tried.at', 'desc')
    .orderBy('tried.code', 'desc')
    .offset(page * pageSize)
    .limit(pageSize)
    .execute();
  const { count } = await joined(tx).select(sql<number>`count(*)`.as('count')).executeTakeFirstOrThrow();
  return { rows, count };
};
