import type { CustomerVisit } from '../../../data/customers.ts';

export type Course = {
  readonly serviceCode: string;
  readonly name: string;
  readonly nth: number;
  readonly total: number;
  readonly isNthDone: boolean;
  readonly intervalDays: number | null;
  /** Days of the sessions that stand in the calendar after the next one. */
  readonly laterDays: readonly string[];
  readonly isPlanned: boolean;
};

const startOf = ({ appointmentTime }: CustomerVisit): string => appointmentTime.appointmentStartDate;

const courseOf = (sessions: readonly CustomerVisit[]): Course[] => {
  const inOrder = sessions.toSorted((one, other) => (startOf(one) < startOf(other) ? -1 : 1));
  const newest = inOrder.at(-1);
  const total = newest?.serviceSnapshot.sessionCount ?? 0;
  if (!newest || total < 2) return [];
  const done = inOrder.filter(({ status }) => status === 'Completed').length % total;
  const [next, ...later] = inOrder.filter(({ status }) => status === 'Pending' || status === 'Approved');
  if (!next && done === 0) return [];
  return [
    {
      serviceCode: newest.serviceCode,
      name: newest.serviceSnapshot.name,
      nth: next ? Math.min(done + 1, total) : done,
      total,
      isNthDone: next === undefined,
      intervalDays: newest.serviceSnapshot.sessionIntervalDays,
      laterDays: later.map((one) => startOf(one).slice(0, 10)),
      isPlanned: next !== undefined,
    },
  ];
};

/**
 * Courses that are not whole yet: one that was begun, or that stands in the calendar. The server counts them by the
 * same rule, for the list.
 */
export const openCourses = (appointments: readonly CustomerVisit[]): Course[] => {
  const sessions = appointments.filter(
    ({ status, serviceSnapshot }) =>
      serviceSnapshot.type === 'Session' && status !== 'Canceled' && status !== 'NoShow',
  );
  return [...Map.groupBy(sessions, ({ serviceCode }) => serviceCode).values()].flatMap(courseOf);
};
