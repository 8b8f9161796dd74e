import type { TaxDetails } from '@ayna/contracts/subscription';
import type { SalonTx } from '@ayna/kernel/db/tx';
import { sql } from 'kysely';
import { db } from './tables.ts';

export const readTaxDetails = async (tx: SalonTx): Promise<TaxDetails | null> =>
  (await db(tx)
    .selectFrom('subscription.tax_details')
    .select([
      sql<TaxDetails['kind']>`kind`.as('kind'),
      'name',
      'lastname',
      'title',
      'tax_office as taxOffice',
      'tax_number as taxNumber',
      'address',
      'district',
      'city',
      'email',
      'phone',
    ])
    .where('salon_code', '=', tx.salon)
    .executeTakeFirst()) ?? null;

export const saveTaxDetails = async (tx: SalonTx, details: TaxDetails): Promise<void> => {
  const { taxOffice, taxNumber, ...rest } = details;
  const values = { ...rest, tax_office: taxOffice, tax_number: taxNumber };
  await db(tx)
    .insertInto('subscription.tax_details')
    .values({ salon_code: tx.salon, ...values })
    .onConflict((conflict) => conflict.column('salon_code').doUpdateSet(values))
    .execute();
};
