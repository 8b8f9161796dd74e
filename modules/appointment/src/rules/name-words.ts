import { toSearchTerms } from '@ayna/contracts/core/search-text';

const isNumber = /^\d{4,}$/;

/** What of a search a name must contain; nothing where a phone was typed. */
export const toNameWords = (typed: string): readonly string[] => {
  const words = toSearchTerms(typed);
  return words.length === 1 && isNumber.test(words[0] ?? '') ? [] : words;
};
