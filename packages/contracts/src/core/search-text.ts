const dotlessI = /\u0131/g;
const combiningMarks = /\p{M}/gu;

/** Folds text for searching: ignores case, dots and diacritics, so that 'isil' finds every spelling. */
export const foldText = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(combiningMarks, '')
    .toLowerCase()
    .replaceAll(dotlessI, 'i')
    .normalize('NFC');

/** Joins texts into one folded text. It is stored with the row, so that a search compares one column. */
export const toSearchText = (texts: readonly string[]): string =>
  foldText(texts.join(' ')).replaceAll(/\s+/g, ' ').trim();

const phoneLike = /^\+?[\d\s()./-]{4,}$/;

/** Splits a search into terms that must all match. A phone number is one term, however it is spelled. */
export const toSearchTerms = (text: string): string[] => {
  const typed = text.trim();
  if (phoneLike.test(typed))
    return [typed.replaceAll(/\D/g, '').replace(/^(?:(?:00)?90|0{1,2})(?=\d{4})/, '')];
  return foldText(typed).split(/\s+/).filter(Boolean).slice(0, 6);
};
