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
  /** What the server found by the typed text. It knows the card, whose name or phone an older appointment may lack. */
  readonly found: readonly Appointment[];
  /** The days that are looked at, chosen or not; null for all time. */
  readonly shown: Days | null;
  /** From this day on those who wait to be approved are counted. */
  readonly pendingSince: string;
};

const startOf = ({ appointmentTime }: Appointment): string => appointmentTime.appointmentStartDate;

const compareByTime = (one: Appointment, other: Appointment): number =>
  startOf(one) < startOf(other) ? -1 : Number(startOf(one) !== startOf(other));

/** Who waits comes first, then by time; what is found in all time begins with the latest. */
const sorted = (found: readonly Appointment[], isOfAllTime: boolean): readonly Appointment[] =>
  found.toSorted((one, other) => {
    const waits = Number(other.status === 'Pending') - Number(one.status === 'Pending');
    return waits || (isOfAllTime ? compareByTime(other, one) : compareByTime(one, other));
  });

const fitsChoices =
  ({ employeeCode, serviceCode, customerCode, source }: AppointmentFilters) =>
  (one: Appointment): boolean =>
    (employeeCode === null || one.employeeCode === employeeCode) &&
    (serviceCode === null || one.serviceCode === serviceCode) &&
    (customerCode === null || one.customerCode === customerCode) &&
    (source === null || one.source === source);

const fitsText = (typed: string) => {
  const words = toSearchTerms(typed);
  return (one: Appointment): boolean => words.every((word) => searchable(one).includes(word));
};

export type Filtered = {
  /** Of the days that are looked at. */
  readonly matches: readonly Appointment[];
  /** Those who wait to be approved on other days, the earliest first. */
  readonly waitingElsewhere: readonly Appointment[];
};

/**
 * What fits all that is asked but the status. The server has narrowed most of it already; done again here, a choice
 * is seen before its answer comes.
 */
export const filterAppointments = (
  lists: readonly (readonly Appointment[])[],
  options: FilterOptions,
): Filtered => {
  const { shown, pendingSince, typed, found } = options;
  const named = [...lists.flat().filter(fitsText(typed)), ...found];
  const all = [...new Map(named.map((one) => [one.code, one])).values()].filter(fitsChoices(options));
  const isShown = (one: Appointment): boolean => shown === null || overlaps(one, shown);
  return {
    matches: sorted(all.filter(isShown), shown === null),
    waitingElsewhere: all
      .filter((one) => one.status === 'Pending' && dayOf(one) >= pendingSince && !isShown(one))
      .toSorted(compareByTime),
  };
};

export type Counts = Readonly<Record<AppointmentStatus, number>>;

export const countsOf = (matches: readonly Appointment[]): Counts => {
  const counts = { Pending: 0, Approved: 0, Completed: 0, Canceled: 0, NoShow: 0 };
  for (const { status } of matches) counts[status] += 1;
  return counts;
};

/** What each tab has: while no days were chosen, that of those who wait has them of all days. */
export const countTabs = (filtered: Filtered, days: Days | null): Counts => {
  const counts = countsOf(filtered.matches);
  return days ? counts : { ...counts, Pending: counts.Pending + filtered.waitingElsewhere.length };
};

export const ofTab = (
  { matches, waitingElsewhere }: Filtered,
  { status, days }: AppointmentFilters,
): readonly Appointment[] => {
  if (status === null) return matches;
  const some = matches.filter((one) => one.status === status);
  return status === 'Pending' && days === null
    ? [...some, ...waitingElsewhere].toSorted(compareByTime)
    : some;
};

/** Those who wait elsewhere get a line where who decides would miss them: not in a tab that lists them. */
export const waitingLine = (
  { waitingElsewhere }: Filtered,
  { status, days }: AppointmentFilters,
): readonly Appointment[] =>
  status === null || (status === 'Pending' && days !== null) ? waitingElsewhere : [];

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
