/** The digits of a month and a year as they are typed, so that one key is enough: 9 is 09. */
export const expiryDigits = (typed: string): string => {
  const year4 = /^\s*(\d{1,2})\s*\/\s*20(\d{2})\s*$/.exec(typed);
  if (year4) return `${year4[1]?.padStart(2, '0')}${year4[2]}`;
  // 9/ is September, though nobody typed its 0.
  const padded = typed.replace(/^\s*(\d)\s*\//, '0$1/');
  const digits = padded.replaceAll(/\D/g, '');
  return (/^[2-9]/.test(digits) ? `0${digits}` : digits).slice(0, 4);
};

/** 11 / 29; the slash comes with the month, and goes when the month is changed. */
export const expiryText = (digits: string): string =>
  digits.length > 2 ? `${digits.slice(0, 2)} / ${digits.slice(2)}` : digits;

type Expiry = { readonly month: string; readonly year: string };

/** Null while it is incomplete, or no month. */
export const expiryOf = (digits: string): Expiry | null => {
  const [, month, year] = /^(0[1-9]|1[0-2])(\d{2})$/.exec(digits) ?? [];
  return month === undefined ? null : { month, year: `20${year}` };
};

/** A card can be used until the last day of its month. `day` is 2026-11-19. */
export const isExpired = ({ month, year }: Expiry, day: string): boolean =>
  `${year}-${month}` < day.slice(0, 7);

/** No bank gives a card for longer; a year beyond is a slip of the finger. */
const mostYears = 20;

export const isTooFar = ({ year }: Expiry, day: string): boolean =>
  Number(year) > Number(day.slice(0, 4)) + mostYears;
