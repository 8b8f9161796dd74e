import { expect, test } from 'vitest';
import { initialsOf, tintOf } from './person.ts';

test.each([
  ['Nehir Aksoy', 'NA'],
  ['ipek çelik', 'İÇ'],
  ['ışıl kara', 'IK'],
  ['Ali Eren Koç', 'AK'],
  ['Melike', 'M'],
  ['  Şule   Gürbüz ', 'ŞG'],
  ['', ''],
])('the initials of %j are %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

test('a seed keeps its tint, and the six tints are all in use', () => {
  expect(tintOf('EMP-1')).toBe(tintOf('EMP-1'));
  const used = new Set(Array.from({ length: 200 }, (_, index) => tintOf(`EMP-${index}`)));
  expect(used).toEqual(new Set([0, 1, 2, 3, 4, 5]));
});
