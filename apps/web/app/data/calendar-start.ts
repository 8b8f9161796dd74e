import type { ResponseOf } from '@ayna/contracts/core/contract';
import { employee } from '@ayna/contracts/employee';
import { dayBounds, holidayYears } from '@ayna/domain/calendar-range';
import { notifyManager, type QueryClient } from '@tanstack/react-query';
import { call, storedAtOf } from '../lib/api.ts';
import { awaitCalendarStart } from '../lib/calendar-start.ts';
import { appointmentsQuery, blocksQuery, pendingCountQuery } from './appointments.ts';
import { holidaysQuery } from './catalog.ts';
import { employeesQuery } from './employees.ts';
import { salonQuery } from './salon.ts';

const { calendarStart } = employee.routes;

/** Each part becomes the answer of its own route, so that every later read is that route's. */
const keepParts = (client: QueryClient, start: ResponseOf<typeof calendarStart>): void => {
  const { salonCode, date, team, salon, holidays, appointments, blocks, pending } = start;
  const day = dayBounds(date, date);
  const years = holidayYears(date);
  notifyManager.batch(() => {
    if (appointments) client.setQueryData(appointmentsQuery(salonCode, day).queryKey, appointments);
    if (blocks) client.setQueryData(blocksQuery(salonCode, day).queryKey, blocks);
    if (pending) client.setQueryData(pendingCountQuery(salonCode, date).queryKey, pending);
    if (holidays) client.setQueryData(holidaysQuery(years.from, years.to).queryKey, holidays);
    if (salon) client.setQueryData(salonQuery(salonCode).queryKey, salon);
    client.setQueryData(employeesQuery(salonCode).queryKey, team);
  });
};

/** What the calendar shows first, in one of the two slots. Where it fails, each part is read by its own route. */
export const readCalendarStart = (client: QueryClient): void =>
  awaitCalendarStart(
    call(calendarStart, {}).then(
      (start) => {
        keepParts(client, start);
        return storedAtOf(start);
      },
      () => undefined,
    ),
  );
