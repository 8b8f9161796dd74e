import { holidayYears } from '@ayna/domain/calendar-range';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { meQuery } from '../../data/auth.ts';
import { holidaysQuery } from '../../data/catalog.ts';
import { type Employee, employeesQuery } from '../../data/employees.ts';
import { salonQuery } from '../../data/salon.ts';
import { storedResponses } from '../../lib/stored-responses.ts';
import { takesCustomers } from '../../parts/service-facts.ts';
import { useQuietRetry } from '../../parts/use-quiet-retry.ts';
import type { SalonContext } from './model/columns.ts';

/** Until the salon has told its zone, that of the country. */
export const defaultZone = 'Europe/Istanbul';

const yearsFrom = (day: string) => {
  const { from, to } = holidayYears(day);
  return holidaysQuery(from, to);
};

const noEmployees: readonly Employee[] = [];

/** How many columns the team's day had the last time, so that its skeleton has as many. */
const columnsMs = 30 * 24 * 3_600_000;

const useColumnCount = (salonCode: string, team: readonly Employee[]): number => {
  const key = `columns ${salonCode}`;
  const count = team.filter((one) => one.isActive && takesCustomers(one)).length;
  useEffect(() => {
    if (count > 0) storedResponses.save(key, count);
  }, [key, count]);
  return useMemo(() => Number(storedResponses.find(key, columnsMs)?.data ?? 1), [key]);
};

/** The team, the salon's hours and the holidays. What fails to load is left out and quietly loaded again. */
export const useSalonContext = (salonCode: string, day: string) => {
  const employees = useQuery(employeesQuery(salonCode));
  const salons = useQuery(salonQuery(salonCode));
  const holidays = useQuery(yearsFrom(day));
  useQuietRetry(employees);
  useQuietRetry(salons);
  useQuietRetry(holidays);
  const salon = salons.data;
  const context = holidays.data;
  const { data: me } = useQuery(meQuery);
  const team = employees.data ?? noEmployees;
  const columnCount = useColumnCount(salonCode, team);
  const salonHours = useMemo(
    (): SalonContext => ({
      team,
      salon,
      holidays: new Map(context?.map((one) => [one.date, one])),
    }),
    [team, salon, context],
  );
  // It stays true while a failed team is loaded again, so that nothing jumps.
  const isTeamKnown = !employees.isPending || employees.isFetched;
  const zone = salon?.zone ?? defaultZone;
  const userCode = me?.code;
  return useMemo(
    () => ({
      around: salonHours,
      team,
      zone,
      isTeamKnown,
      /** Of the team's day, until the team is known. */
      columnCount,
      /** The employee that the signed-in person is. */
      own: team.find((one) => one.userCode !== null && one.userCode === userCode),
    }),
    [salonHours, team, zone, isTeamKnown, columnCount, userCode],
  );
};
