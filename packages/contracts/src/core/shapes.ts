import * as z from 'zod/mini';

/** The code of a salon, a person or any object. UUID v7, so that keys created together are adjacent in an index. */
export const code = z.uuid();

/** The response of a call that returns no data. */
export const emptyObject = z.strictObject({});

/** The version of an object that the caller has read. PostgreSQL stores it in four bytes. */
export const version = z.int().check(z.gte(0), z.lte(2_147_483_647));

/** A whole number in a query string or a path. */
export const queryInt = (min: number, max: number) =>
  z.pipe(
    z.string().check(z.regex(/^-?\d{1,9}$/)),
    z.pipe(
      z.transform((text: string) => Number(text)),
      z.int().check(z.gte(min), z.lte(max)),
    ),
  );

/** The number of a page, from 0. */
export const pageNumber = queryInt(0, 1_000_000);

/** An instant in milliseconds in a form or a query string. */
export const queryInstant = z.pipe(
  z.string().check(z.regex(/^\d{1,15}$/)),
  z.transform((text: string) => Number(text)),
);

/** A page of states of all salons, ordered by key. Copies are rebuilt from these pages. */
export const statePageQuery = z.object({
  after: z.optional(z.string().check(z.maxLength(200))),
  limit: queryInt(1, 10_000),
});
