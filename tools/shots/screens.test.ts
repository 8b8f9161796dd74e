import { expect, test } from 'vitest';
import { screens, selectScreens } from './screens.ts';

test('lists every path, with a sample for each parameter', () => {
  expect(screens.length).toBeGreaterThan(1);
  for (const { path } of screens) expect(path).toMatch(/^\/[^:]*$/);
  expect(screens.map(({ name }) => name)).toEqual(expect.arrayContaining(['home', 'notFound']));
});

test('selects screens by name and rejects an unknown name', () => {
  expect(selectScreens(['home'])).toEqual([{ name: 'home', path: '/' }]);
  expect(() => selectScreens(['hom'])).toThrow('There is no screen called hom');
});
