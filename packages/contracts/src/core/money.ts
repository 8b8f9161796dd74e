import * as z from 'zod/mini';

export const mostLira = 9_999_999.99;

/** Lira with two decimals. */
export const lira = z.number().check(z.gte(0), z.lte(mostLira), z.multipleOf(0.01));

/** What many amounts of lira add up to: a sum has no limit of its own. */
export const liraSum = z.number().check(z.gte(0), z.multipleOf(0.01));

/** Added up in whole kurus, because 0.1 and 0.2 are not 0.3 in floating point. */
export const liraTotal = (amounts: readonly number[]): number =>
  amounts.reduce((kurus, lira) => kurus + Math.round(lira * 100), 0) / 100;
