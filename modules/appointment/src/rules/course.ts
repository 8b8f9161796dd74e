import type { Appointment, AppointmentStatus, OwnCourse } from '@ayna/contracts/appointment';
import { addDays } from '@ayna/domain/wall-clock';

export type Session = {
  readonly visitCode: string;
  readonly sessionNumber: number;
  readonly startDate: string;
  readonly status: AppointmentStatus;
};

/** The sessions of the course that has this visit, in the order of time: a new course begins with its session 1. */
export const courseOf = (sessions: readonly Session[], visitCode: string): readonly Session[] => {
  const sorted = sessions.toSorted((one, other) => (one.startDate < other.startDate ? -1 : 1));
  const own = sorted.findIndex((session) => session.visitCode === visitCode);
  const first = sorted.findLastIndex(({ sessionNumber }, index) => index <= own && sessionNumber === 1);
  const next = sorted.findIndex(({ sessionNumber }, index) => index > own && sessionNumber === 1);
  return sorted.slice(Math.max(0, first), next === -1 ? undefined : next);
};

type Terms = { readonly sessionCount: number; readonly intervalDays: number | null; readonly today: string };

const counts = ({ status }: Session): boolean => status !== 'Canceled' && status !== 'NoShow';

/** The day of the next session that is not booked yet; null where the course is complete. */
export const nextProposed = (
  course: readonly Session[],
  { sessionCount, intervalDays, today }: Terms,
): string | null => {
  const last = course.findLast(counts);
  if (!last || intervalDays === null || course.filter(counts).length >= sessionCount) return null;
  const proposed = addDays(last.startDate.slice(0, 10), intervalDays);
  return proposed < today ? today : proposed;
};

export const toSession = ({ visitCode, sessionNumber, status, appointmentTime }: Appointment): Session => ({
  visitCode,
  sessionNumber,
  startDate: appointmentTime.appointmentStartDate,
  status,
});

/** The course that a customer is in, told by the appointment of its last session; null where nothing of it is left. */
const runningCourse = (
  sessions: readonly Session[],
  last: Appointment,
  now: string,
): Omit<OwnCourse, 'salon'> | null => {
  const { serviceCode, employeeCode, employeeSnapshot, serviceSnapshot } = last;
  const { name, price, sessionCount, sessionIntervalDays: intervalDays } = serviceSnapshot;
  if (sessionCount === null) return null;
  const course = courseOf(sessions, last.visitCode);
  const proposed = nextProposed(course, { sessionCount, intervalDays, today: now.slice(0, 10) });
  if (proposed === null && last.appointmentTime.appointmentEndDate <= now) return null;
  return {
    serviceCode,
    name,
    price,
    employeeCode,
    employeeSnapshot,
    sessionCount,
    intervalDays,
    sessions: course.map(({ sessionNumber, startDate, status }) => ({ sessionNumber, startDate, status })),
    nextProposed: proposed,
  };
};

/** A customer's courses with something to come or to book, of the sessions that count, newest first. */
export const runningCourses = (sessions: readonly Appointment[], now: string) => {
  const byService = Map.groupBy(sessions, ({ salonCode, serviceCode }) => `${salonCode} ${serviceCode}`);
  return [...byService.values()].flatMap((own) => {
    const [last] = own;
    const course = last ? runningCourse(own.map(toSession), last, now) : null;
    return last && course ? [{ salonCode: last.salonCode, course }] : [];
  });
};
