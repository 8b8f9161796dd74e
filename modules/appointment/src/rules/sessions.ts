import { addDays } from '@ayna/domain/wall-clock';

/** The number of the next session; after the last one the count starts again. */
export const nextSession = (count: number, sessionCount: number | null): number =>
  sessionCount === null ? 1 : (count % sessionCount) + 1;

/** How many sessions of the course are left after this one. */
export const remainingSessions = (sessionNumber: number, sessionCount: number): number =>
  Math.max(0, sessionCount - sessionNumber);

/** The dates of the sessions that follow, at the interval. */
export const followingDates = (
  date: string,
  {
    sessionNumber,
    sessionCount,
    intervalDays,
  }: { sessionNumber: number; sessionCount: number; intervalDays: number },
): string[] =>
  Array.from({ length: remainingSessions(sessionNumber, sessionCount) }, (_, index) =>
    addDays(date, intervalDays * (index + 1)),
  );
