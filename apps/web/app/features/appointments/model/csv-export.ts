import { toCsv } from '@ayna/contracts/core/csv';
import { fullName } from '@ayna/domain/names';
import type { Appointment } from '../../../data/appointments.ts';
import { statusLooks } from '../../../parts/appointment-status.ts';
import { localPhone } from '../../../parts/local-phone.ts';
import { fileAmount } from '../../../parts/money-text.ts';
import { numericDay } from '../../../ui/day-text.ts';
import { texts } from '../texts.ts';

const sessionOf = ({ sessionNumber, serviceSnapshot: { type, sessionCount } }: Appointment): string =>
  type === 'Session' && sessionCount !== null ? texts.sessionInFile(sessionNumber, sessionCount) : '';

const nameOf = (person: { readonly name: string; readonly lastname: string } | null): string =>
  person ? fullName(person) : '';

const columns: readonly (readonly [string, (one: Appointment) => string])[] = [
  [texts.file.date, ({ appointmentTime }) => numericDay(appointmentTime.appointmentStartDate.slice(0, 10))],
  [texts.file.from, ({ appointmentTime }) => appointmentTime.appointmentStartDate.slice(11, 16)],
  [texts.file.to, ({ appointmentTime }) => appointmentTime.appointmentEndDate.slice(11, 16)],
  [texts.file.customer, ({ customerSnapshot }) => nameOf(customerSnapshot)],
  [texts.file.phone, ({ customerSnapshot }) => localPhone(customerSnapshot?.phone ?? '')],
  [texts.file.service, ({ serviceSnapshot }) => serviceSnapshot.name],
  [texts.file.session, sessionOf],
  [texts.file.employee, ({ employeeSnapshot }) => nameOf(employeeSnapshot)],
  [texts.file.price, ({ serviceSnapshot }) => fileAmount(serviceSnapshot.price)],
  [texts.file.status, ({ status }) => statusLooks[status].word],
  [texts.file.source, ({ source }) => texts.filters.sources[source]],
  [texts.file.note, ({ note }) => note],
];

/** The list as a file for a spreadsheet, a line for each appointment. */
export const appointmentsCsv = (appointments: readonly Appointment[]): string =>
  toCsv([
    columns.map(([name]) => name),
    ...appointments.map((one) => columns.map(([, textOf]) => textOf(one))),
  ]);
