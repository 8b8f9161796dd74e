import type { AppointmentFigures } from '@ayna/contracts/appointment';
import type { EmployeeState } from '@ayna/contracts/core/employees';
import type { ServiceState } from '@ayna/contracts/core/services';
import type { OpenMinutes } from './open-minutes.ts';

type KeySums = {
  readonly kind: string;
  readonly key: string;
  readonly count: number;
  readonly completed: number;
  readonly canceled: number;
  readonly noShow: number;
  readonly price: string;
  readonly minutes: number;
  readonly state: unknown;
};

type Parts = Pick<AppointmentFigures, 'bySource' | 'byEmployee' | 'byService' | 'cancelReasons'>;

const countsOf = ({ count, completed, canceled, noShow, price }: KeySums) => ({
  count,
  completed,
  canceled,
  noShow,
  price: Number(price),
});

/** Employees whose copy has not come yet have no name. */
const employeeOf = (sums: KeySums, open: OpenMinutes): AppointmentFigures['byEmployee'][number] => {
  const state = sums.state as EmployeeState | null;
  return {
    employeeCode: sums.key,
    name: state?.userSnapshot.name ?? '',
    lastname: state?.userSnapshot.lastname ?? '',
    ...countsOf(sums),
    minutes: sums.minutes,
    openMinutes: open.byEmployee.get(sums.key) ?? 0,
  };
};

const serviceOf = (sums: KeySums): AppointmentFigures['byService'][number] => {
  const state = sums.state as ServiceState | null;
  return {
    serviceCode: sums.key,
    name: state?.name ?? '',
    category: state?.category ?? null,
    ...countsOf(sums),
  };
};

const idle = { count: 0, completed: 0, canceled: 0, noShow: 0, price: 0, minutes: 0 };

/** Those who could have been booked and were not belong into a comparison too. */
const idleEmployees = (
  busy: readonly KeySums[],
  employees: readonly EmployeeState[],
  open: OpenMinutes,
): AppointmentFigures['byEmployee'] => {
  const known = new Set(busy.map(({ key }) => key));
  return employees.flatMap(({ code, userSnapshot: { name, lastname } }) => {
    const openMinutes = open.byEmployee.get(code) ?? 0;
    return known.has(code) || openMinutes === 0
      ? []
      : [{ employeeCode: code, name, lastname, ...idle, openMinutes }];
  });
};

/** Sums by key, sorted into the lists of the response in the order they have. */
export const partsOf = (
  sums: readonly KeySums[],
  employees: readonly EmployeeState[],
  open: OpenMinutes,
): Parts => {
  const ofKind = (sought: string): KeySums[] => sums.filter(({ kind }) => kind === sought);
  const busy = ofKind('employee');
  return {
    bySource: ofKind('source').map(({ key, count }) => ({
      source: key as AppointmentFigures['bySource'][number]['source'],
      count,
    })),
    byEmployee: [...busy.map((one) => employeeOf(one, open)), ...idleEmployees(busy, employees, open)],
    byService: ofKind('service').map(serviceOf),
    cancelReasons: ofKind('cancel-reason').map(({ key, count }) => ({
      reason: (key || null) as AppointmentFigures['cancelReasons'][number]['reason'],
      count,
    })),
  };
};

type Days = Pick<AppointmentFigures, 'byDay' | 'newCustomers' | 'returningCustomers'>;

type CustomerDay = { readonly date: string; readonly fresh: number; readonly returning: number };

/** The days with their new customers, and the sums of all. A customer's day has an appointment, so no day is missing. */
export const daysWithCustomers = (
  days: readonly Omit<AppointmentFigures['byDay'][number], 'newCustomers'>[],
  customers: readonly CustomerDay[],
): Days => {
  const freshOn = new Map(customers.map(({ date, fresh }) => [date, fresh]));
  return {
    byDay: days.map((day) => ({ ...day, newCustomers: freshOn.get(day.date) ?? 0 })),
    newCustomers: customers.reduce((sum, { fresh }) => sum + fresh, 0),
    returningCustomers: customers.reduce((sum, { returning }) => sum + returning, 0),
  };
};

type WorkedHour = { readonly weekday: number; readonly hour: number; readonly minutes: number };

const HOURS = 24;

/** Open and worked minutes of each hour of the week that has either. */
export const weekHours = (worked: readonly WorkedHour[], open: OpenMinutes): AppointmentFigures['hours'] => {
  const minutesAt = new Map(
    worked.map(({ weekday, hour, minutes }) => [(weekday - 1) * HOURS + hour, minutes]),
  );
  return open.byHour.flatMap((openMinutes, index) => {
    const minutes = minutesAt.get(index) ?? 0;
    return minutes > 0 || openMinutes > 0
      ? [{ weekday: Math.floor(index / HOURS) + 1, hour: index % HOURS, minutes, openMinutes }]
      : [];
  });
};
