import type { SalonTx } from '@ayna/kernel/db/tx';
import { sql } from 'kysely';
import type { RecipeLine } from '../rules/recipes.ts';
import { db } from './tables.ts';

const presentServices = (tx: SalonTx) =>
  db(tx).selectFrom('inventory.service_copies').where('salon_code', '=', tx.salon).where('gone', '=', false);

/** Those of these services that the salon has. */
export const readPresentServices = async (
  tx: SalonTx,
  codes: readonly string[],
): Promise<ReadonlySet<string>> => {
  if (codes.length === 0) return new Set();
  const rows = await presentServices(tx).select('code').where('code', 'in', codes).execute();
  return new Set(rows.map(({ code }) => code));
};

/** The services that use a product, by name; removed services are left out. */
export const readProductRecipes = async (tx: SalonTx, product: string) => {
  const rows = await db(tx)
    .selectFrom('inventory.recipes as recipe')
    .innerJoin('inventory.service_copies as service', (join) =>
      join
        .onRef('service.salon_code', '=', 'recipe.salon_code')
        .onRef('service.code', '=', 'recipe.service_code'),
    )
    .select(['recipe.service_code', 'recipe.quantity', sql<string>`service.state ->> 'name'`.as('name')])
    .where('recipe.salon_code', '=', tx.salon)
    .where('recipe.product_code', '=', product)
    .where('service.gone', '=', false)
    .orderBy(sql`service.state ->> 'name' collate "tr-x-icu"`)
    .orderBy('recipe.service_code')
    .execute();
  return rows.map((row) => ({
    serviceCode: row.service_code,
    serviceName: row.name,
    quantity: Number(row.quantity),
  }));
};

/** Replaces what the present services use of a product. A removed service keeps its recipe for when it is restored. */
export const saveProductRecipes = async (
  tx: SalonTx,
  product: string,
  lines: readonly { readonly serviceCode: string; readonly quantity: number }[],
): Promise<void> => {
  await db(tx)
    .deleteFrom('inventory.recipes')
    .where('salon_code', '=', tx.salon)
    .where('product_code', '=', product)
    .where('service_code', 'in', presentServices(tx).select('code'))
    .execute();
  if (lines.length === 0) return;
  await db(tx)
    .insertInto('inventory.recipes')
    .values(
      lines.map(({ serviceCode, quantity }) => ({
        salon_code: tx.salon,
        service_code: serviceCode,
        product_code: product,
        quantity: String(quantity),
      })),
    )
    .execute();
};

/** What one appointment of a service uses. */
export const readServiceRecipe = async (tx: SalonTx, service: string): Promise<RecipeLine[]> => {
  const rows = await db(tx)
    .selectFrom('inventory.recipes')
    .select(['product_code', 'quantity'])
    .where('salon_code', '=', tx.salon)
    .where('service_code', '=', service)
    .execute();
  return rows.map((row) => ({ productCode: row.product_code, quantity: Number(row.quantity) }));
};

type Completion = { readonly code: string; readonly version: number; readonly completed: boolean };

/**
 * Stores whether an appointment is completed and returns true if that is new. A repeated event, and one that is older than
 * what is known, changes nothing. The row's lock makes two events of one appointment wait for each other.
 */
export const saveCompletion = async (
  tx: SalonTx,
  { code, version, completed }: Completion,
): Promise<boolean> => {
  await db(tx)
    .insertInto('inventory.completions')
    .values({ salon_code: tx.salon, appointment_code: code, version: 0, completed: false })
    .onConflict((on) => on.doNothing())
    .execute();
  const isRow = { salon_code: tx.salon, appointment_code: code };
  const before = await db(tx)
    .selectFrom('inventory.completions')
    .select(['version', 'completed'])
    .where((row) => row.and(isRow))
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (before.version >= version) return false;
  await db(tx)
    .updateTable('inventory.completions')
    .set({ version, completed })
    .where((row) => row.and(isRow))
    .execute();
  return before.completed !== completed;
};
