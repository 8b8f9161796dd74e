import type { PackageFeature } from '@ayna/contracts/subscription';
import type { AcrossTx } from '@ayna/kernel/db/tx';
import { sql } from 'kysely';
import { db } from './tables.ts';

type PackageFields = {
  name: string;
  tagline: string;
  monthlyPrice: number;
  yearlyPrice: number;
  employees: number;
  photos: number;
  sms: number;
  features: PackageFeature[];
  active: boolean;
};

export type PackageRow = PackageFields & { code: string; version: number };

const columns = [
  'code',
  'name',
  'tagline',
  'monthly_price as monthlyPrice',
  'yearly_price as yearlyPrice',
  'employees',
  'photos',
  'sms',
  sql<PackageFeature[]>`features`.as('features'),
  'active',
  'version',
] as const;

type PackageColumns = Omit<PackageRow, 'monthlyPrice' | 'yearlyPrice'> & {
  monthlyPrice: string;
  yearlyPrice: string;
};

const toPackage = (row: PackageColumns): PackageRow => ({
  ...row,
  monthlyPrice: Number(row.monthlyPrice),
  yearlyPrice: Number(row.yearlyPrice),
});

/** Smallest first; those that are offered, or all. */
export const listPackages = async (
  tx: AcrossTx,
  { all = false }: { readonly all?: boolean } = {},
): Promise<PackageRow[]> => {
  const rows = await db(tx)
    .selectFrom('subscription.packages')
    .select(columns)
    .$if(!all, (found) => found.where('active', '=', true))
    .orderBy('place')
    .execute();
  return rows.map(toPackage);
};

export const hasPackage = async (tx: AcrossTx, code: string): Promise<boolean> => {
  const row = await db(tx)
    .selectFrom('subscription.packages')
    .select('code')
    .where('code', '=', code)
    .executeTakeFirst();
  return row !== undefined;
};

const toColumns = ({ monthlyPrice, yearlyPrice, ...rest }: PackageFields) => ({
  ...rest,
  monthly_price: String(monthlyPrice),
  yearly_price: String(yearlyPrice),
});

/** Until the transaction ends, nobody else changes which packages there are. */
export const lockPackages = async (tx: AcrossTx): Promise<void> => {
  await db(tx).selectFrom('subscription.packages').select('code').orderBy('code').forUpdate().execute();
};

/** Null if there is no such package with this version. */
export const updatePackage = async (
  tx: AcrossTx,
  code: string,
  { version, ...form }: PackageFields & { version: number },
): Promise<PackageRow | null> => {
  const row = await db(tx)
    .updateTable('subscription.packages')
    .set({ ...toColumns(form), version: sql<number>`version + 1` })
    .where('code', '=', code)
    .where('version', '=', version)
    .returning(columns)
    .executeTakeFirst();
  return row ? toPackage(row) : null;
};

/** After the others. */
export const insertPackage = async (tx: AcrossTx, code: string, form: PackageFields): Promise<PackageRow> => {
  const row = await db(tx)
    .insertInto('subscription.packages')
    .values({
      ...toColumns(form),
      code,
      place: sql<number>`(select coalesce(max(place), 0) + 1 from subscription.packages)`,
    })
    .returning(columns)
    .executeTakeFirstOrThrow();
  return toPackage(row);
};

/** Their places are unique: they first move out of each other's way. */
export const orderPackages = async (tx: AcrossTx, codes: readonly string[]): Promise<void> => {
  await sql`update subscription.packages set place = -place`.execute(db(tx));
  await sql`
    update subscription.packages as package set place = ordered.place
    from unnest(${[...codes]}::uuid[]) with ordinality as ordered (code, place)
    where package.code = ordered.code
  `.execute(db(tx));
};

/** How many salons have each package in a paid term that runs. */
export const countSalons = async (tx: AcrossTx, now: number): Promise<Map<string, number>> => {
  const rows = await db(tx)
    .selectFrom('subscription.subscriptions')
    .select(['package_code', sql<number>`count(*)`.as('count')])
    .where('trial', '=', false)
    .where('ends_at', '>', new Date(now))
    .groupBy('package_code')
    .execute();
  return new Map(rows.map((row) => [row.package_code, row.count]));
};
