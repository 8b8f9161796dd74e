import { canSeePhones } from '@ayna/domain/permissions';

/** Keeps each tag once, in the order of the form. */
export const dedupeTags = <F extends { readonly tags: readonly string[] }>(form: F): F => ({
  ...form,
  tags: [...new Set(form.tags)],
});

/**
 * The card's phone after a change. The form of a member who may not see phones contains none unless they typed a new
 * one, so from them an empty phone means that it stays.
 */
export const resolvePhone = (
  groups: ReadonlySet<string>,
  current: string | null,
  sent: string | null,
): string | null => (sent === null && !canSeePhones(groups) ? current : sent);
