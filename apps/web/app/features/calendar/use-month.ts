import { addDays, DAY_MINUTES } from '@ayna/domain/wall-clock';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { dayCountsQuery } from '../../data/appointments.ts';
import { showFailure } from '../../parts/show-failure.ts';
import { monthBounds, monthGrid } from './model/calendar-days.ts';
import { closedRangesOn } from './model/closed-ranges.ts';
import type { SalonContext } from './model/columns.ts';
import type { MonthDay } from './month/month-view.tsx';
import { monthCount, statusCounts } from './month/status-counts.ts';
import { isFailure } from './use-appointments.ts';

type MonthOptions = {
  readonly day: string;
  readonly employeeCode: string | undefined;
  readonly salonHours: SalonContext;
  readonly isEnabled: boolean;
};

const countsOf = (salonCode: string, day: string, employeeCode: string | undefined) => {
  const { first, last } = monthBounds(day);
  return dayCountsQuery(salonCode, {
    from: first,
    to: last,
    ...(employeeCode !== undefined && { employeeCode }),
  });
};

/** Not one minute of it is served. */
const isClosedAllDay = (salonHours: SalonContext, employeeCode: string | undefined, day: string): boolean => {
  const employee = salonHours.team.find(({ code }) => code === employeeCode);
  const closed = closedRangesOn({ ...salonHours, employee }, day, { from: 0, to: DAY_MINUTES });
  return closed.reduce((sum, { from, to }) => sum + to - from, 0) >= DAY_MINUTES;
};

/** Day 1 to the last of the month that holds the day, with how many each has. */
export const useMonth = (salonCode: string, { day, employeeCode, salonHours, isEnabled }: MonthOptions) => {
  const client = useQueryClient();
  const counts = useQuery({ ...countsOf(salonCode, day, employeeCode), enabled: isEnabled });
  const failure = isFailure(counts.error) ? counts.error : null;
  useEffect(() => {
    if (failure) showFailure(failure);
  }, [failure]);
  const { first, last } = monthBounds(day);
  useEffect(() => {
    if (!isEnabled || !counts.isSuccess) return;
    for (const beside of [addDays(first, -1), addDays(last, 1)])
      void client.prefetchQuery(countsOf(salonCode, beside, employeeCode));
  }, [client, salonCode, first, last, employeeCode, isEnabled, counts.isSuccess]);
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
              isClosed: isClosedAllDay(salonHours, employeeCode, one),
            },
      ),
    );
  }, [isEnabled, counts.data, first, salonHours, employeeCode]);
  return {
    weeks,
    count: monthCount(counts.data ?? []),
    canceled: counts.data?.reduce((sum, { canceled }) => sum + canceled, 0) ?? 0,
    isLoading: counts.isPending && isEnabled,
    failure,
    retry: () => void counts.refetch(),
  };
};
