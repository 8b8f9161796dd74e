import { expect, test } from 'vitest';
import { type Component, findForeignLicences } from './licences.ts';

const withLicence = (expression: string, more: Partial<Component> = {}): Component => ({
  name: 'some-package',
  licenses: [{ expression }],
  ...more,
});

test.each([
  ['MIT', []],
  ['(MIT OR GPL-3.0)', []],
  ['(MIT AND Zlib)', []],
  ['(MIT AND GPL-3.0)', ['some-package: (MIT AND GPL-3.0)']],
  ['GPL-3.0', ['some-package: GPL-3.0']],
  ['MPL-2.0', ['some-package: MPL-2.0']],
])('%s', (expression, foreign) => {
  expect(findForeignLicences([withLicence(expression)])).toEqual(foreign);
});

test('a tool may have a licence that what is shipped may not', () => {
  expect(findForeignLicences([withLicence('MPL-2.0', { scope: 'excluded' })])).toEqual([]);
});

test('a package without a licence is found, our own are not', () => {
  expect(findForeignLicences([{ name: 'silent' }, { group: '@ayna', name: 'auth' }])).toEqual([
    'silent: names no licence',
  ]);
});
