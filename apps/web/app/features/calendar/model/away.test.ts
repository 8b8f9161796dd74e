import { expect, test } from 'vitest';
import { awayOn } from './away.ts';
import { employee, sample } from './samples.ts';

const day = '2026-11-14';
const away = employee('E', '10:00:00', '20:00:00', {
  leaves: [
    {
      code: 'L',
      kind: 'Sick',
      startDate: `${day}T12:00:00`,
      endDate: `${day}T15:00:00`,
      note: '',
    },
  ],
});

const at = (from: string, to: string, more: Parameters<typeof sample>[2] = {}) =>
  sample(`${day}T${from}:00`, `${day}T${to}:00`, more);

test.each([
  ['before the leave', at('11:00', '12:00'), 0],
  ['into the leave', at('11:30', '12:30'), 1],
  ['within the leave', at('13:00', '14:00', { status: 'Pending' }), 1],
  ['after the leave', at('15:00', '16:00'), 0],
  ['somebody else', at('13:00', '14:00', { employeeCode: 'other' }), 0],
  ['canceled', at('13:00', '14:00', { status: 'Canceled' }), 0],
  ['over', at('13:00', '14:00', { status: 'Completed' }), 0],
] as const)('%s', (_, appointment, count) => {
  expect(awayOn(day, [appointment], [away, employee('other')]).size).toBe(count);
});

test('a leave of another day is none', () => {
  const next = sample('2026-11-15T13:00:00', '2026-11-15T14:00:00');
  expect(awayOn('2026-11-15', [next], [away]).size).toBe(0);
});
