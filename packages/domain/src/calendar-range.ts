import { addDays } from './wall-clock.ts';

// Which times a calendar asks for. The server bundles the same questions for its first screen, so they stand here once.

/** Both days included. A zone stands there, as the API writes it, and is none. */
export const dayBounds = (first: string, last: string) => ({
  startDate: `${first}T00:00:00.000Z`,
  endDate: `${last}T23:59:59.000Z`,
});

/** Two whole years of holidays, so that walking through days asks for nothing; a week may reach into the second. */
export const holidayYears = (day: string) => {
  const year = Number(day.slice(0, 4));
  return { from: `${year}-01-01`, to: `${year + 1}-12-31` };
};

/** So long ago may be what still waits to be approved: nobody decided on it, and it must not be lost. */
const PENDING_DAYS = 30;

/** The first day of which those who wait are shown and counted. */
export const pendingSince = (today: string): string => addDays(today, -PENDING_DAYS);

export const pendingFilters = (today: string) =>
  ({ status: 'Pending', startDate: `${pendingSince(today)}T00:00:00` }) as const;
