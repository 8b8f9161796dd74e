import { codeOf } from '../appointments/sizes.ts';

// The measured books: one salon with ten years of them, and salons with one year each. All have as many
// transactions a day, so that a month of the old salon has as many rows as a month of a young one.

export const TRANSACTIONS_PER_DAY = 55;
const DAYS_PER_YEAR = 365;
export const OLD_YEARS = 10;

export const youngDays = DAYS_PER_YEAR;
export const oldDays = OLD_YEARS * DAYS_PER_YEAR;

const [OLD, FIRST_YOUNG] = [1, 2];
export const oldSalon = codeOf('salon', OLD);
export const youngSalon = codeOf('salon', FIRST_YOUNG);

/** Ten million transactions, or few for developing: the old salon's 200,000 are always there. */
export const salonsFor = (short: boolean): number => {
  const total = short ? 260_000 : 10_000_000;
  const rest = total - oldDays * TRANSACTIONS_PER_DAY;
  return OLD + Math.round(rest / (youngDays * TRANSACTIONS_PER_DAY));
};
