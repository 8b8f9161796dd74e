import { expect, test } from 'vitest';
import { checkHold, type StandingHold } from './hold-limits.ts';

const wanted = { holder: 'ayla', network: '192.0.2.7', date: '2026-11-16', minutes: 30 };

const standing = (count: number, own: Partial<StandingHold> = {}): StandingHold[] =>
  Array.from({ length: count }, (_, index) => ({
    code: `hold-${index}`,
    holder: `other-${index}`,
    network: `198.51.100.${index}`,
    date: '2026-11-16',
    minutes: 30,
    expiresAt: `2026-11-16T10:0${index}:00Z`,
    ...own,
  }));

const tooMany = { refused: 'too-many-holds' };

test.each([
  ['nothing held', [], 540, { released: [] }],
  ['one of their own', standing(1, { holder: 'ayla' }), 540, { released: [] }],
  ['two of their own: the older one goes', standing(2, { holder: 'ayla' }), 540, { released: ['hold-0'] }],
  ['three from before the limit', standing(3, { holder: 'ayla' }), 540, { released: ['hold-0', 'hold-1'] }],
  ['nine from the same network', standing(9, { network: '192.0.2.7' }), 5_400, { released: [] }],
  ['ten from the same network', standing(10, { network: '192.0.2.7' }), 5_400, tooMany],
  ['a third of the day with this one', standing(5), 540, { released: [] }],
  ['more than a third with this one', standing(6), 540, tooMany],
  ['as much on another day', standing(6, { date: '2026-11-17' }), 540, { released: [] }],
  ['a day shorter than the visit', [], 20, { released: [] }],
])('with %s', (_, holds, workMinutes, expected) => {
  expect(checkHold(holds, wanted, workMinutes)).toEqual(expected);
});
