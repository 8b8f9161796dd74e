import { addDays } from '@ayna/domain/wall-clock';

/** The number of the next session; after the last one the count starts again. */
export const nextSession = (count: number, sessionCount: number | null): number =>
  sessionCount === null ? 1 : (count % sessionCount) + 1;

/** The dates of the sessions that follow, at the interval. */
export const followingDates = (
  date: string,
  {
    sessionNumber,
    sessionCount,
    intervalDays,
  }: { sessionNumber: number; sessionCount: number; intervalDays: number },
): string[] =>
  Array.from({ length: Math.max(0, sessionCount - sessionNumber) }, (_, index) =>
    addDays(date, intervalDays * (index + 1)),
  );
