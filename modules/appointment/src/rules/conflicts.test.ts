import type { EmployeeState } from '@ayna/contracts/core/employees';
import type { SalonState } from '@ayna/contracts/core/salons';
import { addDays, weekdays } from '@ayna/domain/wall-clock';
import { expect, test } from 'vitest';
import type { AvailabilityContext } from './availability.ts';
import { LATER_DAYS, laterTimes } from './conflicts.ts';

const monday = '2026-11-23';

const salon = {
  slotStep: 15,
  openingHours: weekdays.map((day) => ({ day, openTime: '09:00:00', closeTime: '19:00:00', breaks: [] })),
  closedDays: [],
  holidays: 'open',
  holidayChoices: [],
} as unknown as SalonState;

const employee = (code: string, away: readonly string[] = [], more: Partial<EmployeeState> = {}) =>
  ({
    code,
    isActive: true,
    allServices: true,
    serviceCodes: [],
    workHours: weekdays.map((day) => ({ day, startTime: '09:00:00', endTime: '19:00:00' })),
    leaves: away.map((day) => ({
      code: day,
      startDate: `${day}T00:00:00`,
      endDate: `${addDays(day, 1)}T00:00:00`,
      kind: 'Sick',
      note: '',
    })),
    recurringLeaves: [],
    ...more,
  }) as unknown as EmployeeState;

type Busy = Readonly<Record<string, readonly (readonly [from: string, to: string])[]>>;

const minutes = (clock: string): number => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));

/** The same day again and again, but for what is taken on the Monday. */
const contexts =
  (employees: readonly EmployeeState[], busy: Busy = {}, now = `${monday}T08:00:00`) =>
  (date: string): AvailabilityContext => ({
    date,
    now,
    salon,
    hasPackage: true,
    holidays: new Map(),
    services: new Map(),
    employees,
    occupied: new Map(
      Object.entries(date === monday ? busy : {}).map(([code, ranges]) => [
        code,
        ranges.map(([from, to]) => [minutes(from), minutes(to)] as const),
      ]),
    ),
  });

const at = (clock: string, employeeCode = 'deniz') => ({
  employeeCode,
  serviceCode: 'cut',
  startsAt: `${monday}T${clock}:00`,
  work: { duration: 60, bufferAfter: 0, phases: null },
});

const placesOf = (places: ReturnType<typeof laterTimes>) =>
  places.map(({ employeeCode, startDate }) => `${employeeCode} ${startDate.slice(8, 16)}`);

const deniz = employee('deniz', [monday]);

test('the same day comes first, then the next day with the same person, then with another', () => {
  const team = [deniz, employee('nehir'), employee('burak')];
  const busy: Busy = { nehir: [['09:00', '15:00']], burak: [['09:00', '17:00']] };
  expect(placesOf(laterTimes(contexts(team, busy), at('12:00')))).toEqual([
    'nehir 23T15:00',
    'burak 23T17:00',
    'deniz 24T12:00',
    'nehir 24T12:00',
  ]);
});

test('who is free at its own time or within an hour is no later time', () => {
  const team = [deniz, employee('nehir'), employee('burak')];
  expect(placesOf(laterTimes(contexts(team, { burak: [['12:00', '13:00']] }), at('12:00')))).toEqual([
    'deniz 24T12:00',
    'nehir 24T12:00',
  ]);
});

test('somebody who comes back on the same day keeps the customer', () => {
  const leave = { ...deniz.leaves[0], startDate: `${monday}T09:00:00`, endDate: `${monday}T14:00:00` };
  const team = [employee('deniz', [], { leaves: [leave] as EmployeeState['leaves'] })];
  expect(placesOf(laterTimes(contexts(team), at('12:00')))).toEqual(['deniz 23T14:00', 'deniz 24T12:00']);
});

test('nothing is offered in the past', () => {
  const team = [deniz, employee('nehir')];
  const busy: Busy = { nehir: [['11:00', '17:00']] };
  expect(placesOf(laterTimes(contexts(team, busy, `${monday}T10:30:00`), at('11:00')))[0]).toBe(
    'nehir 23T17:00',
  );
});

test.each([
  ['a longer absence', employee('deniz', [monday, '2026-11-24', '2026-11-25']), ['deniz 26T12:00']],
  [
    'an absence longer than the search',
    employee(
      'deniz',
      Array.from({ length: LATER_DAYS + 1 }, (_, days) => addDays(monday, days)),
    ),
    [],
  ],
  ['somebody who left', employee('deniz', [], { isActive: false }), []],
  ['a service no longer performed', employee('deniz', [], { allServices: false }), []],
])('%s', (_, absent, expected) => {
  expect(placesOf(laterTimes(contexts([absent]), at('12:00')))).toEqual(expected);
});
