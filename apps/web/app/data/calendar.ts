import { dayBounds } from '@ayna/domain/calendar-range';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { type Appointment, appointmentsQuery, blocksQuery } from './appointments.ts';

/** Days of the calendar, both included; of one employee, or of everybody. */
export type CalendarDays = {
  readonly first: string;
  readonly last: string;
  readonly employeeCode?: string;
};

const filtersOf = (days: CalendarDays) => ({
  ...dayBounds(days.first, days.last),
  ...(days.employeeCode !== undefined && { employeeCode: days.employeeCode }),
});

type Filters = Parameters<typeof appointmentsQuery>[1];

const listsOf = (salonCode: string) => appointmentsQuery(salonCode, {}).queryKey.slice(0, -1);

/** Whether everything of `wanted` is in an answer to `asked`. */
const covers = (cached: Filters, needed: ReturnType<typeof filtersOf>): boolean => {
  const { startDate, endDate, employeeCode, ...others } = cached;
  if (startDate === undefined || endDate === undefined || Object.keys(others).length > 0) return false;
  const isOfAll = employeeCode === undefined || employeeCode === needed.employeeCode;
  return isOfAll && startDate <= needed.startDate && needed.endDate <= endDate;
};

const isWithin = ({ first, last, employeeCode }: CalendarDays, one: Appointment): boolean => {
  const { appointmentStartDate: start, appointmentEndDate: end } = one.appointmentTime;
  const isOf = employeeCode === undefined || employeeCode === one.employeeCode;
  return isOf && start.slice(0, 10) <= last && end > `${first}T00:00:00`;
};

/** A known list that holds all of these days: the week knows its days, and the team each of its people. */
const cachedList = (client: QueryClient, salonCode: string, days: CalendarDays) => {
  const needed = filtersOf(days);
  return client
    .getQueryCache()
    .findAll({ queryKey: listsOf(salonCode) })
    .map(({ queryKey, state }) => ({ asked: queryKey.at(-1) as Filters, state }))
    .find(({ asked, state }) => state.data !== undefined && !state.isInvalidated && covers(asked, needed))
    ?.state;
};

/** What the calendar shows of these days; without asking where a wider list is known already. */
export const calendarQuery = (client: QueryClient, salonCode: string, days: CalendarDays) =>
  queryOptions({
    ...appointmentsQuery(salonCode, filtersOf(days)),
    initialData: () => {
      const known = cachedList(client, salonCode, days)?.data as readonly Appointment[] | undefined;
      return known?.filter((one) => isWithin(days, one));
    },
    initialDataUpdatedAt: () => cachedList(client, salonCode, days)?.dataUpdatedAt,
  });

export const calendarBlocksQuery = (salonCode: string, days: CalendarDays) =>
  blocksQuery(salonCode, dayBounds(days.first, days.last));
