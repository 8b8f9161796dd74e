import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type Appointment, appointmentsQuery, pendingQuery, pendingSince } from '../../data/appointments.ts';
import { dayBounds } from '../../data/calendar.ts';
import type { Asked } from './model/asked.ts';
import { type Days, daysFrom } from './model/days.ts';
import { foundOf } from './model/found.ts';

const none: readonly Appointment[] = [];

/** What the server narrows; source and search are ours, and the status, which is counted, is too. */
const narrowedBy = ({ employeeCode, serviceCode, customerCode }: Asked) => ({
  ...(employeeCode === null ? {} : { employeeCode }),
  ...(serviceCode === null ? {} : { serviceCode }),
  ...(customerCode === null ? {} : { customerCode }),
});

/** The appointments that fit what is asked, of whichever status. */
export const useList = (salonCode: string, asked: Asked, today: string) => {
  const shown: Days = useMemo(() => asked.days ?? daysFrom(today), [asked.days, today]);
  const narrowed = narrowedBy(asked);
  const list = useQuery({
    ...appointmentsQuery(salonCode, { ...dayBounds(shown), ...narrowed }),
    placeholderData: keepPreviousData,
  });
  const isOfAllDays = asked.days === null;
  const waiting = useQuery({
    ...pendingQuery(salonCode, today, narrowed),
    placeholderData: keepPreviousData,
    enabled: isOfAllDays,
  });
  const [near, far] = [list.data, isOfAllDays ? waiting.data : none];
  const found = useMemo(
    () => near && far && foundOf([near, far], { ...asked, shown, waitingSince: pendingSince(today) }),
    [near, far, asked, shown, today],
  );
  return {
    shown,
    found,
    failure: found ? undefined : (list.error ?? (isOfAllDays ? waiting.error : null) ?? undefined),
    /** What is shown is of an earlier choice, as far as it fits this one. */
    isOld: list.isPlaceholderData || (isOfAllDays && waiting.isPlaceholderData),
    retry: () => {
      void list.refetch();
      if (isOfAllDays) void waiting.refetch();
    },
  };
};
