import { pageDesignForm } from '@ayna/contracts/core/salon-page';
import { areReadable } from '@ayna/domain/page-colors';
import { expect, test } from 'vitest';
import { designs, earlierVersions } from './page-designs.ts';

const all = [...Object.values(designs), ...earlierVersions(designs.HairSalon)];

test('every type of salon has a template of its own', () => {
  expect(new Set(Object.values(designs).map(({ template }) => template)).size).toBe(6);
});

test.each(all.map((design) => [design.slogan, design] as const))(
  'the API would take the design of "%s"',
  (_, design) => {
    expect(pageDesignForm.parse(design)).toEqual(design);
    expect(design.sections).toHaveLength(7);
    expect(design.colors === null || areReadable(design.colors)).toBe(true);
  },
);
