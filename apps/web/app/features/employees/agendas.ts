import { clockRange, type SalonHours } from '@ayna/domain/opening-hours';
import { weekdayOf } from '@ayna/domain/wall-clock';
import type { Appointment, Block } from '../../data/appointments.ts';
import { type Agenda, type TimeRange, toTimeRange, type Visit } from './now-state.ts';
import { texts } from './texts.ts';

/** 'Ayse Y.': as much of a name as a card has room for. */
const shortName = (customer: Appointment['customerSnapshot']): string => {
  if (!customer) return texts.now.nobody;
  const [initial] = Array.from(customer.lastname.toLocaleUpperCase('tr'));
  return [customer.name, initial && `${initial}.`].filter(Boolean).join(' ') || texts.now.nobody;
};

const toVisit = ({ appointmentTime, customerSnapshot }: Appointment): Visit => ({
  from: appointmentTime.appointmentStartDate,
  to: appointmentTime.appointmentEndDate,
  customer: shortName(customerSnapshot),
});

const byTime = (one: TimeRange, other: TimeRange): number => one.from.localeCompare(other.from);

/** The breaks of the whole salon. */
export const breaksOn = (
  { openingHours }: Pick<SalonHours, 'openingHours'>,
  date: string,
): readonly TimeRange[] =>
  openingHours
    .filter(({ day }) => day === weekdayOf(date))
    .flatMap(({ breaks }) =>
      breaks.map(({ startTime, endTime }) => toTimeRange(date, clockRange(startTime, endTime))),
    );

type Day = {
  readonly appointments: readonly Appointment[];
  readonly blocks: readonly Block[];
  readonly breaks: readonly TimeRange[];
};

/** By employee. Only who is expected counts: a request may be refused, and who was served has gone. */
export const toAgendas = (
  codes: readonly string[],
  { appointments, blocks, breaks }: Day,
): ReadonlyMap<string, Agenda> => {
  const visits = Map.groupBy(
    appointments.filter(({ status }) => status === 'Approved'),
    ({ employeeCode }) => employeeCode,
  );
  const blocked = Map.groupBy(blocks, ({ employeeCode }) => employeeCode);
  return new Map(
    codes.map((code) => [
      code,
      {
        visits: (visits.get(code) ?? []).map(toVisit).toSorted(byTime),
        pauses: [
          ...(blocked.get(code) ?? []).map(({ startDate, endDate }) => ({ from: startDate, to: endDate })),
          ...breaks,
        ],
      },
    ]),
  );
};
