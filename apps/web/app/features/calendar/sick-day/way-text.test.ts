import { expect, test } from 'vitest';
import { shownWays, wayText } from './way-text.ts';

const at = (clock: string, day = 14): string => `2026-11-${day}T${clock}:00`;

const conflict = {
  appointment: {
    code: 'a',
    employeeCode: 'deniz',
    appointmentTime: { appointmentStartDate: at('12:00'), appointmentEndDate: at('12:50') },
    serviceSnapshot: {
      name: 'Kesim',
      price: 900,
      duration: 50,
      type: 'Single' as const,
      sessionCount: null,
      sessionIntervalDays: null,
      phases: null,
      bufferAfter: 0,
    },
  },
  substitutes: ['burak'],
  alternativeTimes: [{ employeeCode: 'nehir', startDate: at('12:30') }],
  laterTimes: [
    { employeeCode: 'ipek', startDate: at('18:00') },
    { employeeCode: 'deniz', startDate: at('12:00', 17) },
  ],
};

test.each([
  ['its own', at('12:00'), 'aynı saat'],
  ['a little later', at('12:30'), '12:30, +30 dk'],
  ['a little earlier', at('11:45'), '11:45, −15 dk'],
  ['much later', at('18:00'), '18:00'],
  ['another day', at('12:00', 17), '17 Kas Sal 12:00'],
])('%s time', (_, startDate, text) => {
  expect(wayText(conflict, { startDate })).toBe(text);
});

test('the three best are shown, and what was chosen in the place of the third', () => {
  const whoOf = (ways: ReturnType<typeof shownWays>) => ways.map(({ employeeCode }) => employeeCode);
  expect(whoOf(shownWays(conflict, undefined))).toEqual(['burak', 'nehir', 'ipek']);
  const chosen = { employeeCode: 'deniz', startDate: at('12:00', 17), isShift: true };
  expect(whoOf(shownWays(conflict, chosen))).toEqual(['burak', 'nehir', 'deniz']);
});
