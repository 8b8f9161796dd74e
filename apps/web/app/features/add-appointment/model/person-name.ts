import { fullName } from '@ayna/domain/names';
import { texts } from '../texts.ts';
import type { DraftCustomer } from './draft.ts';

/** What somebody is called in the summary and in the toast. */
export const nameOf = (person: DraftCustomer): string => {
  if (person.kind === 'unasked' || person.kind === 'nobody') return texts.customer.walkIn;
  return fullName(person.kind === 'card' ? person.card : person) || texts.customer.brandNew;
};
