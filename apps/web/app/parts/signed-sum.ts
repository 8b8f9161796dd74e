import { sumText } from './money-text.ts';

/** As long as the plus sign, unlike a hyphen. */
const minus = '\u2212';

/** With its sign, but for zero. */
export const signedSum = (lira: number): string => {
  if (lira === 0) return sumText(0);
  return (lira < 0 ? minus : '+') + sumText(Math.abs(lira));
};
