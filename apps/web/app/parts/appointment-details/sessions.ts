import type { Appointment } from '../../data/appointments.ts';

type SessionAppointment = Pick<Appointment, 'status' | 'sessionNumber' | 'serviceSnapshot'>;

/** How far a customer is; undefined for what is done at once. Who comes once more than planned is at the end. */
export const sessionProgress = ({ status, sessionNumber, serviceSnapshot }: SessionAppointment) => {
  const { type, sessionCount, sessionIntervalDays } = serviceSnapshot;
  if (type !== 'Session' || sessionCount === null) return undefined;
  return {
    nth: sessionNumber,
    total: sessionCount,
    reached: Math.min(sessionNumber, sessionCount),
    isReachedDone: status === 'Completed' || sessionNumber > sessionCount,
    intervalDays: sessionIntervalDays,
  };
};
