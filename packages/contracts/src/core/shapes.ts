import * as z from 'zod/mini';

/** The code of a salon, a person or any object: uuid v7, so that keys made together lie together. */
export const code = z.uuid();

/** The nothing that a call answers when there is nothing to say. */
export const nothing = z.strictObject({});

/** Query strings carry text; this is a whole number in one. */
export const queryInt = z.pipe(
  z.string().check(z.regex(/^-?\d{1,9}$/)),
  z.transform((text: string) => Number(text)),
);

/** An instant in milliseconds, as a form or a query carries it. */
export const instant = z.pipe(
  z.string().check(z.regex(/^\d{1,15}$/)),
  z.transform((text: string) => Number(text)),
);

/** A page of states of all salons in the order of their keys: how copies of them are made anew. */
export const statesAfter = z.object({ after: z.optional(z.string()), limit: queryInt });
