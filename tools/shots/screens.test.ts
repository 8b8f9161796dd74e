import { expect, test } from 'vitest';
import { chosenScreens, screens } from './screens.ts';

test('every line of the route table is taken, with something in the place of each name', () => {
  expect(screens.length).toBeGreaterThan(1);
  for (const { path } of screens) expect(path).toMatch(/^\/[^:]*$/);
  expect(screens.map(({ name }) => name)).toEqual(expect.arrayContaining(['home', 'notFound']));
});

test('some can be chosen, and a wrong name is refused', () => {
  expect(chosenScreens(['home'])).toEqual([{ name: 'home', path: '/' }]);
  expect(() => chosenScreens(['hom'])).toThrow('There is no screen called hom');
});
