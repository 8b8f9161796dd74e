/** Nobody reads a form, writes ten characters and finds the button in less. */
const LEAST_MS = 3_000;

/** The field that no person sees was filled in. */
export const isFilledByMachine = ({ website }: { website?: string | undefined }): boolean =>
  Boolean(website?.trim());

/**
 * Sent sooner than a person could. A form that does not say when it was shown, or says it from a clock
 * that is ahead of ours, is not suspected: the limit by address holds for it as for all.
 */
export const isTooQuick = (openedAt: number | undefined, now: number): boolean => {
  if (openedAt === undefined || openedAt > now) return false;
  return now - openedAt < LEAST_MS;
};
