// A card's number as people type, paste and read it. Nothing here keeps it.

export type CardBrand = 'troy' | 'visa' | 'mastercard' | 'amex';

/** The first digits that a scheme gives its cards (ISO/IEC 7812), the narrowest first. */
const brands: readonly (readonly [brand: CardBrand, prefix: RegExp])[] = [
  ['troy', /^(?:9792|65)/],
  ['amex', /^3[47]/],
  ['mastercard', /^(?:5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/],
  ['visa', /^4/],
];

const lengths: Readonly<Record<CardBrand, readonly number[]>> = {
  troy: [16],
  amex: [15],
  mastercard: [16],
  visa: [13, 16, 19],
};

/** Of cards whose scheme we do not know: the contract's. */
const shortest = 12;
const longest = 19;

export const brandOf = (digits: string): CardBrand | null =>
  brands.find(([, prefix]) => prefix.test(digits))?.[0] ?? null;

/** The check digit that every card ends with (ISO/IEC 7812-1, Luhn). */
export const hasCheckDigit = (digits: string): boolean => {
  const sum = Array.from(digits)
    .toReversed()
    .reduce((total, digit, index) => {
      const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
      return total + (value > 9 ? value - 9 : value);
    }, 0);
  return sum % 10 === 0;
};

const longestOf = (digits: string): number => {
  const brand = brandOf(digits);
  return brand === null ? longest : Math.max(...lengths[brand]);
};

/** The digits of what was typed or pasted, no more than a card of this kind has. */
export const cardDigits = (typed: string): string => {
  const digits = typed.replaceAll(/\D/g, '');
  return digits.slice(0, longestOf(digits));
};

/** In fours as on the card; American Express in 4, 6 and 5. */
export const groupCard = (digits: string): string => {
  const sizes = brandOf(digits) === 'amex' ? [4, 6, 5] : [4, 4, 4, 4, 3];
  const groups: string[] = [];
  let from = 0;
  for (const size of sizes) {
    if (from < digits.length) groups.push(digits.slice(from, from + size));
    from += size;
  }
  return groups.join(' ');
};

/** short: more digits are to come. wrong: there are enough, and one of them is not right. */
export type NumberState = 'short' | 'wrong' | 'right';

export const numberState = (digits: string): NumberState => {
  const brand = brandOf(digits);
  const isLong = brand === null ? digits.length >= shortest : lengths[brand].includes(digits.length);
  if (isLong && hasCheckDigit(digits)) return 'right';
  // A number of an unknown kind may go on until the longest there is.
  const end = brand === null ? longest : brand === 'visa' ? 16 : longestOf(digits);
  return digits.length >= end ? 'wrong' : 'short';
};

export const cvcLength = (digits: string): 3 | 4 => (brandOf(digits) === 'amex' ? 4 : 3);
