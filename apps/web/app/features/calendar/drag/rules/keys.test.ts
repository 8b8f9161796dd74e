import { expect, test } from 'vitest';
import { isBlockKey, isPickUpKey, keyAction, placementAfterKey } from './keys.ts';

const keys = (key: string, placement: Partial<Parameters<typeof keyAction>[0]> = {}) => ({
  key,
  shiftKey: false,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  ...placement,
});

test.each([
  ['ArrowUp', false, { act: 'time', by: -1 }],
  ['ArrowDown', false, { act: 'time', by: 1 }],
  ['ArrowUp', true, { act: 'length', by: -1 }],
  ['ArrowDown', true, { act: 'length', by: 1 }],
  ['PageDown', false, { act: 'hour', by: 1 }],
  ['ArrowLeft', false, { act: 'column', by: -1 }],
  ['ArrowRight', false, { act: 'column', by: 1 }],
  ['Enter', false, { act: 'drop' }],
  ['Escape', false, { act: 'cancel' }],
  ['t', false, undefined],
])('%s, Shift %s, means %o', (key, shiftKey, expected) =>
  expect(keyAction(keys(key, { shiftKey }))).toEqual(expected),
);

test('M picks up and K closes, small or large, and not with a modifier', () => {
  expect(isPickUpKey(keys('m'))).toBe(true);
  expect(isPickUpKey(keys('M', { shiftKey: true }))).toBe(true);
  expect(isPickUpKey(keys('m', { ctrlKey: true }))).toBe(false);
  expect(isBlockKey(keys('K'))).toBe(true);
  expect(isBlockKey(keys('k', { metaKey: true }))).toBe(false);
  expect(keyAction(keys('ArrowUp', { altKey: true }))).toBeUndefined();
});

const columns = ['nehir', 'deniz', 'elif'].map((employee) => ({
  employee,
  day: '2026-11-14',
  from: 540,
  to: 1_140,
  left: 0,
  right: 0,
  top: 0,
}));
const at = { employee: 'nehir', day: '2026-11-14', start: 600, end: 660 };
const field = { columns, step: 15, isOpen: ({ employee }: { employee: string }) => employee !== 'deniz' };

test.each([
  ['time', 1, { start: 615, end: 675 }],
  ['time', -1, { start: 585, end: 645 }],
  ['hour', 1, { start: 660, end: 720 }],
  ['length', 1, { end: 675 }],
  ['length', -1, { end: 645 }],
  // Past the one who does not do it.
  ['column', 1, { employee: 'elif' }],
  ['column', -1, {}],
] as const)('%s by %i', (act, by, change) =>
  expect(placementAfterKey(at, { act, by }, field)).toEqual({ ...at, ...change }),
);

test('the last column has none behind it', () =>
  expect(placementAfterKey({ ...at, employee: 'elif' }, { act: 'column', by: 1 }, field).employee).toBe(
    'elif',
  ));
