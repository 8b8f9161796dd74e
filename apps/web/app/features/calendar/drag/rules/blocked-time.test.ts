import { expect, test } from 'vitest';
import { parseBlockedRange, toBlockValues } from './blocked-time.ts';

const day = '2026-11-14';

test.each([
  [
    { day, from: '10:30', to: '11:00' },
    { startDate: '2026-11-14T10:30:00', endDate: '2026-11-14T11:00:00' },
  ],
  [
    { day, from: '23:30', to: '00:30' },
    { startDate: '2026-11-14T23:30:00', endDate: '2026-11-15T00:30:00' },
  ],
  [{ day, from: '10:30', to: '10:30' }, 'empty'],
  [{ day, from: '25:00', to: '10:30' }, 'no-time'],
  [{ day, from: '', to: '10:30' }, 'no-time'],
] as const)('%o is %o', (values, expected) => expect(parseBlockedRange(values)).toEqual(expected));

test('what was drawn past midnight begins on the day its clock shows', () => {
  const at = { employee: 'deniz', day, start: 1_450, end: 1_500 };
  expect(toBlockValues(at)).toEqual({ day: '2026-11-15', from: '00:10', to: '01:00' });
  expect(toBlockValues({ ...at, start: 1_410 })).toEqual({ day, from: '23:30', to: '01:00' });
});
