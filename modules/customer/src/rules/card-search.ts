import { toSearchTerms } from '@ayna/contracts/core/search-text';
import { normalizePhone } from '@ayna/contracts/core/text-fields';

/** A card matches by all words of a name, by digits within its phone, or by the whole phone. */
export type CardSearch = {
  readonly words: readonly string[];
  readonly digits: string | null;
  readonly phone: string | null;
};

const isNumber = /^\d{4,}$/;

/**
 * Turns what a person typed into a search. A person who may not see phones finds a card only by its whole number:
 * searching digit by digit would reveal what the mask hides.
 */
export const parseSearch = (typed: string, seesPhone: boolean): CardSearch => {
  const words = toSearchTerms(typed);
  const [first = ''] = words;
  if (words.length !== 1 || !isNumber.test(first)) return { words, digits: null, phone: null };
  return seesPhone
    ? { words: [], digits: first, phone: null }
    : { words: [], digits: null, phone: normalizePhone(typed.trim()) };
};
