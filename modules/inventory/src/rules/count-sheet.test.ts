import { expect, test } from 'vitest';
import { toCountSheet } from './count-sheet.ts';
import type { ProductRecord } from './records.ts';

const product = (name: string, category: ProductRecord['category'], cost = 1): ProductRecord => ({
  code: name,
  version: 1,
  gone: false,
  name,
  description: '',
  category,
  unit: 'Piece',
  cost,
  price: 2,
  barcode: '',
  supplier: '',
  criticalLevel: 0,
  stock: 3,
  moveCount: 1,
});

test('goes through one category after the other, by name as Turkish sorts', () => {
  const sheet = toCountSheet([
    product('Pelerin', 'Consumable'),
    product('Şampuan', 'Retail'),
    product('Çay yağı', 'Retail'),
    product('Cila', 'Retail'),
    product('Boya 7.10', 'Color'),
    product('Boya 7.2', 'Color'),
  ]);
  expect(sheet.map(({ name }) => name)).toEqual([
    'Cila',
    'Çay yağı',
    'Şampuan',
    'Boya 7.2',
    'Boya 7.10',
    'Pelerin',
  ]);
});

test('shows the cost in kurus and nothing of prices', () => {
  expect(toCountSheet([product('Boya', 'Color', 92.4567)])).toEqual([
    { code: 'Boya', name: 'Boya', category: 'Color', unit: 'Piece', barcode: '', stock: 3, cost: 92.46 },
  ]);
});
