import { expect, test } from 'vitest';
import { offeredDays } from './offered-days.ts';

const was = '2026-11-14T12:00:00';

const deskDay = (date: string, each: Record<string, string[]>) => ({
  date,
  starts: Object.values(each).flatMap((clocks) => clocks.map((clock) => `${clock}:00`)),
  each: Object.entries(each).map(([employeeCode, clocks]) => ({
    employeeCode,
    works: true,
    starts: clocks.map((clock) => `${clock}:00`),
  })),
});

const shown = (days: ReturnType<typeof offeredDays>) =>
  days.map(({ date, candidates }) => [
    date.slice(8),
    candidates.map(({ employeeCode, startDate }) => `${employeeCode} ${startDate.slice(11, 16)}`),
  ]);

test('of one employee, only days with room, and of each day the times nearest to its own', () => {
  const clocks = ['08:30', '10:00', '11:00', '12:00', '13:00', '14:00', '15:00', '19:00'];
  const days = [
    deskDay('2026-11-14', { deniz: [], nehir: ['12:00'] }),
    deskDay('2026-11-15', { deniz: clocks, nehir: [] }),
  ];
  expect(shown(offeredDays(days, { was, employeeCode: 'deniz' }))).toEqual([
    ['15', ['10:00', '11:00', '12:00', '13:00', '14:00', '15:00'].map((clock) => `deniz ${clock}`)],
  ]);
});

test('of anyone, each time once, with the one who has the fewest others', () => {
  const days = [deskDay('2026-11-15', { deniz: ['12:00', '13:00', '14:00'], nehir: ['13:00'] })];
  expect(shown(offeredDays(days, { was, employeeCode: null }))).toEqual([
    ['15', ['deniz 12:00', 'nehir 13:00', 'deniz 14:00']],
  ]);
});

test('at most four days', () => {
  const days = [1, 2, 3, 4, 5].map((one) => deskDay(`2026-11-2${one}`, { deniz: ['12:00'] }));
  expect(offeredDays(days, { was, employeeCode: 'deniz' })).toHaveLength(4);
});
