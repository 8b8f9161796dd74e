import { dayBounds, holidayYears } from '@ayna/domain/calendar-range';
import { minutesFrom } from '@ayna/domain/wall-clock';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { appointmentsQuery } from '../../data/appointments.ts';
import { holidaysQuery } from '../../data/catalog.ts';
import { employeesQuery } from '../../data/employees.ts';
import { salonQuery } from '../../data/salon.ts';
import { useWallClock } from '../../parts/use-wall-clock.ts';
import { type Today, todayOf } from './model/today.ts';

/** Until the salon has told its zone, that of the country. */
const defaultZone = 'Europe/Istanbul';

/** The salon's day and clock, and what is booked; a page that begins here reads all of it in one call. */
export const useToday = (salonCode: string) => {
  const salons = useQuery(salonQuery(salonCode));
  const salon = salons.data;
  const moment = useWallClock(salon?.zone ?? defaultZone);
  const day = moment.slice(0, 10);
  const years = holidayYears(day);
  const team = useQuery(employeesQuery(salonCode));
  const holidays = useQuery(holidaysQuery(years.from, years.to));
  const appointments = useQuery(appointmentsQuery(salonCode, dayBounds(day, day)));
  const today = useMemo(
    (): Today | undefined =>
      salon && team.data && appointments.data && holidays.data
        ? todayOf({
            day,
            salon,
            holidays: holidays.data,
            team: team.data,
            appointments: appointments.data,
          })
        : undefined,
    [day, salon, team.data, appointments.data, holidays.data],
  );
  const failed = [salons, team, holidays, appointments].find(({ isLoadingError }) => isLoadingError);
  return {
    day,
    clock: moment.slice(11, 16),
    /** Of the day that it is. */
    minute: minutesFrom(day, moment),
    salon,
    team: team.data,
    appointments: appointments.data,
    today,
    failure: failed && { error: failed.error, retry: () => void failed.refetch() },
  };
};
