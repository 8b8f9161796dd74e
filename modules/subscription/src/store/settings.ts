import type { Seller } from '@ayna/contracts/subscription';
import { toLiraText } from '@ayna/domain/kurus';
import type { AcrossTx } from '@ayna/kernel/db/tx';
import { sql } from 'kysely';
import { db } from './tables.ts';

// What the platform sets for everybody: VAT, the seller, packs of SMS.

const columns = [
  'vat_rate as vatRate',
  'invoice_prefix as invoicePrefix',
  sql<Seller>`seller`.as('seller'),
  'version',
] as const;

export type BillingSettings = {
  readonly vatRate: number;
  readonly invoicePrefix: string;
  readonly seller: Seller;
  readonly version: number;
};

export const readSettings = (tx: AcrossTx): Promise<BillingSettings> =>
  db(tx).selectFrom('subscription.billing_settings').select(columns).executeTakeFirstOrThrow();

/** Null if they were changed meanwhile. */
export const updateSettings = async (
  tx: AcrossTx,
  { vatRate, invoicePrefix, seller, version }: BillingSettings,
): Promise<BillingSettings | null> =>
  (await db(tx)
    .updateTable('subscription.billing_settings')
    .set({
      vat_rate: vatRate,
      invoice_prefix: invoicePrefix,
      seller: JSON.stringify(seller),
      version: sql<number>`version + 1`,
    })
    .where('version', '=', version)
    .returning(columns)
    .executeTakeFirst()) ?? null;

const packColumns = ['code', 'sms', sql<number>`price::float8`.as('price'), 'active', 'version'] as const;

type PackFields = { readonly sms: number; readonly price: number; readonly active: boolean };

/** Fewest first; those that are offered, or all. */
export const listSmsPacks = (tx: AcrossTx, { all = false }: { readonly all?: boolean } = {}) =>
  db(tx)
    .selectFrom('subscription.sms_packs')
    .select(packColumns)
    .$if(!all, (found) => found.where('active', '=', true))
    .orderBy('sms')
    .orderBy('code')
    .execute();

const toColumns = ({ sms, price, active }: PackFields) => ({
  sms,
  price: toLiraText(Math.round(price * 100)),
  active,
});

export const insertSmsPack = (tx: AcrossTx, code: string, fields: PackFields) =>
  db(tx)
    .insertInto('subscription.sms_packs')
    .values({ code, ...toColumns(fields) })
    .returning(packColumns)
    .executeTakeFirstOrThrow();

/** Null if there is no such pack with this version. */
export const updateSmsPack = async (
  tx: AcrossTx,
  code: string,
  { version, ...fields }: PackFields & { readonly version: number },
) =>
  (await db(tx)
    .updateTable('subscription.sms_packs')
    .set({ ...toColumns(fields), version: sql<number>`version + 1` })
    .where('code', '=', code)
    .where('version', '=', version)
    .returning(packColumns)
    .executeTakeFirst()) ?? null;
