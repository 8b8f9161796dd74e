import type { AppointmentStatus } from '@ayna/contracts/appointment';
import { foldText, toSearchTerms } from '@ayna/contracts/core/search-text';
import { fullName } from '@ayna/domain/names';
import type { Appointment } from '../../../data/appointments.ts';
import type { Days } from '../../../parts/days.ts';
import type { AppointmentFilters } from './filters.ts';

export const dayOf = ({ appointmentTime }: Appointment): string =>
  appointmentTime.appointmentStartDate.slice(0, 10);

/** A number as a search compares it: what is masked parts the digits that are seen. */
const digitsOf = (phone: string): string => phone.replace(/^\+90/, '').replaceAll(/[^\d*]/g, '');

/** Once for each: a year of appointments is folded with the first letter, and not with every one. */
const folded = new WeakMap<Appointment, string>();

const searchable = (appointment: Appointment): string => {
  const cached = folded.get(appointment);
  if (cached !== undefined) return cached;
  const { name = '', lastname = '', phone } = appointment.customerSnapshot ?? {};
  const text = `${foldText(fullName({ name, lastname }))} ${digitsOf(phone ?? '')}`;
  folded.set(appointment, text);
  return text;
};

const overlaps = ({ appointmentTime }: Appointment, { first, last }: Days): boolean =>
  appointmentTime.appointmentStartDate.slice(0, 10) <= last &&
  appointmentTime.appointmentEndDate > `${first}T00:00:00`;

type FilterOptions = AppointmentFilters & {
  /** The days that are looked at, chosen or not. */
  readonly shown: Days;
  /** From this day on those who wait to be approved are shown, while no days were chosen. */
  readonly pendingSince: string;
};

/** While no days were chosen, whatever waits to be approved is shown, however far off. */
const isInDays = (one: Appointment, { days, shown, pendingSince }: FilterOptions): boolean =>
  overlaps(one, shown) || (days === null && one.status === 'Pending' && dayOf(one) >= pendingSince);

const compareAppointments = (one: Appointment, other: Appointment): number => {
  const waits = Number(other.status === 'Pending') - Number(one.status === 'Pending');
  if (waits !== 0) return waits;
  const [from, to] = [one, other].map(({ appointmentTime }) => appointmentTime.appointmentStartDate);
  return (from ?? '') < (to ?? '') ? -1 : Number(from !== to);
};

/**
 * What fits all that is asked but the status: those who wait come first, then by time. The server has narrowed most
 * of it already; done again here, a choice is seen before its answer comes.
 */
export const filterAppointments = (
  lists: readonly (readonly Appointment[])[],
  options: FilterOptions,
): readonly Appointment[] => {
  const { employeeCode, serviceCode, customerCode, source, typed } = options;
  const words = toSearchTerms(typed);
  const fits = (one: Appointment): boolean =>
    isInDays(one, options) &&
    (employeeCode === null || one.employeeCode === employeeCode) &&
    (serviceCode === null || one.serviceCode === serviceCode) &&
    (customerCode === null || one.customerCode === customerCode) &&
    (source === null || one.source === source) &&
    words.every((word) => searchable(one).includes(word));
  const once = new Map(lists.flat().map((one) => [one.code, one]));
  return [...once.values()].filter(fits).toSorted(compareAppointments);
};

export type Counts = Readonly<Record<AppointmentStatus, number>>;

export const countsOf = (matches: readonly Appointment[]): Counts => {
  const counts = { Pending: 0, Approved: 0, Completed: 0, Canceled: 0, NoShow: 0 };
  for (const { status } of matches) counts[status] += 1;
  return counts;
};

export const ofStatus = (
  matches: readonly Appointment[],
  status: AppointmentStatus | null,
): readonly Appointment[] => (status === null ? matches : matches.filter((one) => one.status === status));

/** No list is longer than the screen. */
const PAGE_SIZE = 10;

export const countPages = (count: number): number => Math.max(1, Math.ceil(count / PAGE_SIZE));

export const pageOf = (matches: readonly Appointment[], page: number): readonly Appointment[] =>
  matches.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);

/** How many each day has, of those that stand under its heading. */
export const countPerDay = (matches: readonly Appointment[]): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const one of matches)
    if (one.status !== 'Pending') counts.set(dayOf(one), (counts.get(dayOf(one)) ?? 0) + 1);
  return counts;
};
