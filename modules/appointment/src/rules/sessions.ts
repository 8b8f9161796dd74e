import { daysAfter } from './wall-time.ts';

/** Which session the next one is, after so many: after the last the count begins anew. */
export const nextSession = (had: number, sessionCount: number | null): number =>
  sessionCount === null ? 1 : (had % sessionCount) + 1;

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
    daysAfter(date, intervalDays * (index + 1)),
  );
