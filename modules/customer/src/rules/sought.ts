import { searchedFor } from '@ayna/contracts/core/fold';
import { plainPhone } from '@ayna/contracts/core/people';

const isNumber = /^\d{4,}$/;

/**
 * What a search looks for: pieces of a name, which must all be there, and of a phone some digits or all of it.
 * Whoever may not see phones finds a card by its whole number and by no part of it: digit by digit, a search
 * would tell what the mask hides.
 */
export const soughtBy = (typed: string, seesPhone: boolean) => {
  const pieces = searchedFor(typed);
  const [first = ''] = pieces;
  if (pieces.length !== 1 || !isNumber.test(first)) return { pieces, digits: null, phone: null };
  return seesPhone
    ? { pieces: [], digits: first, phone: null }
    : { pieces: [], digits: null, phone: plainPhone(typed.trim()) };
};
