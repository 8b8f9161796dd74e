import type { AppointmentStatus } from '@ayna/contracts/appointment';
import { foldText, toSearchTerms } from '@ayna/contracts/core/search-text';
import { fullName } from '@ayna/domain/names';
import type { Appointment } from '../../../data/appointments.ts';
import type { Asked } from './asked.ts';
import type { Days } from './days.ts';

export const dayOf = ({ appointmentTime }: Appointment): string =>
  appointmentTime.appointmentStartDate.slice(0, 10);

/** A number as a search compares it: what is masked parts the digits that are seen. */
const digitsOf = (phone: string): string => phone.replace(/^\+90/, '').replaceAll(/[^\d*]/g, '');

/** Once for each: a year of appointments is folded with the first letter, and not with every one. */
const folded = new WeakMap<Appointment, string>();

const searchable = (appointment: Appointment): string => {
  const known = folded.get(appointment);
  if (known !== undefined) return known;
  const { name = '', lastname = '', phone } = appointment.customerSnapshot ?? {};
  const text = `${foldText(fullName({ name, lastname }))} ${digitsOf(phone ?? '')}`;
  folded.set(appointment, text);
  return text;
};

const overlaps = ({ appointmentTime }: Appointment, { first, last }: Days): boolean =>
  appointmentTime.appointmentStartDate.slice(0, 10) <= last &&
  appointmentTime.appointmentEndDate > `${first}T00:00:00`;

type Wanted = Asked & {
  /** The days that are looked at, chosen or not. */
  readonly shown: Days;
  /** From this day on those who wait to be approved are shown, while no days were chosen. */
  readonly waitingSince: string;
};

/** While no days were chosen, whatever waits to be approved is shown, however far off. */
const isWhen = (one: Appointment, { days, shown, waitingSince }: Wanted): boolean =>
  overlaps(one, shown) || (days === null && one.status === 'Pending' && dayOf(one) >= waitingSince);

const inOrder = (one: Appointment, other: Appointment): number => {
  const waits = Number(other.status === 'Pending') - Number(one.status === 'Pending');
  if (waits !== 0) return waits;
  const [from, to] = [one, other].map(({ appointmentTime }) => appointmentTime.appointmentStartDate);
  return (from ?? '') < (to ?? '') ? -1 : Number(from !== to);
};

/**
 * What fits all that is asked but the status: those who wait come first, then by time. The server has narrowed most
 * of it already; done again here, a choice is seen before its answer comes.
 */
export const foundOf = (
  lists: readonly (readonly Appointment[])[],
  wanted: Wanted,
): readonly Appointment[] => {
  const { employeeCode, serviceCode, customerCode, source, typed } = wanted;
  const words = toSearchTerms(typed);
  const fits = (one: Appointment): boolean =>
    isWhen(one, wanted) &&
    (employeeCode === null || one.employeeCode === employeeCode) &&
    (serviceCode === null || one.serviceCode === serviceCode) &&
    (customerCode === null || one.customerCode === customerCode) &&
    (source === null || one.source === source) &&
    words.every((word) => searchable(one).includes(word));
  const once = new Map(lists.flat().map((one) => [one.code, one]));
  return [...once.values()].filter(fits).toSorted(inOrder);
};

export type Counts = Readonly<Record<AppointmentStatus, number>>;

export const countsOf = (found: readonly Appointment[]): Counts => {
  const counts = { Pending: 0, Approved: 0, Completed: 0, Canceled: 0, NoShow: 0 };
  for (const { status } of found) counts[status] += 1;
  return counts;
};

export const ofStatus = (
  found: readonly Appointment[],
  status: AppointmentStatus | null,
): readonly Appointment[] => (status === null ? found : found.filter((one) => one.status === status));

/** No list is longer than the screen. */
const PAGE = 10;

export const pagesOf = (many: number): number => Math.max(1, Math.ceil(many / PAGE));

export const pageOf = (found: readonly Appointment[], page: number): readonly Appointment[] =>
  found.slice((page - 1) * PAGE, page * PAGE);

/** How many each day has, of those that stand under its heading. */
export const perDay = (found: readonly Appointment[]): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  for (const one of found)
    if (one.status !== 'Pending') counts.set(dayOf(one), (counts.get(dayOf(one)) ?? 0) + 1);
  return counts;
};
