/**
 * As long after the code a session may set a first password. A session of a code lasts 14 days and may stay behind on a
 * borrowed phone; a password opens more than it does, so the code has to be as good as new.
 */
const RECENT_MS = 30 * 60_000;

type FirstPassword = {
  readonly hasPassword: boolean;
  readonly openedAt: Date;
  readonly customerOnly: boolean;
};

/** Whether a session may set the person's first password. Who has one knows it, or proves the phone again. */
export const maySetFirst = ({ hasPassword, openedAt, customerOnly }: FirstPassword, now: number): boolean =>
  customerOnly && !hasPassword && now - openedAt.getTime() <= RECENT_MS;
