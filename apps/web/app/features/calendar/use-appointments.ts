import { CallError } from '@ayna/contracts/core/client';
import { addDays } from '@ayna/domain/wall-clock';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import type { Appointment, Block } from '../../data/appointments.ts';
import { type CalendarDays, calendarBlocksQuery, calendarQuery } from '../../data/calendar.ts';
import { useOfflineSince } from '../../lib/use-connection.ts';
import { showReadFailure } from '../../parts/show-failure.ts';

const noAppointments: readonly Appointment[] = [];
const noBlocks: readonly Block[] = [];

type Read = { readonly data: unknown; readonly error: Error | null };

/**
 * Nothing there is no failure: the calendar is empty, and says so. Neither is what was read before the network went
 * away: it stays, and the shell says from when it is.
 */
export const useReadFailure = ({ data, error }: Read): Error | null => {
  const isOffline = useOfflineSince() !== undefined;
  if (error instanceof CallError && error.status === 404) return null;
  return data !== undefined && isOffline ? null : error;
};

type DaysRequest = {
  readonly days: CalendarDays;
  /** Whether the last evening runs into the day after. */
  readonly isNightly: boolean;
  readonly isEnabled: boolean;
  /** Days by which people are likely to go on. */
  readonly steps: readonly number[];
};

const shifted = ({ first, last, ...rest }: CalendarDays, days: number): CalendarDays => ({
  ...rest,
  first: addDays(first, days),
  last: addDays(last, days),
});

/** So long after an answer nothing else is waited for. */
const QUIET_MS = 300;

/** The days beside the shown ones, so that a step paints at once. */
const usePrefetchNeighbours = (salonCode: string, { days, steps }: DaysRequest, isReady: boolean): void => {
  const client = useQueryClient();
  const { first, last, employeeCode } = days;
  useEffect(() => {
    if (!isReady) return undefined;
    const timer = setTimeout(() => {
      for (const step of steps) {
        const beside = shifted({ first, last, ...(employeeCode !== undefined && { employeeCode }) }, step);
        void client.prefetchQuery(calendarQuery(client, salonCode, beside));
        void client.prefetchQuery(calendarBlocksQuery(salonCode, beside));
      }
    }, QUIET_MS);
    return () => clearTimeout(timer);
  }, [client, salonCode, first, last, employeeCode, steps, isReady]);
};

/**
 * Says a failure once for what was asked: others' changes make the list be read again, and fail again, without anybody
 * having done anything. What it answers lets it be said again.
 */
const useToastOnce = (failure: Error | null, request: string, isLoaded: boolean): (() => void) => {
  const shownFor = useRef('');
  useEffect(() => {
    if (isLoaded) shownFor.current = '';
    if (!failure || shownFor.current === request) return;
    shownFor.current = request;
    showReadFailure(failure);
  }, [failure, request, isLoaded]);
  return () => {
    shownFor.current = '';
  };
};

/** What the shown days hold. A failure is said once, in the words for its status. */
export const useAppointments = (salonCode: string, request: DaysRequest) => {
  const client = useQueryClient();
  const { days, isNightly, isEnabled } = request;
  const list = useQuery({ ...calendarQuery(client, salonCode, days), enabled: isEnabled });
  const blocked = useQuery({ ...calendarBlocksQuery(salonCode, days), enabled: isEnabled });
  const nextDay = addDays(days.last, 1);
  const night = useQuery({
    ...calendarQuery(client, salonCode, { ...days, first: nextDay, last: nextDay }),
    enabled: isEnabled && isNightly,
  });
  const failure = useReadFailure(list);
  const resetToast = useToastOnce(failure, JSON.stringify(days), list.isSuccess);
  usePrefetchNeighbours(salonCode, request, isEnabled && list.isSuccess);
  const own = list.data ?? noAppointments;
  const afterMidnight = (isNightly && night.data) || noAppointments;
  const appointments = useMemo(() => {
    const ownCodes = new Set(own.map(({ code }) => code));
    return afterMidnight.length === 0
      ? own
      : [...own, ...afterMidnight.filter(({ code }) => !ownCodes.has(code))];
  }, [own, afterMidnight]);
  return {
    appointments,
    blocks: blocked.data ?? noBlocks,
    isLoading: list.isPending && isEnabled,
    failure,
    retry: () => {
      resetToast();
      void list.refetch();
    },
  };
};
