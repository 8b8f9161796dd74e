import { expect, test } from 'vitest';
import { type SalonType, salonArts } from '../../../parts/salon-art.tsx';
import { rhythmHours, rhythmOf } from './day-rhythm.ts';

const types = Object.keys(salonArts) as SalonType[];

test.each(types)('the day of %s stays in its picture, and nobody has two boxes at once', (type) => {
  const boxes = rhythmOf(type);
  expect(boxes.length).toBeGreaterThan(10);
  for (const row of [0, 1, 2]) {
    const own = boxes.filter((box) => box.row === row);
    expect(own.length).toBeGreaterThan(3);
    for (const [index, { x, width }] of own.entries()) {
      expect(width).toBeGreaterThan(10);
      expect(x).toBeGreaterThan(own[index - 1] ? (own[index - 1]?.x ?? 0) + (own[index - 1]?.width ?? 0) : 0);
      expect(x + width).toBeLessThan(1000);
    }
  }
});

test('the hours stand where the boxes of that time begin', () => {
  const nine = rhythmHours.find(({ clock }) => clock === '09:00');
  expect(rhythmOf('BarberShop')[0]?.x).toBeCloseTo((nine?.x ?? 0) + 1, 1);
});
