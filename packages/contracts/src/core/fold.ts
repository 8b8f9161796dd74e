const dotlessI = /\u0131/g;
const marks = /\p{M}/gu;

/** Letters as a search compares them: case, dots and diacritics are one, so that 'isil' finds all its spellings. */
export const fold = (text: string): string =>
  text.normalize('NFD').replaceAll(marks, '').toLowerCase().replaceAll(dotlessI, 'i').normalize('NFC');

/** Several texts as the one that is stored beside them, so that a search compares one column. */
export const foldedTogether = (texts: readonly string[]): string =>
  fold(texts.join(' ')).replaceAll(/\s+/g, ' ').trim();

const isNumber = /^\+?[\d\s()./-]{4,}$/;

/** The pieces that must all be found; a number is one piece, in whichever spelling it was typed. */
export const searchedFor = (text: string): string[] => {
  const typed = text.trim();
  if (isNumber.test(typed)) return [typed.replaceAll(/\D/g, '').replace(/^(?:00)?(?:90|0)(?=\d{4})/, '')];
  return fold(typed).split(/\s+/).filter(Boolean).slice(0, 6);
};
