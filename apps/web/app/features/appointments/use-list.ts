import { dayBounds, pendingSince } from '@ayna/domain/calendar-range';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import {
  type Appointment,
  allergiesQuery,
  appointmentsQuery,
  pendingQuery,
} from '../../data/appointments.ts';
import type { Days } from '../../parts/days.ts';
import { daysFrom } from './model/days.ts';
import { filterAppointments } from './model/filter-appointments.ts';
import type { AppointmentFilters } from './model/filters.ts';

const noAppointments: readonly Appointment[] = [];

/** What the server narrows; source and search are ours, and the status, which is counted, is too. */
const serverFilters = ({ employeeCode, serviceCode, customerCode }: AppointmentFilters) => ({
  ...(employeeCode === null ? {} : { employeeCode }),
  ...(serviceCode === null ? {} : { serviceCode }),
  ...(customerCode === null ? {} : { customerCode }),
});

/** The appointments that fit what is asked, of whichever status. */
export const useList = (salonCode: string, filters: AppointmentFilters, today: string) => {
  const shown: Days = useMemo(() => filters.days ?? daysFrom(today), [filters.days, today]);
  const narrowed = serverFilters(filters);
  const list = useQuery({
    ...appointmentsQuery(salonCode, { ...dayBounds(shown.first, shown.last), ...narrowed }),
    placeholderData: keepPreviousData,
  });
  const isOfAllDays = filters.days === null;
  const waiting = useQuery({
    ...pendingQuery(salonCode, today, narrowed),
    placeholderData: keepPreviousData,
    enabled: isOfAllDays,
  });
  const { data: allergic } = useQuery(allergiesQuery(salonCode, { from: shown.first, to: shown.last }));
  const allergies = useMemo(
    () => new Map(allergic?.map((one) => [one.customerCode, one.allergies])),
    [allergic],
  );
  const [near, far] = [list.data, isOfAllDays ? waiting.data : noAppointments];
  const matches = useMemo(
    () =>
      near &&
      far &&
      filterAppointments([near, far], { ...filters, shown, pendingSince: pendingSince(today) }),
    [near, far, filters, shown, today],
  );
  return {
    shown,
    matches,
    allergies,
    failure: matches ? undefined : (list.error ?? (isOfAllDays ? waiting.error : null) ?? undefined),
    /** What is shown is of an earlier choice, as far as it fits this one. */
    isOld: list.isPlaceholderData || (isOfAllDays && waiting.isPlaceholderData),
    retry: () => {
      void list.refetch();
      if (isOfAllDays) void waiting.refetch();
    },
  };
};
