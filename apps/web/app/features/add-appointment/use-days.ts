import { addDays, minuteOfDay } from '@ayna/domain/wall-clock';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { deskDaysQuery } from '../../data/appointments.ts';
import { DAYS_SHOWN, startsOn } from './model/days.ts';
import { type Draft, durationOf, isValidDuration, requestedServices } from './model/draft.ts';

/**
 * Asked without naming anybody, since the answer says it for each; only where the services are in different hands,
 * for those.
 */
const daysRequest = (draft: Draft, slotStep: number) => {
  const duration = durationOf(draft);
  const isBetween = draft.time !== null && minuteOfDay(draft.time) % slotStep !== 0;
  return {
    requested: draft.isSplit
      ? requestedServices(draft)
      : draft.chosen.map(({ service }) => ({ serviceCode: service.code, employeeCode: null })),
    duration: duration !== null && isValidDuration(duration) ? duration : null,
    at: isBetween ? draft.time : null,
  };
};

const isWithin = (date: string, from: string): boolean => from <= date && date < addDays(from, DAYS_SHOWN);

/** What is free on the days in sight, and on the chosen one wherever it is. */
export const useDays = (salonCode: string, draft: Draft, from: string, slotStep: number) => {
  const { date, chosen, time } = draft;
  const asked = daysRequest(draft, slotStep);
  const isInSight = isWithin(date, from);
  const window = useQuery({
    ...deskDaysQuery(salonCode, { ...asked, from, days: DAYS_SHOWN }),
    placeholderData: keepPreviousData,
  });
  const alone = useQuery({
    ...deskDaysQuery(salonCode, { ...asked, from: date, days: 1 }),
    enabled: !isInSight && chosen.length > 0,
  });
  const { data, error, isPlaceholderData, refetch } = isInSight ? window : alone;
  const day = data?.find((one) => one.date === date);
  const starts = startsOn(day, draft);
  // Nothing is known of the time before the answer is there.
  const isKnown = day !== undefined && !isPlaceholderData && chosen.length > 0;
  return {
    days: window.data ?? [],
    day,
    starts,
    error,
    refetch,
    isTaken: isKnown && time !== null && !starts.includes(time),
  };
};
