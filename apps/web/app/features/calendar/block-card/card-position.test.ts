import { expect, test } from 'vitest';
import { cardPosition } from './card-position.ts';

const card = { width: 200, height: 100 };
const window = { width: 1000, height: 700 };
const block = (left: number, top: number) => ({ left, top, width: 40, height: 60 });

test.each([
  ['right of its block', block(100, 200), { left: 148, top: 200 }],
  ['left of it at the edge', block(900, 200), { left: 692, top: 200 }],
  ['above the lower edge', block(100, 690), { left: 148, top: 592 }],
  ['below the upper edge', block(100, -50), { left: 148, top: 8 }],
])('%s', (_, at, expected) => {
  expect(cardPosition(at, card, window)).toEqual(expected);
});

test('wherever the block is, the card is in the window and not over the block', () => {
  for (let left = 0; left <= 960; left += 7)
    for (let top = -60; top <= 700; top += 11) {
      const at = cardPosition(block(left, top), card, window);
      expect(at.left >= 0 && at.left + card.width <= window.width).toBe(true);
      expect(at.top >= 0 && at.top + card.height <= window.height).toBe(true);
      expect(at.left >= left + 40 || at.left + card.width <= left).toBe(true);
    }
});
