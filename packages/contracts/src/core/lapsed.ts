import * as z from 'zod/mini';
import { code } from './shapes.ts';
import { calendarMonth } from './wall-clock.ts';

const count = z.int().check(z.gte(0));

/** Customers who stay away after a service much longer than is usual after it. */
export const lapsedAfter = z.object({
  serviceCode: code,
  customers: count,
  /** For at least so long: twice the usual break, and at least six. */
  weeks: count,
  /** After so many days half of those who came again had, in the year before this week. */
  usualDays: count,
  /** How many came again in that year. */
  returns: count,
  /** In which months the customers came last, the oldest first. */
  months: z.array(z.object({ month: calendarMonth, count })).check(z.maxLength(13)),
});

export type LapsedAfter = z.output<typeof lapsedAfter>;
