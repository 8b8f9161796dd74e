import { appointmentScope, bookingRights, statusRights } from '@ayna/domain/permissions';
import { texts } from './texts.ts';

const words = texts.rights;

/** What a card says of somebody's rights: how far they reach, or how many there are. */
export const rightsSummary = (groups: readonly string[]): string => {
  if (groups.includes('Administrator')) return words.all;
  const scopes = [bookingRights, statusRights].map((rights) => appointmentScope(groups, rights));
  if (scopes.includes('all')) return words.salon;
  if (scopes.includes('own')) return words.own;
  return groups.length === 0 ? words.none : words.some(groups.length);
};
