import { seesPhones } from '@ayna/contracts/core/mask';

/** Each tag once, in the order in which they were written. */
export const tidied = <F extends { readonly tags: readonly string[] }>(form: F): F => ({
  ...form,
  tags: [...new Set(form.tags)],
});

/**
 * The phone that a change leaves on the card. Whoever may not see it can write another one, but has none to
 * send back: from them, none means that it stays.
 */
export const phoneAfter = (
  groups: ReadonlySet<string>,
  held: string | null,
  given: string | null,
): string | null => (given === null && !seesPhones(groups) ? held : given);
