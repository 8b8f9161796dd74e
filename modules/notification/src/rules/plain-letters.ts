/** The provider's line for codes carries no Turkish letters: g for a soft g, i for a dotless one. */
export const plainLetters = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll('\u0131', 'i');
