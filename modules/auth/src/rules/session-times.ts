const DAY_MS = 86_400_000;

export const ACCESS_SECONDS = 600;
/** Within this time a late tab gets the current secret for the old one; after it, the old one is a stolen copy. */
const GRACE_MS = 30_000;

export const idleUntil = (now: number): Date => new Date(now + 14 * DAY_MS);
export const endsAt = (now: number): Date => new Date(now + 60 * DAY_MS);

export const earlier = (one: Date, other: Date): Date => (one < other ? one : other);

type Session = { readonly endedAt: Date | null; readonly idleUntil: Date; readonly endsAt: Date };

export const hasEnded = ({ endedAt, idleUntil, endsAt }: Session, now: number): boolean =>
  endedAt !== null || idleUntil.getTime() <= now || endsAt.getTime() <= now;

/** What to do with a refresh secret of a live session. */
export const judgeSecret = (rotatedAt: Date | null, now: number): 'rotate' | 'repeat' | 'end-family' => {
  if (rotatedAt === null) return 'rotate';
  return now - rotatedAt.getTime() <= GRACE_MS ? 'repeat' : 'end-family';
};

/** A key signs for 30 days. One day later its last token has expired, and the key is no longer published. */
export const isKeyDue = (createdAt: Date, now: number): boolean => now - createdAt.getTime() >= 30 * DAY_MS;
export const publishedKeysSince = (now: number): Date => new Date(now - 31 * DAY_MS);
