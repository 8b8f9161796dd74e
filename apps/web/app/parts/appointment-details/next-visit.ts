import { addDays, daysBetween } from '@ayna/domain/wall-clock';
import type { Appointment } from '../../data/appointments.ts';
import type { CustomerVisit } from '../../data/customers.ts';

/** Fewer say nothing of a habit: two gaps that lie between three visits. */
const minGaps = 2;
const WEEK = 7;

const medianOf = (numbers: readonly number[]): number => {
  const sorted = numbers.toSorted((one, other) => one - other);
  const middle = sorted.length >> 1;
  const [low = 0, high = low] = sorted.length % 2 === 0 ? sorted.slice(middle - 1) : sorted.slice(middle);
  return sorted.length % 2 === 0 ? Math.round((low + high) / 2) : low;
};

/**
 * After how many days somebody usually comes again: the median, which one long absence does not move. From a week on in
 * whole weeks, so that the weekday stays. Null where too few visits tell it.
 */
export const usualInterval = (days: readonly string[]): number | null => {
  const sorted = [...new Set(days)].toSorted();
  const gaps = sorted.slice(1).map((day, index) => daysBetween(sorted[index] ?? day, day));
  if (gaps.length < minGaps) return null;
  const median = medianOf(gaps);
  return median < WEEK ? median : Math.round(median / WEEK) * WEEK;
};

type Next = {
  readonly date: string;
  /** HH:mm, the same as this time. */
  readonly clock: string;
  readonly every: number;
  /** Which session it would be; null where the habit proposes it. */
  readonly session: number | null;
};

const dayOf = ({ appointmentTime }: Pick<Appointment, 'appointmentTime'>): string =>
  appointmentTime.appointmentStartDate.slice(0, 10);

type Opened = Pick<Appointment, 'code' | 'status' | 'serviceCode' | 'sessionNumber' | 'appointmentTime'> & {
  readonly serviceSnapshot: Pick<
    Appointment['serviceSnapshot'],
    'type' | 'sessionCount' | 'sessionIntervalDays'
  >;
};

const intervalOf = (opened: Opened, sameService: readonly CustomerVisit[]) => {
  const { type, sessionCount, sessionIntervalDays } = opened.serviceSnapshot;
  if (type === 'Session') {
    const isLast = sessionCount === null || opened.sessionNumber >= sessionCount;
    return isLast || sessionIntervalDays === null
      ? null
      : { every: sessionIntervalDays, session: opened.sessionNumber + 1 };
  }
  const done = sameService.filter(({ status }) => status === 'Completed').map(dayOf);
  const every = usualInterval([...done, dayOf(opened)]);
  return every === null ? null : { every, session: null };
};

/** When to come again for the same: the next session, or as usual. Null where it is booked, over or unknown. */
export const nextVisit = (opened: Opened, visits: readonly CustomerVisit[], today: string): Next | null => {
  if (opened.status === 'Canceled' || opened.status === 'NoShow') return null;
  const sameService = visits.filter(
    (one) => one.serviceCode === opened.serviceCode && one.code !== opened.code,
  );
  const start = opened.appointmentTime.appointmentStartDate;
  const isBooked = sameService.some(
    ({ status, appointmentTime }) =>
      status !== 'Canceled' && status !== 'NoShow' && appointmentTime.appointmentStartDate > start,
  );
  const interval = isBooked ? null : intervalOf(opened, sameService);
  if (!interval) return null;
  const date = addDays(dayOf(opened), interval.every);
  return date <= today ? null : { date, clock: start.slice(11, 16), ...interval };
};
