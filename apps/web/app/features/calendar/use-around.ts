import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { meQuery } from '../../data/auth.ts';
import { holidaysQuery } from '../../data/catalog.ts';
import { type Employee, employeesQuery } from '../../data/employees.ts';
import { salonQuery } from '../../data/salon.ts';
import { useQuietRetry } from '../../parts/use-quiet-retry.ts';
import type { Around } from './model/columns.ts';

/** Until the salon has told its zone, that of the country. */
export const usualZone = 'Europe/Istanbul';

/** Two whole years, so that walking through days asks for nothing; a week may reach into the second. */
const yearsFrom = (day: string) => {
  const year = Number(day.slice(0, 4));
  return holidaysQuery(`${year}-01-01`, `${year + 1}-12-31`);
};

const nobody: readonly Employee[] = [];

/** The team, the salon's hours and the holidays. What fails to load is left out and quietly loaded again. */
export const useAround = (salonCode: string, day: string) => {
  const employees = useQuery(employeesQuery(salonCode));
  const salons = useQuery(salonQuery(salonCode));
  const holidays = useQuery(yearsFrom(day));
  useQuietRetry(employees);
  useQuietRetry(salons);
  useQuietRetry(holidays);
  const salon = salons.data;
  const known = holidays.data;
  const { data: me } = useQuery(meQuery);
  const team = employees.data ?? nobody;
  const around = useMemo(
    (): Around => ({
      team,
      salon,
      holidays: new Map(known?.map((one) => [one.date, one])),
    }),
    [team, salon, known],
  );
  // It stays true while a failed team is loaded again, so that nothing jumps.
  const isTeamKnown = !employees.isPending || employees.isFetched;
  const zone = salon?.zone ?? usualZone;
  const userCode = me?.code;
  return useMemo(
    () => ({
      around,
      team,
      zone,
      isTeamKnown,
      /** The employee that the signed-in person is. */
      own: team.find((one) => one.userCode !== null && one.userCode === userCode),
    }),
    [around, team, zone, isTeamKnown, userCode],
  );
};
