import { withClient } from '../database/databases.ts';
import type { Step } from './step.ts';

type DemoRecipe = { readonly product: string; readonly category: string; readonly quantity: number };

/** What one appointment of each service of a category uses, in the product's unit. */
const demoRecipes: readonly DemoRecipe[] = [
  { product: 'Oksidan krem %6', category: 'Color', quantity: 0.06 },
  { product: 'Boya 7.1 Kumral küllü', category: 'Color', quantity: 1 },
  { product: 'Alüminyum folyo', category: 'Color', quantity: 0.1 },
  { product: 'Nitril eldiven', category: 'Color', quantity: 0.02 },
  { product: 'Tek kullanımlık pelerin', category: 'Color', quantity: 1 },
  { product: 'Tek kullanımlık pelerin', category: 'Cut', quantity: 1 },
  { product: 'Keratin serum', category: 'Care', quantity: 0.2 },
  { product: 'Saç maskesi', category: 'Care', quantity: 0.1 },
];

const insertRecipes = `
  insert into inventory.recipes (salon_code, service_code, product_code, quantity)
  select p.salon_code, s.code, p.code, r.quantity
  from jsonb_to_recordset($1::jsonb) as r (product text, category text, quantity numeric)
  join inventory.products p on p.name = r.product
  join service.services s on s.salon_code = p.salon_code and s.category = r.category`;

export const recipes: Step = {
  name: 'recipes',
  run: (url) =>
    withClient(url, async (client) => {
      const { rowCount } = await client.query('select from inventory.recipes limit 1');
      if (rowCount) return 'exists already';
      const inserted = await client.query(insertRecipes, [JSON.stringify(demoRecipes)]);
      return String(inserted.rowCount);
    }),
};
