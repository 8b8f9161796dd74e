import { fullName } from '@ayna/domain/names';
import type { Appointment, Block } from '../../../data/appointments.ts';
import type { Employee } from '../../../data/employees.ts';
import { statusLooks } from '../../../parts/appointment-status.ts';
import { localPhone } from '../../../parts/local-phone.ts';
import { startsOnDay } from '../model/visible-hours.ts';
import { texts as calendarTexts } from '../texts.ts';
import { texts } from './texts.ts';

/** A row of the sheet: an appointment, or time that is blocked. */
export type Line = {
  readonly code: string;
  readonly isBlock: boolean;
  readonly time: string;
  readonly customer: string;
  readonly phone: string;
  readonly service: string;
  readonly note: string;
};

type TimedLine = Line & { readonly start: string };

const timeOf = (start: string, end: string): string => texts.range(start.slice(11, 16), end.slice(11, 16));

const customerOf = ({ customerSnapshot, status }: Appointment): string => {
  const name = customerSnapshot ? fullName(customerSnapshot) : calendarTexts.nobody;
  // Anyone who is awaited needs no word.
  return status === 'Approved' ? name : `${name} ${texts.statusOf(statusLooks[status].word)}`;
};

const serviceOf = ({ serviceSnapshot: { name, type, sessionCount }, sessionNumber }: Appointment): string =>
  type === 'Session' && sessionCount ? texts.session(name, sessionNumber, sessionCount) : name;

const visitLine = (one: Appointment): TimedLine => {
  const { appointmentStartDate: start, appointmentEndDate: end } = one.appointmentTime;
  return {
    code: one.code,
    isBlock: false,
    start,
    time: timeOf(start, end),
    customer: customerOf(one),
    phone: one.customerSnapshot?.phone ? localPhone(one.customerSnapshot.phone) : '',
    service: serviceOf(one),
    note: one.note,
  };
};

const blockLine = ({ code, startDate, endDate, reason }: Block): TimedLine => ({
  code,
  isBlock: true,
  start: startDate,
  time: timeOf(startDate, endDate),
  customer: reason ? texts.blockedFor(reason) : texts.blocked,
  phone: '',
  service: '',
  note: '',
});

type Day = {
  readonly date: string;
  readonly appointments: readonly Appointment[];
  readonly blocks: readonly Block[];
};

/** What somebody's day holds, in the order of time; what was canceled is not on paper. */
export const dayLines = (
  employee: Pick<Employee, 'code' | 'workHours'>,
  { date, appointments, blocks }: Day,
): readonly Line[] => {
  const isOfDay = startsOnDay(employee, date);
  const visits = appointments.filter(
    ({ employeeCode, status }) => employeeCode === employee.code && status !== 'Canceled',
  );
  const blocked = blocks.filter(({ employeeCode }) => employeeCode === employee.code);
  return [...visits.map(visitLine), ...blocked.map(blockLine)]
    .filter(({ start }) => isOfDay(start))
    .toSorted((one, other) => one.start.localeCompare(other.start));
};
