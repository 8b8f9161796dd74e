import type { CardBrand } from './card-number.ts';

/** The provider names schemes in its own words: MASTER_CARD, VISA, AMERICAN_EXPRESS, TROY. */
export const storedBrand = (name: string): CardBrand | null => {
  const word = name.toLowerCase();
  if (word.includes('troy')) return 'troy';
  if (word.includes('visa')) return 'visa';
  if (word.includes('master')) return 'mastercard';
  return word.includes('amer') || word.includes('amex') ? 'amex' : null;
};
