import type { AcrossTx } from '@ayna/kernel/db/tx';
import { sql } from 'kysely';
import { db } from './tables.ts';

type PackageFields = {
  name: string;
  monthlyPrice: number;
  yearlyPrice: number;
  employees: number;
  photos: number;
  sms: number;
  version: number;
};

export type PackageRow = PackageFields & { code: string };

const columns = [
  'code',
  'name',
  'monthly_price as monthlyPrice',
  'yearly_price as yearlyPrice',
  'employees',
  'photos',
  'sms',
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

/** Smallest first. */
export const listPackages = async (tx: AcrossTx): Promise<PackageRow[]> => {
  const rows = await db(tx).selectFrom('subscription.packages').select(columns).orderBy('place').execute();
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

/** Null if there is no such package with this version. */
export const updatePackage = async (
  tx: AcrossTx,
  code: string,
  form: PackageFields,
): Promise<PackageRow | null> => {
  const { monthlyPrice, yearlyPrice, version, ...rest } = form;
  const row = await db(tx)
    .updateTable('subscription.packages')
    .set({
      ...rest,
      monthly_price: String(monthlyPrice),
      yearly_price: String(yearlyPrice),
      version: sql<number>`version + 1`,
    })
    .where('code', '=', code)
    .where('version', '=', version)
    .returning(columns)
    .executeTakeFirst();
  return row ? toPackage(row) : null;
};
