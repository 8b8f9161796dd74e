const DAY_MS = 86_400_000;

export const ACCESS_SECONDS = 600;
/** A tab that was late with the old secret gets the same new one; after that it is a copy in wrong hands. */
const GRACE_MS = 30_000;

export const idleUntil = (now: number): Date => new Date(now + 14 * DAY_MS);
export const endsAt = (now: number): Date => new Date(now + 60 * DAY_MS);

export const earlier = (one: Date, other: Date): Date => (one < other ? one : other);

type Session = { readonly endedAt: Date | null; readonly idleUntil: Date; readonly endsAt: Date };

export const isOver = ({ endedAt, idleUntil, endsAt }: Session, now: number): boolean =>
  endedAt !== null || idleUntil.getTime() <= now || endsAt.getTime() <= now;

/** What to do with a refresh secret that belongs to a live session. */
export const verdictOnSecret = (rotatedAt: Date | null, now: number): 'rotate' | 'repeat' | 'end-family' => {
  if (rotatedAt === null) return 'rotate';
  return now - rotatedAt.getTime() <= GRACE_MS ? 'repeat' : 'end-family';
};

/** A key signs for 30 days; a day later the last token it signed is long dead, and it is no longer shown. */
export const keyIsDue = (createdAt: Date, now: number): boolean => now - createdAt.getTime() >= 30 * DAY_MS;
export const keysShownSince = (now: number): Date => new Date(now - 31 * DAY_MS);
