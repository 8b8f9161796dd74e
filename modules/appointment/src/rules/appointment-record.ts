import type { Appointment, AppointmentStatus, CancelReason } from '@ayna/contracts/appointment';
import type { Work } from '@ayna/domain/work-parts';

/** An appointment as it was before its last move, with who moved it when and which version the move made. */
export type MoveSnapshot = {
  readonly at: number;
  readonly byCode: string;
  readonly version: number;
  readonly startsAt: string;
  readonly endsAt: string;
  readonly employeeCode: string;
  readonly employeeSnapshot: { readonly name: string; readonly lastname: string };
  readonly work: Work;
  readonly lane: number;
  readonly overlapReason: string | null;
};

/** An appointment as rules and actions work on it. Only the store turns it into columns and documents. */
export type AppointmentRecord = {
  /** What clients see, with the customer's full phone. */
  readonly appointment: Appointment;
  /** The account behind it, which may read it in every salon. */
  readonly personCode: string | null;
  /** How it uses its employee: duration, buffer and phases as they were when it was booked. */
  readonly work: Work;
  /** 0, unless the desk booked it over another on purpose. */
  readonly lane: number;
  readonly beforeMove: MoveSnapshot | null;
  /** Why it was canceled, for the month's figures; null where nobody said. */
  readonly cancelReason: CancelReason | null;
  /** How many days before its start it was booked. A move changes nothing in it. */
  readonly daysAhead: number;
};

export const startOf = ({ appointment }: AppointmentRecord): string =>
  appointment.appointmentTime.appointmentStartDate;

export const endOf = ({ appointment }: AppointmentRecord): string =>
  appointment.appointmentTime.appointmentEndDate;

/** The same appointment with some of what clients see changed, as its next version. */
export const nextVersion = (record: AppointmentRecord, changes: Partial<Appointment>): AppointmentRecord => ({
  ...record,
  appointment: { ...record.appointment, ...changes, version: record.appointment.version + 1 },
});

export const withStatus = (
  record: AppointmentRecord,
  status: AppointmentStatus,
  cancelReason: CancelReason | null = null,
): AppointmentRecord => ({ ...nextVersion(record, { status }), cancelReason });

/** Who it was booked for, as a booking names them; null for an unnamed customer. */
export const customerOf = ({ appointment, personCode }: AppointmentRecord) =>
  appointment.customerSnapshot && {
    ...appointment.customerSnapshot,
    code: appointment.customerCode,
    userCode: personCode,
  };

/** The same appointment with so much of its buffer left, in the same version. */
export const withBuffer = (record: AppointmentRecord, bufferAfter: number): AppointmentRecord => ({
  ...record,
  appointment: {
    ...record.appointment,
    serviceSnapshot: { ...record.appointment.serviceSnapshot, bufferAfter },
  },
});

/** The time that becomes free when the appointment leaves it. */
export const freedSlot = (record: AppointmentRecord) => {
  const { code, employeeCode } = record.appointment;
  return { code, employeeCode, startDate: startOf(record), endDate: endOf(record) };
};

/** The appointment without anything about its customer. What was done, by whom and for how much stays the salon's. */
export const withoutCustomer = (record: AppointmentRecord): AppointmentRecord => ({
  ...nextVersion(record, { customerCode: null, customerSnapshot: null, note: '', overlapReason: null }),
  personCode: null,
  beforeMove: null,
});
