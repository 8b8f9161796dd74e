import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { meQuery } from '../../data/auth.ts';
import { holidaysQuery } from '../../data/catalog.ts';
import { type Employee, employeesQuery } from '../../data/employees.ts';
import { salonQuery } from '../../data/salon.ts';
import { useQuietRetry } from '../../parts/use-quiet-retry.ts';
import type { SalonContext } from './model/columns.ts';

/** Until the salon has told its zone, that of the country. */
export const defaultZone = 'Europe/Istanbul';

/** Two whole years, so that walking through days asks for nothing; a week may reach into the second. */
const yearsFrom = (day: string) => {
  const year = Number(day.slice(0, 4));
  return holidaysQuery(`${year}-01-01`, `${year + 1}-12-31`);
};

const noEmployees: readonly Employee[] = [];

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
      /** The employee that the signed-in person is. */
      own: team.find((one) => one.userCode !== null && one.userCode === userCode),
    }),
    [salonHours, team, zone, isTeamKnown, userCode],
  );
};
