import { describe, expect, test } from 'vitest';
import type { Appointment, Block } from '../../../data/appointments.ts';
import type { Employee } from '../../../data/employees.ts';
import { sample } from '../model/samples.ts';
import { daySums, freeRangesOn, startsInText, upcoming } from './day-facts.ts';

// A Saturday.
const date = '2026-11-14';
const at = (clock: string): string => `${date}T${clock}:00`;
const visit = (from: string, to: string, status: Appointment['status'], price = 450): Appointment => {
  const one = sample(at(from), at(to), { status });
  return { ...one, serviceSnapshot: { ...one.serviceSnapshot, price } };
};

describe('who comes next', () => {
  test('those that are awaited and have not begun, the nearest first', () => {
    const all = [
      visit('18:15', '19:15', 'Approved'),
      visit('14:30', '15:00', 'Pending'),
      visit('13:15', '16:15', 'Approved'),
      visit('16:30', '18:00', 'Canceled'),
      visit('14:22', '14:40', 'Approved'),
      visit('15:00', '16:00', 'NoShow'),
      visit('15:00', '16:00', 'Completed'),
    ];
    expect(
      upcoming(all, at('14:22')).map((one) => one.appointmentTime.appointmentStartDate.slice(11, 16)),
    ).toEqual(['14:22', '14:30', '18:15']);
  });

  test.each([
    [0, 'şimdi'],
    [8, '8 dk sonra'],
    [60, '1 sa sonra'],
    [128, '2 sa 8 dk sonra'],
    [179, '2 sa 59 dk sonra'],
    [180, ''],
  ])('in %d minutes is said as %j', (minutes, words) => {
    expect(startsInText(minutes)).toBe(words);
  });
});

test('what the day brought and what it may still bring, to the kurus', () => {
  const all = [
    visit('10:00', '11:00', 'Completed', 0.1),
    visit('11:00', '12:00', 'Completed', 0.2),
    visit('12:00', '13:00', 'Approved', 6500),
    visit('13:00', '14:00', 'Pending', 450.5),
    visit('14:00', '15:00', 'Canceled', 999),
    visit('15:00', '16:00', 'NoShow', 999),
  ];
  expect(daySums(all)).toEqual({ completed: 0.3, expected: 6950.5 });
});

const employee: Employee = {
  code: 'E',
  version: 1,
  userCode: null,
  userSnapshot: { name: 'Nehir', lastname: 'Aksoy' },
  isActive: true,
  workHours: [{ day: 'Saturday', startTime: '10:00:00', endTime: '20:00:00' }],
  leaves: [],
  recurringLeaves: [],
} as unknown as Employee;

const salon = {
  openingHours: [
    {
      day: 'Saturday' as const,
      openTime: '10:00:00',
      closeTime: '19:00:00',
      breaks: [{ startTime: '13:00:00', endTime: '13:30:00' }],
    },
  ],
  closedDays: [],
  holidays: 'closed' as const,
  holidayChoices: [],
};

const day = {
  employee,
  date,
  salon,
  holidays: new Map(),
  appointments: [] as Appointment[],
  blocks: [] as Block[],
  now: '2026-11-01T00:00:00',
};

const clocks = (ranges: ReturnType<typeof freeRangesOn>): readonly string[] =>
  ranges.map(({ from, to }) => `${from / 60}-${to / 60}`);

describe('where there is room', () => {
  test.each([
    ["the salon's hours and its break narrow the shift", {}, ['10-13', '13.5-19']],
    [
      'what stands takes its time, what was canceled gives it back',
      {
        appointments: [
          visit('10:00', '12:00', 'Completed'),
          visit('14:00', '15:00', 'Pending'),
          visit('15:00', '16:00', 'Approved'),
          visit('16:00', '17:00', 'Canceled'),
          visit('17:00', '18:00', 'NoShow'),
        ],
      },
      ['12-13', '13.5-14', '16-19'],
    ],
    [
      'blocked time is taken',
      {
        blocks: [{ code: 'B', employeeCode: 'E', startDate: at('10:00'), endDate: at('18:00'), reason: '' }],
      },
      ['18-19'],
    ],
    [
      'so is a leave',
      {
        employee: {
          ...employee,
          leaves: [
            {
              code: 'L',
              startDate: at('12:00'),
              endDate: '2026-11-16T00:00:00',
              kind: 'Annual' as const,
              note: '',
            },
          ],
        },
      },
      ['10-12'],
    ],
    ['today it begins now', { now: at('17:30') }, ['17.5-19']],
    ['nothing of a day that is over', { now: '2026-11-15T09:00:00' }, []],
    ['nothing on a day off', { date: '2026-11-16' }, []],
    ['nothing of an employee without hours', { employee: { ...employee, workHours: [] } }, []],
    [
      'hours that were never set are the default ones',
      { employee: { ...employee, workHours: null } },
      ['10-13', '13.5-19'],
    ],
    ['nothing of a person who is not there any more', { employee: { ...employee, isActive: false } }, []],
  ])('%s', (_name, more, expected) => {
    expect(clocks(freeRangesOn({ ...day, ...more }))).toEqual(expected);
  });
});
