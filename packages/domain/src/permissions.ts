// What a member of a salon may do. A right is a group that a person has in that salon.

/** The server keeps groups as a set, a response lists them. */
export type Groups = ReadonlySet<string> | readonly string[];

const hasGroup = (groups: Groups, name: string): boolean =>
  'has' in groups ? groups.has(name) : groups.includes(name);

/** Whether these groups include one of the rights. `Administrator` includes every right. */
export const hasRight = (groups: Groups, ...rights: readonly string[]): boolean =>
  hasGroup(groups, 'Administrator') || rights.some((right) => hasGroup(groups, right));

/**
 * Whether a member with these groups may call a route, by the route's own `who`: any member where it names no right.
 * The server admits by this function, and the browser shows by it what can be done.
 */
export const mayCall = ({ any }: { readonly any: readonly string[] }, groups: Groups): boolean =>
  any.length === 0 || hasRight(groups, ...any);

/** Whether a member may read the customers' phones; they are masked for everybody else. */
export const canSeePhones = (groups: Groups): boolean =>
  hasRight(groups, 'Receptionist', 'view-customer-phone');

/** Whether a member may read what a customer has spent. */
export const canSeeSpending = (groups: Groups): boolean =>
  hasRight(groups, 'Receptionist', 'view-reports', 'manage-finance');

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
