import { fullName } from '@ayna/domain/names';
import { fold } from '../../../ui/fold.ts';

type Named = { readonly code: string; readonly name: string; readonly lastname: string };

/** What Enter takes of those who were found. Between two of one name nobody is guessed: a phone tells them apart. */
export type EnterTarget<Card> =
  | { readonly kind: 'card'; readonly card: Card }
  | { readonly kind: 'new' }
  | { readonly kind: 'same-name'; readonly count: number };

export const enterTarget = <Card extends Named>(found: readonly Card[]): EnterTarget<Card> => {
  const [first] = found;
  if (!first) return { kind: 'new' };
  const nameOf = (card: Card): string => fold(fullName(card));
  const count = found.filter((card) => nameOf(card) === nameOf(first)).length;
  return count > 1 ? { kind: 'same-name', count } : { kind: 'card', card: first };
};
