/** The provider's line for codes does not support Turkish letters: a soft g becomes g, a dotless i becomes i. */
export const removeDiacritics = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('\u0131', 'i');
