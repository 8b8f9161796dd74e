import type { InvoiceParty } from '@ayna/contracts/subscription';
import { toLiraText } from '@ayna/domain/kurus';
import type { AcrossTx, SalonTx } from '@ayna/kernel/db/tx';
import { sql } from 'kysely';
import { db } from './tables.ts';

type NewInvoice = {
  readonly code: string;
  readonly orderCode: string;
  readonly issuedAt: number;
  readonly seller: InvoiceParty;
  readonly buyer: InvoiceParty;
  readonly item: string;
  readonly from: string | null;
  readonly to: string | null;
  readonly vatRate: number;
  /** In kurus. */
  readonly net: number;
  readonly vat: number;
};

/** An order has one invoice, however often its payment is reported. */
export const insertInvoice = async (tx: SalonTx, invoice: NewInvoice): Promise<void> => {
  await db(tx)
    .insertInto('subscription.invoices')
    .values({
      salon_code: tx.salon,
      code: invoice.code,
      order_code: invoice.orderCode,
      issued_at: new Date(invoice.issuedAt),
      seller: JSON.stringify(invoice.seller),
      buyer: JSON.stringify(invoice.buyer),
      item: invoice.item,
      from_day: invoice.from,
      to_day: invoice.to,
      vat_rate: invoice.vatRate,
      net: toLiraText(invoice.net),
      vat: toLiraText(invoice.vat),
      total: toLiraText(invoice.net + invoice.vat),
    })
    .onConflict((conflict) => conflict.columns(['salon_code', 'order_code']).doNothing())
    .execute();
};

/**
 * Gives invoices their numbers, oldest first. The year's row is locked meanwhile, so that two processes never leave a gap
 * or give a number twice; what a killed process wrote is undone with its transaction.
 */
export const numberInvoices = async (tx: AcrossTx, prefix: string, limit: number): Promise<number> => {
  await sql`lock table subscription.invoice_numbers in share row exclusive mode`.execute(db(tx));
  const { rows } = await sql<{ year: number; count: number }>`
    with waiting as (
      select salon_code, code, extract(year from issued_at at time zone 'Europe/Istanbul')::smallint as year
      from subscription.invoices where number is null order by issued_at, code limit ${limit}
    ), placed as (
      select waiting.*, row_number() over (partition by year order by code) as place from waiting
    ), counted as (
      insert into subscription.invoice_numbers as numbers (year, last)
      select year, count(*) from waiting group by year
      on conflict (year) do update set last = numbers.last + excluded.last
      returning year, last
    )
    update subscription.invoices as invoice
    set number = ${prefix} || placed.year || lpad((
      counted.last - (select count(*) from placed as others where others.year = placed.year) + placed.place
    )::text, 9, '0')
    from placed join counted on counted.year = placed.year
    where invoice.salon_code = placed.salon_code and invoice.code = placed.code
    returning placed.year, 1 as count
  `.execute(db(tx));
  return rows.length;
};

export const readInvoice = async (tx: SalonTx, code: string) => {
  const row = await db(tx)
    .selectFrom('subscription.invoices as invoice')
    .innerJoin('subscription.orders as ordered', (join) =>
      join
        .onRef('ordered.salon_code', '=', 'invoice.salon_code')
        .onRef('ordered.code', '=', 'invoice.order_code'),
    )
    .select([
      'invoice.code',
      'invoice.number',
      'invoice.issued_at',
      sql<InvoiceParty>`invoice.seller`.as('seller'),
      sql<InvoiceParty>`invoice.buyer`.as('buyer'),
      'invoice.item',
      'invoice.from_day as from',
      'invoice.to_day as to',
      'invoice.vat_rate as vatRate',
      sql<number>`invoice.net::float8`.as('net'),
      sql<number>`invoice.vat::float8`.as('vat'),
      sql<number>`invoice.total::float8`.as('total'),
      'ordered.number as orderNumber',
    ])
    .where('invoice.salon_code', '=', tx.salon)
    .where('invoice.code', '=', code)
    .executeTakeFirst();
  if (!row || row.number === null) return null;
  const { issued_at, number, ...rest } = row;
  return { ...rest, number, issuedAt: issued_at.getTime() };
};

export const findInvoiceOf = async (tx: SalonTx, orderCode: string): Promise<string | null> => {
  const row = await db(tx)
    .selectFrom('subscription.invoices')
    .select('code')
    .where('salon_code', '=', tx.salon)
    .where('order_code', '=', orderCode)
    .where('number', 'is not', null)
    .executeTakeFirst();
  return row?.code ?? null;
};
