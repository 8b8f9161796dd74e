import type { EmployeeState } from '@ayna/contracts/core/employees';
import type { SalonState } from '@ayna/contracts/core/salons';
import { weekdays } from '@ayna/domain/wall-clock';
import { expect, test } from 'vitest';
import { openMinutes } from './open-minutes.ts';
import { weekHours } from './span-figures.ts';

const lunch = { startTime: '12:30:00', endTime: '13:00:00' };
const salon = {
  openingHours: weekdays
    .slice(0, 6)
    .map((day) => ({ day, openTime: '10:00:00', closeTime: '14:00:00', breaks: [lunch] })),
  closedDays: [{ from: '2026-11-18', to: '2026-11-18' }],
  holidays: 'closed',
  holidayChoices: [],
} as unknown as SalonState;

const employee = (code: string, more: Partial<EmployeeState> = {}) =>
  ({
    code,
    isActive: true,
    workHours: weekdays.map((day) => ({ day, startTime: '09:00:00', endTime: '20:00:00' })),
    leaves: [],
    recurringLeaves: [],
    ...more,
  }) as unknown as EmployeeState;

// Monday to Sunday.
const week = { salon, holidays: new Map(), from: '2026-11-16', to: '2026-11-22' };

test('counts hours without breaks, closed days, days off and leaves', () => {
  const away = { startDate: '2026-11-17T11:00:00', endDate: '2026-11-17T12:00:00' } as const;
  const team = [
    employee('a'),
    employee('b', { leaves: [away] } as unknown as Partial<EmployeeState>),
    employee('c', { isActive: false }),
  ];
  const open = openMinutes(week, team);
  // Five days of three and a half hours; Wednesday and Sunday are closed.
  expect(Object.fromEntries(open.byEmployee)).toEqual({ a: 5 * 210, b: 5 * 210 - 60, c: 0 });
  const tuesday = open.byHour.slice(24, 48);
  expect(tuesday.slice(9, 15)).toEqual([0, 120, 60, 60, 120, 0]);
  expect(open.byHour.slice(48, 72).every((minutes) => minutes === 0)).toBe(true);
  const total = [...open.byEmployee.values()].reduce((sum, minutes) => sum + minutes, 0);
  expect(open.byHour.reduce((sum, minutes) => sum + minutes, 0)).toBe(total);
});

test('a public holiday is closed', () => {
  const holidays = new Map([['2026-11-16', { kind: 'full' as const, startsAt: null }]]);
  expect(openMinutes({ ...week, holidays }, [employee('a')]).byEmployee.get('a')).toBe(4 * 210);
});

test('an hour that is worked while it is closed is a cell too', () => {
  const open = openMinutes(week, [employee('a')]);
  const cells = weekHours([{ weekday: 7, hour: 15, minutes: 45 }], open);
  expect(cells).toContainEqual({ weekday: 7, hour: 15, minutes: 45, openMinutes: 0 });
  expect(cells).toHaveLength(5 * 4 + 1);
});
