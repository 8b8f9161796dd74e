import type { Appointment, ManagedVisit, OwnAppointment } from '@ayna/contracts/appointment';
import type { SalonState } from '@ayna/contracts/core/salons';
import { isOpen, visitStart } from './allowed-actions.ts';
import type { AppointmentRecord } from './appointment-record.ts';
import { endOf, startOf } from './appointment-record.ts';
import { courseOf, nextProposed, type Session, toSession } from './course.ts';

type Course = ManagedVisit['courses'][number];

const toSalonContact = (salon: SalonState): ManagedVisit['salon'] => {
  const { code, name, path, zone, phone, whatsapp, address, district, provinceName, position } = salon;
  return { code, name, path, zone, phone, whatsapp, address, district, provinceName, position };
};

/** The salon of an own appointment. */
export const toOwnSalon = (salon: SalonState): NonNullable<OwnAppointment['salon']> => ({
  ...toSalonContact(salon),
  type: salon.type,
  takesOnline: salon.status === 'Published' && salon.onlineBooking,
});

/** What a link shows of an appointment: neither notes of the desk nor the customer's phone, for links are passed on. */
const toManaged = ({ appointment }: AppointmentRecord): ManagedVisit['appointments'][number] => {
  const { code, status, serviceCode, employeeCode, sessionNumber, serviceSnapshot, employeeSnapshot } =
    appointment;
  const { appointmentStartDate: startDate, appointmentEndDate: endDate } = appointment.appointmentTime;
  return {
    code,
    status,
    serviceCode,
    employeeCode,
    sessionNumber,
    startDate,
    endDate,
    serviceSnapshot,
    employeeSnapshot,
  };
};

/** The course of a session service; null for any other. `others` are the customer's sessions of other visits. */
const toCourse = (record: AppointmentRecord, others: readonly Session[], today: string): Course | null => {
  const { serviceSnapshot, serviceCode, visitCode } = record.appointment;
  const { name, type, sessionCount, sessionIntervalDays: intervalDays } = serviceSnapshot;
  if (type !== 'Session' || sessionCount === null) return null;
  const sessions = courseOf([...others, toSession(record.appointment)], visitCode);
  return {
    serviceCode,
    name,
    sessionCount,
    sessions: sessions.map(({ sessionNumber, startDate, status, visitCode: visit }) => ({
      sessionNumber,
      startDate,
      status,
      own: visit === visitCode,
    })),
    nextProposed: nextProposed(sessions, { sessionCount, intervalDays, today }),
  };
};

/** When the customer confirmed the visit where it is now; null where it was moved since, or canceled. */
export const confirmedAt = <T>(
  parts: readonly Appointment[],
  confirmation: { readonly at: T; readonly start: string } | null,
): T | null => (confirmation?.start === visitStart(parts) ? confirmation.at : null);

type Parts = {
  readonly visitCode: string;
  readonly records: readonly AppointmentRecord[];
  readonly salon: SalonState;
  readonly may: ManagedVisit['may'];
  readonly confirmation: { readonly at: string; readonly start: string } | null;
  /** By service, the sessions that the customer has in other visits. */
  readonly otherSessions: ReadonlyMap<string, readonly Session[]>;
  readonly today: string;
};

/** Where a visit stands: what is left of it, or all of it where nothing is. */
const spanOf = (records: readonly AppointmentRecord[]) => {
  const open = records.filter(({ appointment }) => isOpen(appointment));
  const counted = open.length > 0 ? open : records;
  return {
    startDate: counted.map(startOf).toSorted()[0] ?? '',
    endDate: counted.map(endOf).toSorted().at(-1) ?? '',
  };
};

/** A visit as its link shows it. */
export const toManagedVisit = (parts: Parts): ManagedVisit => {
  const { visitCode, records, salon, may, confirmation, otherSessions, today } = parts;
  const sorted = records.toSorted((one, other) => (startOf(one) < startOf(other) ? -1 : 1));
  const span = spanOf(records);
  const { name = '', lastname = '' } = sorted[0]?.appointment.customerSnapshot ?? {};
  return {
    visitCode,
    name,
    lastname,
    ...span,
    appointments: sorted.map(toManaged),
    confirmedAt: confirmedAt(
      records.map(({ appointment }) => appointment),
      confirmation,
    ),
    may,
    salon: toSalonContact(salon),
    courses: sorted.flatMap(
      (record) => toCourse(record, otherSessions.get(record.appointment.serviceCode) ?? [], today) ?? [],
    ),
  };
};
