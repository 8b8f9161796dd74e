import * as z from 'zod/mini';

export const maxLira = 9_999_999.99;

/** Lira with two decimals. */
export const lira = z.number().check(z.gte(0), z.lte(maxLira), z.multipleOf(0.01));

/** A sum of lira amounts; unlike one amount it has no upper limit. */
export const liraSum = z.number().check(z.gte(0), z.multipleOf(0.01));
