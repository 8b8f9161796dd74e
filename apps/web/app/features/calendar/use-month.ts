import { addDays, DAY_MINUTES } from '@ayna/domain/wall-clock';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { dayCountsQuery } from '../../data/appointments.ts';
import { showReadFailure } from '../../parts/show-failure.ts';
import { monthBounds, monthGrid } from './model/calendar-days.ts';
import { closedRangesOn } from './model/closed-ranges.ts';
import type { SalonContext } from './model/columns.ts';
import type { SelectedEmployees } from './model/selected-employees.ts';
import type { MonthDay } from './month/month-view.tsx';
import { monthCount, statusCounts } from './month/status-counts.ts';
import { useReadFailure } from './use-appointments.ts';

type MonthOptions = {
  readonly day: string;
  readonly employeeCodes: SelectedEmployees;
  readonly salonHours: SalonContext;
  readonly isEnabled: boolean;
};

const countsOf = (salonCode: string, day: string, employeeCodes: SelectedEmployees) => {
  const { first, last } = monthBounds(day);
  return dayCountsQuery(salonCode, {
    from: first,
    to: last,
    ...(employeeCodes.length > 0 && { employeeCodes: [...employeeCodes] }),
  });
};

/** Not one minute of it is served: by the salon, or by any of those who were chosen. */
const isClosedAllDay = (salonHours: SalonContext, codes: SelectedEmployees, day: string): boolean => {
  const chosen = salonHours.team.filter(({ code }) => codes.includes(code));
  return (chosen.length === 0 ? [undefined] : chosen).every((employee) => {
    const closed = closedRangesOn({ ...salonHours, employee }, day, { from: 0, to: DAY_MINUTES });
    return closed.reduce((sum, { from, to }) => sum + to - from, 0) >= DAY_MINUTES;
  });
};

/** Day 1 to the last of the month that holds the day, with how many each has. */
export const useMonth = (salonCode: string, { day, employeeCodes, salonHours, isEnabled }: MonthOptions) => {
  const client = useQueryClient();
  const counts = useQuery({ ...countsOf(salonCode, day, employeeCodes), enabled: isEnabled });
  const failure = useReadFailure(counts);
  useEffect(() => {
    if (failure) showReadFailure(failure);
  }, [failure]);
  const { first, last } = monthBounds(day);
  useEffect(() => {
    if (!isEnabled || !counts.isSuccess) return;
    for (const beside of [addDays(first, -1), addDays(last, 1)])
      void client.prefetchQuery(countsOf(salonCode, beside, employeeCodes));
  }, [client, salonCode, first, last, employeeCodes, isEnabled, counts.isSuccess]);
  const weeks = useMemo(() => {
    if (!isEnabled) return [];
    const known = new Map(counts.data?.map((one) => [one.date, one]));
    return monthGrid(first).map((week) =>
      week.map((one): MonthDay | null =>
        one === null
          ? null
          : {
              day: one,
              count: known.get(one)?.count ?? 0,
              canceled: known.get(one)?.canceled ?? 0,
              shares: statusCounts(known.get(one)),
              isClosed: isClosedAllDay(salonHours, employeeCodes, one),
            },
      ),
    );
  }, [isEnabled, counts.data, first, salonHours, employeeCodes]);
  return {
    weeks,
    count: monthCount(counts.data ?? []),
    canceled: counts.data?.reduce((sum, { canceled }) => sum + canceled, 0) ?? 0,
    isLoading: counts.isPending && isEnabled,
    failure,
    retry: () => void counts.refetch(),
  };
};
