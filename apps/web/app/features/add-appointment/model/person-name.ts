import { texts } from '../texts.ts';
import type { Person } from './draft.ts';

/** What somebody is called in the summary and in the toast. */
export const nameOf = (person: Person): string => {
  if (person.kind === 'unasked' || person.kind === 'nobody') return texts.customer.walkIn;
  const { name, lastname } = person.kind === 'card' ? person.card : person;
  return `${name} ${lastname}`.trim() || texts.customer.brandNew;
};
