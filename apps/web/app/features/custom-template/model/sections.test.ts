import { expect, test } from 'vitest';
import { moveSection, showSection } from './sections.ts';

const sections = [
  { name: 'services' as const, shown: true },
  { name: 'team' as const, shown: true },
  { name: 'about' as const, shown: false },
];
const order = (list: typeof sections | ReturnType<typeof moveSection>) => list.map(({ name }) => name).join();

test.each([
  ['about', 0, 'about,services,team'],
  ['services', 1, 'team,services,about'],
  ['services', 2, 'team,about,services'],
  ['services', 9, 'team,about,services'],
  ['team', -1, 'team,services,about'],
  ['photos', 0, 'services,team,about'],
] as const)('%s at %d gives %s', (name, to, expected) => {
  expect(order(moveSection(sections, name, to))).toBe(expected);
});

test('a section that is switched keeps its place', () => {
  expect(showSection(sections, 'team', false)).toEqual([
    sections[0],
    { name: 'team', shown: false },
    sections[2],
  ]);
});
