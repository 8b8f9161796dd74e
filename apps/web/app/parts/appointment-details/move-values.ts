import type { Appointment } from '../../data/appointments.ts';
import { sendsAppointmentSms } from '../../lib/appointment-sms.ts';

/** Where somebody wants an appointment to go. */
export type MoveValues = {
  readonly employeeCode: string;
  readonly date: string;
  /** HH:mm; kept when the day or the employee is changed, since that is mostly what is meant. */
  readonly clock: string;
  readonly tellCustomer: boolean;
};

type MovableAppointment = Pick<Appointment, 'employeeCode' | 'appointmentTime' | 'customerSnapshot'>;

export const canBeNotified = ({ customerSnapshot }: Pick<MovableAppointment, 'customerSnapshot'>): boolean =>
  sendsAppointmentSms && Boolean(customerSnapshot?.phone);

/** As it stands; a day that is over begins with today, since nothing can be moved into the past. */
export const initialMoveValues = (appointment: MovableAppointment, today: string): MoveValues => {
  const start = appointment.appointmentTime.appointmentStartDate;
  const day = start.slice(0, 10);
  return {
    employeeCode: appointment.employeeCode,
    date: day < today ? today : day,
    clock: start.slice(11, 16),
    tellCustomer: canBeNotified(appointment),
  };
};

type Target = { readonly startDate: string; readonly employeeCode: string };

/** What is to be sent of it, which is only what becomes other; undefined where all stays as it is. */
export const changeTo = (appointment: MovableAppointment, { startDate, employeeCode }: Target) => {
  const change = {
    ...(startDate === appointment.appointmentTime.appointmentStartDate ? {} : { startDate }),
    ...(employeeCode === appointment.employeeCode ? {} : { employeeCode }),
  };
  return Object.keys(change).length > 0 ? change : undefined;
};

/** The three nearest times that a refusal offers, if it does. */
export const nearestTimes = (details: unknown): readonly string[] => {
  const nearest = (details as { nearest?: unknown } | undefined)?.nearest;
  return Array.isArray(nearest) ? nearest.filter((one) => typeof one === 'string') : [];
};
