const digitsOf = (text: string): number[] => Array.from(text, Number);

/** A tax number (VKN): ten digits, of which the last one is computed from the others. */
export const isTaxNumber = (text: string): boolean => {
  if (!/^\d{10}$/.test(text)) return false;
  const digits = digitsOf(text);
  const sum = digits.slice(0, 9).reduce((total, digit, index) => {
    const shifted = (digit + 9 - index) % 10;
    const power = (shifted * 2 ** (9 - index)) % 9;
    return total + (shifted !== 0 && power === 0 ? 9 : power);
  }, 0);
  return (10 - (sum % 10)) % 10 === digits[9];
};

/** A national number (TCKN): eleven digits without a leading zero, of which the last two are computed. */
export const isNationalNumber = (text: string): boolean => {
  if (!/^[1-9]\d{10}$/.test(text)) return false;
  const digits = digitsOf(text);
  const sumOf = (indexes: readonly number[]) => indexes.reduce((sum, index) => sum + (digits[index] ?? 0), 0);
  const tenth = (((sumOf([0, 2, 4, 6, 8]) * 7 - sumOf([1, 3, 5, 7])) % 10) + 10) % 10;
  return tenth === digits[9] && sumOf([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]) % 10 === digits[10];
};
