import { salonType } from '@ayna/contracts/catalog';
import { expect, test } from 'vitest';
import { toPublishedDesign, withEverySection } from './page-design.ts';

test('every salon type starts with a template of its own, with all sections shown', () => {
  const designs = salonType.options.map((type) => toPublishedDesign(type, null));
  expect(new Set(designs.map(({ template }) => template)).size).toBe(6);
  for (const { sections, version, savedAt } of designs) {
    expect(sections.filter(({ shown }) => shown)).toHaveLength(7);
    expect({ version, savedAt }).toEqual({ version: 0, savedAt: null });
  }
});

test('a section that was left out follows hidden, in the order of the contract', () => {
  const { version: _, savedAt: __, ...design } = toPublishedDesign('HairSalon', null);
  const sections = [
    { name: 'team' as const, shown: true },
    { name: 'announcement' as const, shown: false },
  ];
  expect(withEverySection({ ...design, sections }).sections.map(({ name, shown }) => [name, shown])).toEqual([
    ['team', true],
    ['announcement', false],
    ['signature', false],
    ['services', false],
    ['photos', false],
    ['reviews', false],
    ['about', false],
  ]);
  expect(withEverySection(design)).toEqual(design);
});
