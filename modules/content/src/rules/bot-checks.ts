/** A person needs longer to read the form, write ten characters and press the button. */
const MIN_FILL_MS = 3_000;

/** Whether the hidden field was filled in. */
export const isFilledByBot = ({ website }: { website?: string | undefined }): boolean =>
  Boolean(website?.trim());

/**
 * Whether the form was sent faster than a person could. A missing time, or one from a clock ahead of ours,
 * does not count: the rate limit by IP address applies anyway.
 */
export const isFilledTooQuickly = (openedAt: number | undefined, now: number): boolean => {
  if (openedAt === undefined || openedAt > now) return false;
  return now - openedAt < MIN_FILL_MS;
};
