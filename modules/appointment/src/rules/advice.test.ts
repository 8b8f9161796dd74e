import type { EmployeeState } from '@ayna/contracts/core/employees';
import type { ServiceState } from '@ayna/contracts/core/services';
import { addDays } from '@ayna/domain/wall-clock';
import { describe, expect, test } from 'vitest';
import {
  type AdviceWeek,
  lapsedMost,
  mondayOf,
  quietStretch,
  quietWeeks,
  refusedSince,
  turnedDown,
} from './advice.ts';

const HOURS = 24;
const tuesday = 1;

type Cells = Readonly<Record<number, number>>;

/** Five chairs, Monday to Saturday from nine to six, 58 % full but for these hours of Tuesday. */
const weekOf = (monday: string, quiet: Cells, open = 300): AdviceWeek => {
  const cells = Array.from({ length: 7 * HOURS }, (_, index) => {
    const [day, hour] = [Math.floor(index / HOURS), index % HOURS];
    const isOpen = day < 6 && hour >= 9 && hour < 18;
    const percent = day === tuesday ? (quiet[hour] ?? 58) : 58;
    return { open: isOpen ? open : 0, worked: isOpen ? (open * percent) / 100 : 0 };
  });
  return { monday, open: cells.map((cell) => cell.open), worked: cells.map((cell) => cell.worked) };
};

const mondays = quietWeeks('2026-11-16');
const weeksOf = (...quiet: readonly Cells[]): AdviceWeek[] =>
  mondays.map((monday, index) => weekOf(monday, quiet[index] ?? quiet[0] ?? {}));

test('the weeks before this one count, whatever day it is', () => {
  expect(mondayOf('2026-11-16')).toBe('2026-11-16');
  expect(mondayOf('2026-11-22')).toBe('2026-11-16');
  expect(mondays).toEqual(['2026-10-19', '2026-10-26', '2026-11-02', '2026-11-09']);
  expect(refusedSince('2026-11-16')).toBe('2026-08-16');
  expect(refusedSince('2027-01-04')).toBe('2026-10-04');
});

test('a stretch that is quiet in each of four weeks is said with its numbers', () => {
  const weeks = weeksOf(
    { 14: 25, 15: 15, 16: 20 },
    { 14: 10, 15: 20, 16: 28 },
    { 14: 20, 15: 15, 16: 25 },
    { 14: 15, 15: 20, 16: 25 },
  );
  expect(quietStretch(weeks)).toEqual({
    kind: 'quiet-stretch',
    weekday: 2,
    fromHour: 14,
    toHour: 17,
    percent: 19,
    othersPercent: 58,
    weeks: [
      ['2026-10-20', 25, 15, 20],
      ['2026-10-27', 10, 20, 28],
      ['2026-11-03', 20, 15, 25],
      ['2026-11-10', 15, 20, 25],
    ].map(([date, ...percents]) => ({
      date,
      hours: percents.map((percent, index) => ({ hour: 14 + index, percent })),
    })),
  });
});

const quietHours = { 14: 20, 15: 20 };

describe('when a stretch is said', () => {
  const cases: readonly [string, readonly AdviceWeek[], readonly [number, number] | null][] = [
    ['two hours are enough', weeksOf(quietHours), [14, 16]],
    ['one hour is too short', weeksOf({ 14: 0 }), null],
    ['exactly 30 % is not quiet', weeksOf({ 14: 30, 15: 30 }), null],
    ['just below is', weeksOf({ 14: 29.9, 15: 29.9 }), [14, 16]],
    ['one busy week of four is enough to say nothing', weeksOf(quietHours, quietHours, {}, quietHours), null],
    ['a busy hour between cuts it', weeksOf({ 10: 5, 11: 5, 13: 5, 14: 5, 15: 5 }), [13, 16]],
    ['three weeks are too few', weeksOf(quietHours).slice(1), null],
    [
      'closed in one week, nothing is said',
      [...weeksOf(quietHours).slice(0, 3), weekOf('2026-11-09', quietHours, 0)],
      null,
    ],
    ['a busy salon hears nothing', weeksOf({}), null],
    ['the one with more free time wins', weeksOf({ 9: 0, 10: 0, 14: 20, 15: 20, 16: 20 }), [14, 17]],
    ['of equal ones the earlier', weeksOf({ 10: 20, 11: 20, 14: 20, 15: 20 }), [10, 12]],
  ];
  test.each(cases)('%s', (_, weeks, expected) => {
    const found = quietStretch(weeks);
    expect(found && [found.fromHour, found.toHour]).toEqual(expected);
  });

  test('a calendar that nobody uses is not judged', () => {
    const unused = weekOf('2026-11-09', {});
    const weeks = [...weeksOf(quietHours).slice(0, 3), { ...unused, worked: unused.worked.map(() => 0) }];
    expect(quietStretch(weeks)).toBeNull();
  });

  test('what is below the limit never reads as the limit', () => {
    expect(quietStretch(weeksOf({ 14: 29.9, 15: 29.9 }))?.percent).toBe(29);
  });

  test('a day alone is compared with none', () => {
    const alone = weeksOf(quietHours).map((week) => ({
      ...week,
      open: week.open.map((open, index) => (Math.floor(index / HOURS) === tuesday ? open : 0)),
    }));
    expect(quietStretch(alone)?.othersPercent).toBeNull();
  });
});

