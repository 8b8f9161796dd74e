// What a member of a salon may do. A right is a group that a person has in that salon.

/** The server keeps groups as a set, a response lists them. */
export type Groups = ReadonlySet<string> | readonly string[];

const hasGroup = (groups: Groups, name: string): boolean =>
  'has' in groups ? groups.has(name) : groups.includes(name);

/** Whether these groups include one of the rights. `Administrator` includes every right. */
export const hasRight = (groups: Groups, ...rights: readonly string[]): boolean =>
  hasGroup(groups, 'Administrator') || rights.some((right) => hasGroup(groups, right));

type NeededRights = { readonly any: readonly string[]; readonly also?: readonly string[] };

/**
 * Whether a member with these groups may call a route, by the route's own `who`: any member where it names no right.
 * The server admits by this function, and the browser shows by it what can be done.
 */
export const mayCall = ({ any, also = [] }: NeededRights, groups: Groups): boolean =>
  [any, also].every((rights) => rights.length === 0 || hasRight(groups, ...rights));

/** Whether a member may read the customers' phones; they are masked for everybody else. */
export const canSeePhones = (groups: Groups): boolean =>
  hasRight(groups, 'Receptionist', 'view-customer-phone');

/** Whether a member may read what a customer has spent. */
export const canSeeSpending = (groups: Groups): boolean =>
  hasRight(groups, 'Receptionist', 'view-reports', 'manage-finance');

/** Whether a member may read a customer's allergies, which are data about health. */
export const canSeeAllergies = (groups: Groups): boolean =>
  hasRight(groups, 'Receptionist', 'view-customers', 'manage-customers');

export type AppointmentScope = 'all' | 'own' | 'none';

type ScopedRights = { readonly own: string; readonly all: string };

export const bookingRights = {
  own: 'create-appointment-customer-free',
  all: 'create-appointment-customer-free-all',
} as const satisfies ScopedRights;

export const statusRights = {
  own: 'update-appointment-status',
  all: 'update-appointment-status-all',
} as const satisfies ScopedRights;

/** Which appointments a right covers: all of the salon, or the person's own. */
export const appointmentScope = (groups: Groups, { own, all }: ScopedRights): AppointmentScope => {
  if (hasRight(groups, 'Receptionist', all)) return 'all';
  return hasRight(groups, own) ? 'own' : 'none';
};

/** Of the person's own calendar: who hires a hairdresser may give them, without serving customers too. */
const ownCalendarRights: readonly string[] = [bookingRights.own, statusRights.own];

/** Whether somebody with these groups may give a right to others: nobody gives more than they have. */
export const mayGive = (groups: Groups, given: readonly string[]): boolean =>
  given.every((right) => ownCalendarRights.includes(right) || hasRight(groups, right));

/** One of these opens the salon's customer cards. */
export const customerViewRights = ['view-customers', 'manage-customers', 'Receptionist'] as const;
