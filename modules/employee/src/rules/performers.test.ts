import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { performs, tidyPerformed, withService } from './performers.ts';

const all = ['cut', 'dye', 'wash'];
const some = (...serviceCodes: string[]) => ({ allServices: false, serviceCodes });
const everything = { allServices: true, serviceCodes: [] };

describe('a service', () => {
  test.each([
    ['is added', some('cut'), 'dye', true, some('cut', 'dye')],
    ['is taken away', some('cut', 'dye'), 'dye', false, some('cut')],
    ['is there already', some('cut'), 'cut', true, null],
    ['was never there', some('cut'), 'dye', false, null],
    ['is one of all', everything, 'dye', true, null],
    ['is the one that is not done', everything, 'dye', false, some('cut', 'wash')],
  ])('%s', (_, before, service, shall, after) => {
    expect(withService(before, service, shall, all)).toEqual(after);
  });

  test('is performed as was said, and every other as before', () => {
    const codes = fc.subarray(all);
    fc.assert(
      fc.property(
        fc.boolean(),
        codes,
        fc.constantFrom(...all),
        fc.boolean(),
        (allServices, list, one, shall) => {
          const before = tidyPerformed({ allServices, serviceCodes: list });
          const after = withService(before, one, shall, all) ?? before;
          expect(performs(after, one)).toBe(shall);
          for (const other of all.filter((service) => service !== one))
            expect(performs(after, other)).toBe(performs(before, other));
        },
      ),
    );
  });
});

test('a list has each once, and who performs all has none', () => {
  expect(tidyPerformed(some('cut', 'cut', 'dye'))).toEqual(some('cut', 'dye'));
  expect(tidyPerformed({ allServices: true, serviceCodes: ['cut'] })).toEqual(everything);
});