const employee = (code: string, serviceCodes: readonly string[], more: Partial<EmployeeState> = {}) =>
  ({
    code,
    isActive: true,
    position: 'hairdresser',
    allServices: false,
    serviceCodes,
    userSnapshot: { name: code, lastname: 'Kaya' },
    ...more,
  }) as EmployeeState;

const service = (code: string, active = true) => ({ code, name: code, active }) as ServiceState;

const team = {
  services: new Map([
    ['keratin', service('keratin')],
    ['dye', service('dye')],
    ['old', service('old', false)],
  ]),
  employees: [employee('elif', ['keratin', 'dye']), employee('volkan', []), employee('ziya', ['dye'])],
  freeMinutes: new Map([
    ['elif', 900],
    ['volkan', 600],
    ['ziya', 300],
  ]),
};

const refused = (serviceCode: string, ...counts: readonly number[]) =>
  counts.map((count, index) => ({
    serviceCode,
    month: addDays('2026-09-15', index * 30).slice(0, 7),
    count,
  }));

test('a service that is often turned down is said with who could offer it', () => {
  expect(turnedDown([...refused('keratin', 4, 5), ...refused('dye', 5)], team)).toEqual({
    kind: 'turned-down',
    serviceCode: 'keratin',
    serviceName: 'keratin',
    count: 9,
    employeeCode: 'volkan',
    employeeName: 'volkan Kaya',
    months: [
      { month: '2026-09', count: 4 },
      { month: '2026-10', count: 5 },
    ],
  });
});

describe('when a refused service is said', () => {
  const elif = employee('elif', ['keratin']);
  const withEmployees = (...employees: readonly EmployeeState[]) => ({ ...team, employees });
  const cases: readonly [string, Parameters<typeof turnedDown>, string | null][] = [
    ['five times are enough', [refused('keratin', 5), team], 'volkan'],
    ['four are not', [refused('keratin', 2, 2), team], null],
    ['everybody offers it', [refused('keratin', 9), withEmployees(elif)], null],
    [
      'they all offer everything',
      [refused('keratin', 9), withEmployees(employee('elif', [], { allServices: true }))],
      null,
    ],
    [
      'who could has left',
      [refused('keratin', 9), withEmployees(elif, employee('volkan', [], { isActive: false }))],
      null,
    ],
    [
      'who could has no free time',
      [refused('keratin', 9), { ...team, freeMinutes: new Map([['volkan', 0]]) }],
      null,
    ],
    [
      'who could has another trade',
      [refused('keratin', 9), withEmployees(elif, employee('volkan', [], { position: 'Receptionist' }))],
      null,
    ],
    ['nobody offers it', [refused('keratin', 9), withEmployees(employee('volkan', []))], null],
    ['the service is no longer offered', [refused('old', 9), team], null],
    ['the service is gone', [refused('gone', 9), team], null],
    [
      'the one with the most free time',
      [
        refused('keratin', 9),
        {
          ...team,
          freeMinutes: new Map([
            ['volkan', 1],
            ['ziya', 2],
          ]),
        },
      ],
      'ziya',
    ],
  ];
  test.each(cases)('%s', (_, [rows, of], expected) => {
    expect(turnedDown(rows, of)?.employeeCode ?? null).toBe(expected);
  });
});

const lapsed = (serviceCode: string, customers: number) => ({
  serviceCode,
  customers,
  weeks: 10,
  usualDays: 35,
  returns: 60,
  months: [{ month: '2026-08', count: customers }],
});

describe('when lapsed customers are said', () => {
  const cases: readonly [string, Parameters<typeof lapsedMost>[0], string | null][] = [
    ['nobody has lapsed', [], null],
    ['five are enough', [lapsed('dye', 5)], 'dye'],
    ['four are not', [lapsed('dye', 4)], null],
    ['the service with the most', [lapsed('dye', 6), lapsed('keratin', 7)], 'keratin'],
    ['of equal ones the first code', [lapsed('keratin', 7), lapsed('dye', 7)], 'dye'],
    ['a service that is no longer offered is passed over', [lapsed('old', 9), lapsed('dye', 5)], 'dye'],
    ['the service is gone', [lapsed('gone', 9)], null],
  ];
  test.each(cases)('%s', (_, found, expected) => {
    expect(lapsedMost(found, team.services)?.serviceCode ?? null).toBe(expected);
  });

  test('the sentence has its numbers', () => {
    expect(lapsedMost([lapsed('dye', 14)], team.services)).toEqual({
      kind: 'lapsed',
      serviceName: 'dye',
      ...lapsed('dye', 14),
    });
  });
});
