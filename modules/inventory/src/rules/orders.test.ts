import { expect, test } from 'vitest';
import { type OrderRecord, placedOrdersOf } from './orders.ts';

const [monday, tuesday] = ['2026-11-16T09:00:00.000Z', '2026-11-17T09:00:00.000Z'];

const record = (name: string, supplier: string, orderedAt: string, quantity = 2): OrderRecord => ({
  product: { code: name, name, unit: 'Bottle', cost: 10.005, supplier },
  quantity,
  orderedAt,
});

test('one order is what was ordered from a supplier in one go, the newest first', () => {
  const orders = placedOrdersOf([
    record('Şampuan', 'Toptan', monday),
    record('Çanta', 'Toptan', monday),
    record('Folyo', 'Ambalaj', tuesday),
    record('Krem', 'Toptan', tuesday),
  ]);
  expect(
    orders.map(({ supplier, orderedAt, items }) => [supplier, orderedAt, items.map(({ name }) => name)]),
  ).toEqual([
    ['Ambalaj', tuesday, ['Folyo']],
    ['Toptan', tuesday, ['Krem']],
    ['Toptan', monday, ['Çanta', 'Şampuan']],
  ]);
});

test('the total is at the cost in whole kurus', () => {
  expect(placedOrdersOf([record('Krem', '', monday, 3)])).toMatchObject([{ supplier: '', total: 30.03 }]);
});
