import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { normalizePerformed, performs, setPerformed } from './performers.ts';

const all = ['cut', 'dye', 'wash'];
const some = (...serviceCodes: string[]) => ({ allServices: false, serviceCodes });
const everything = { allServices: true, serviceCodes: [] };

describe('a service', () => {
  test.each([
    ['is added', some('cut'), 'dye', true, some('cut', 'dye')],
    ['is removed', some('cut', 'dye'), 'dye', false, some('cut')],
    ['is on the list already', some('cut'), 'cut', true, null],
    ['is not on the list', some('cut'), 'dye', false, null],
    ['is one of all', everything, 'dye', true, null],
    ['is removed from all', everything, 'dye', false, some('cut', 'wash')],
  ])('%s', (_, before, service, performed, after) => {
    expect(setPerformed(before, service, performed, all)).toEqual(after);
  });

  test('is performed as it was set, and every other as before', () => {
    const codes = fc.subarray(all);
    fc.assert(
      fc.property(
        fc.boolean(),
        codes,
        fc.constantFrom(...all),
        fc.boolean(),
        (allServices, list, one, performed) => {
          const before = normalizePerformed({ allServices, serviceCodes: list });
          const after = setPerformed(before, one, performed, all) ?? before;
          expect(performs(after, one)).toBe(performed);
          for (const other of all.filter((service) => service !== one))
            expect(performs(after, other)).toBe(performs(before, other));
        },
      ),
    );
  });
});

test('a list has no duplicates, and is empty for an employee who performs all services', () => {
  expect(normalizePerformed(some('cut', 'cut', 'dye'))).toEqual(some('cut', 'dye'));
  expect(normalizePerformed({ allServices: true, serviceCodes: ['cut'] })).toEqual(everything);
});
