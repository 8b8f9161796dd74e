import { expect, test } from 'vitest';
import type { Product } from '../../../data/inventory.ts';
import { choiceOf, levelsOf, lineTotal, messageOf, orderTotal, type Proposal, withAdded } from './order.ts';

const proposal = (productCode: string, more: Partial<Proposal> = {}): Proposal => ({
  productCode,
  name: productCode,
  unit: 'Liter',
  stock: 1,
  criticalLevel: 4,
  stockStatus: 'critical',
  daysLeft: 2,
  quantity: 12,
  unitCost: 206,
  ...more,
});

const oxidant = proposal('Oksidan');
const argan = proposal('Argan', { stockStatus: 'enough', unit: 'Piece', quantity: 6, unitCost: 312 });
const sender = {
  salon: 'Nehir',
  address: 'Moda Cad. 118/A, Kadıköy',
  name: 'Nehir Aksoy',
  phone: '0532 704 11 58',
};

test('what somebody adds stands at its supplier, once', () => {
  const list = [{ supplier: 'Saç Deposu', total: 0, items: [oxidant] }];
  const product = (code: string, supplier: string) =>
    ({ ...argan, code, supplier, cost: 90, stock: 2, criticalLevel: 5 }) as unknown as Product;
  const added = [
    product('Folyo', 'Saç Deposu'),
    product('Pelerin', 'Moda'),
    product('Oksidan', 'Saç Deposu'),
  ];
  const shown = withAdded(list, [...added, ...added]);
  expect(shown.map(({ supplier, items }) => [supplier, items.map(({ productCode }) => productCode)])).toEqual(
    [
      ['Saç Deposu', ['Oksidan', 'Folyo']],
      ['Moda', ['Pelerin']],
    ],
  );
  expect(shown[1]?.items[0]).toMatchObject({ quantity: 3, unitCost: 90 });
});

test('what is low is ordered, what only runs out soon is offered, and a choice holds', () => {
  expect(choiceOf(oxidant, {})).toEqual({ isOn: true, quantity: 12 });
  expect(choiceOf(argan, {})).toEqual({ isOn: false, quantity: 6 });
  expect(choiceOf(argan, { Argan: { isOn: true, quantity: 3 } })).toEqual({ isOn: true, quantity: 3 });
});

test('the total counts what is chosen, to the kurus', () => {
  expect(orderTotal([oxidant, argan], {})).toBe(2_472);
  expect(orderTotal([oxidant, argan], { Argan: { isOn: true, quantity: 3 } })).toBe(3_408);
  expect(lineTotal(0.35, 0.1)).toBe(0.04);
});

test('the message says what is chosen and where it goes; without anything there is none', () => {
  expect(messageOf([oxidant, argan], {}, sender)).toBe(
    [
      'Merhaba, Nehir için sipariş:',
      '• Oksidan: 12 litre',
      'Teslimat: Moda Cad. 118/A, Kadıköy',
      'Teşekkürler, Nehir Aksoy',
      '0532 704 11 58',
    ].join('\n'),
  );
  expect(messageOf([argan], {}, sender)).toBeNull();
  expect(messageOf([oxidant], { Oksidan: { isOn: true, quantity: 0 } }, sender)).toBeNull();
});

test('the levels stay within the oval, also for less than nothing', () => {
  const { stock, after, least } = levelsOf(proposal('x', { stock: -3, criticalLevel: 4 }), {
    isOn: true,
    quantity: 9,
  });
  expect(stock).toBe(0);
  expect(after).toBeGreaterThan(least);
  expect(after).toBeLessThan(1);
});
