import { addDays } from '@ayna/domain/wall-clock';

// Who has lapsed: customers who stay away after a service much longer than is usual after it. Only whole weeks before this one
// decide how long that is, so that it is the same on every day of a week.

/** A usual break is told from as many returns, in a salon whose first completed visit is so many weeks ago. */
const RETURNS_NEEDED = 20;
const WEEKS_OF_HISTORY = 26;

/** Less than six weeks is a holiday. After half a year nobody can say any more that a customer is late. */
const LEAST_WEEKS = 6;
const MOST_WEEKS = 26;

/** Whose last visit is longer ago has left. Returns of the same time decide what is usual. */
const DAYS_THAT_COUNT = 364;

/** The whole days that count: from the first one until the Monday of this week. */
export type LapseSpan = { readonly from: string; readonly week: string };

export const firstDayThatCounts = (week: string): string => addDays(week, -DAYS_THAT_COUNT);

/** How many customers came again after a service, and after how many days half of them had. */
export type Returns = {
  readonly serviceCode: string;
  readonly returns: number;
  readonly usualDays: number;
};

/** From how many weeks on a customer counts as lapsed after a service. */
export type LapseLimit = Returns & { readonly weeks: number };

const limitOf = (returns: Returns): LapseLimit[] => {
  const weeks = Math.max(LEAST_WEEKS, Math.ceil((returns.usualDays * 2) / 7));
  return returns.returns < RETURNS_NEEDED || weeks > MOST_WEEKS ? [] : [{ ...returns, weeks }];
};

/** `since`: the day of the salon's first completed visit; null without any. */
export const lapseLimits = (returns: readonly Returns[], since: string | null, week: string): LapseLimit[] =>
  since === null || since > addDays(week, -WEEKS_OF_HISTORY * 7) ? [] : returns.flatMap(limitOf);

/** Who has lapsed: the limits, and the days in which the last visit has to be. */
export type Lapse = LapseSpan & { readonly limits: readonly LapseLimit[] };
