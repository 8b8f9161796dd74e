import * as z from 'zod/mini';

/** The code of a salon, a person or any object. UUID v7, so that keys created together are adjacent in an index. */
export const code = z.uuid();

/** The response of a call that returns no data. */
export const emptyObject = z.strictObject({});

/** A whole number in a query string. */
export const queryInt = z.pipe(
  z.string().check(z.regex(/^-?\d{1,9}$/)),
  z.transform((text: string) => Number(text)),
);

/** An instant in milliseconds in a form or a query string. */
export const queryInstant = z.pipe(
  z.string().check(z.regex(/^\d{1,15}$/)),
  z.transform((text: string) => Number(text)),
);

/** A page of states of all salons, ordered by key. Copies are rebuilt from these pages. */
export const statePageQuery = z.object({ after: z.optional(z.string()), limit: queryInt });
