import { describe, expect, test } from 'vitest';
import { orderListOf } from './order-list.ts';

const shelf = (name: string, supplier: string, stock: number, used: number, criticalLevel = 4) => ({
  product: { code: name, name, unit: 'Piece' as const, stock, criticalLevel, cost: 206.004, supplier },
  used,
});

describe('the order list', () => {
  test('names what is low or runs out within the days, by supplier, and what runs out first', () => {
    const list = orderListOf(
      [
        shelf('Argan', 'Saç Deposu', 14, 26),
        shelf('Oksidan', 'Saç Deposu', 1, 15),
        shelf('Folyo', 'Çağ Ambalaj', 2, 0),
        shelf('Toka', '', 1, 0),
        shelf('Pelerin', 'Çağ Ambalaj', 340, 30),
        shelf('Eski boya', 'Saç Deposu', 5, 0),
      ],
      30,
    );
    expect(list.map(({ supplier, items }) => [supplier, items.map(({ name }) => name)])).toEqual([
      ['Çağ Ambalaj', ['Folyo']],
      ['Saç Deposu', ['Oksidan', 'Argan']],
      ['', ['Toka']],
    ]);
  });

  test('orders so much that the critical level is reached when the days are over', () => {
    const [first] = orderListOf([shelf('Oksidan', 'Saç Deposu', 1, 15)], 30);
    // 15 are used, 4 shall be left, 1 is there.
    expect(first?.items[0]).toMatchObject({
      quantity: 18,
      daysLeft: 2,
      stockStatus: 'critical',
      unitCost: 206,
    });
    expect(first?.total).toBe(3_708);
    expect(orderListOf([shelf('Oksidan', 'Saç Deposu', 1, 15)], 60)[0]?.items[0]?.quantity).toBe(33);
  });

  test('orders at least one, in whole units', () => {
    expect(orderListOf([shelf('Folyo', '', 4, 0)], 30)[0]?.items[0]?.quantity).toBe(1);
    expect(orderListOf([shelf('Folyo', '', 3.5, 0.1)], 30)[0]?.items[0]?.quantity).toBe(1);
    expect(orderListOf([shelf('Folyo', '', 0.9, 0.1)], 30)[0]?.items[0]?.quantity).toBe(4);
  });
});
