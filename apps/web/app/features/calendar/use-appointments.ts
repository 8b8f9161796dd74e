import { CallError } from '@ayna/contracts/core/client';
import { addDays } from '@ayna/domain/wall-clock';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import type { Appointment, Block } from '../../data/appointments.ts';
import { type CalendarDays, calendarBlocksQuery, calendarQuery } from '../../data/calendar.ts';
import { showFailure } from '../../parts/show-failure.ts';

const none: readonly Appointment[] = [];
const noBlocks: readonly Block[] = [];

/** Nothing there is no failure: the calendar is empty, and says so. */
export const isFailure = (failure: unknown): boolean =>
  failure !== null && !(failure instanceof CallError && failure.status === 404);

type Asked = {
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
const useNeighbours = (salonCode: string, { days, steps }: Asked, isReady: boolean): void => {
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
 * having done anything. What it answers lets it be said anew.
 */
const useSaidOnce = (failure: Error | null, asked: string, isThere: boolean): (() => void) => {
  const said = useRef('');
  useEffect(() => {
    if (isThere) said.current = '';
    if (!failure || said.current === asked) return;
    said.current = asked;
    showFailure(failure);
  }, [failure, asked, isThere]);
  return () => {
    said.current = '';
  };
};

/** What the shown days hold. A failure is said once, in the words for its status. */
export const useAppointments = (salonCode: string, asked: Asked) => {
  const client = useQueryClient();
  const { days, isNightly, isEnabled } = asked;
  const list = useQuery({ ...calendarQuery(client, salonCode, days), enabled: isEnabled });
  const blocked = useQuery({ ...calendarBlocksQuery(salonCode, days), enabled: isEnabled });
  const nextDay = addDays(days.last, 1);
  const night = useQuery({
    ...calendarQuery(client, salonCode, { ...days, first: nextDay, last: nextDay }),
    enabled: isEnabled && isNightly,
  });
  const failure = isFailure(list.error) ? list.error : null;
  const forget = useSaidOnce(failure, JSON.stringify(days), list.isSuccess);
  useNeighbours(salonCode, asked, isEnabled && list.isSuccess);
  const own = list.data ?? none;
  const late = (isNightly && night.data) || none;
  const appointments = useMemo(() => {
    const known = new Set(own.map(({ code }) => code));
    return late.length === 0 ? own : [...own, ...late.filter(({ code }) => !known.has(code))];
  }, [own, late]);
  return {
    appointments,
    blocks: blocked.data ?? noBlocks,
    isLoading: list.isPending && isEnabled,
    failure,
    retry: () => {
      forget();
      void list.refetch();
    },
  };
};
