import * as z from 'zod/mini';
import { get, put } from './contract.ts';
import { lapsedAfter } from './lapsed.ts';
import { code, emptyObject } from './shapes.ts';
import { calendarDate } from './wall-clock.ts';
import { member } from './who.ts';

// The routes of `@ayna/contracts/appointment` that suggest what a salon can do this week. The server answers kinds and
// numbers; the screen makes the sentences.

const percent = z.int().check(z.gte(0));
const hour = z.int().check(z.gte(0), z.lte(24));

/** Hours of one weekday that were nearly empty in each of the last four weeks. */
const quietStretch = z.object({
  kind: z.literal('quiet-stretch'),
  /** Monday is 1. */
  weekday: z.int().check(z.gte(1), z.lte(7)),
  fromHour: hour,
  toHour: hour,
  /** Of all four weeks. */
  percent,
  /** The same hours on the other days; null where they are closed then. */
  othersPercent: z.nullable(percent),
  /** The oldest first. */
  weeks: z.array(z.object({ date: calendarDate, hours: z.array(z.object({ hour, percent })) })),
});

/** A service that the salon often turned down, and an employee with free time who does not offer it. */
const turnedDown = z.object({
  kind: z.literal('turned-down'),
  serviceCode: code,
  serviceName: z.string(),
  count: z.int(),
  employeeCode: code,
  employeeName: z.string(),
  /** How many of them were to begin in which month, the oldest first. */
  months: z.array(z.object({ month: z.string(), count: z.int() })),
});

/** Customers who stay away after a service much longer than is usual after it. */
const lapsed = z.object({
  kind: z.literal('lapsed'),
  serviceName: z.string(),
  ...lapsedAfter.shape,
});

const advice = z.discriminatedUnion('kind', [quietStretch, turnedDown, lapsed]);

export type Advice = z.output<typeof advice>;
export type QuietStretch = z.output<typeof quietStretch>;
export type TurnedDown = z.output<typeof turnedDown>;
export type Lapsed = z.output<typeof lapsed>;

const params = z.object({ salonCode: code });

export const adviceRoutes = {
  advice: get('/api/Appointment/advice/:salonCode', {
    who: member('params.salonCode', 'view-reports'),
    summary:
      'What the figures of the last whole weeks suggest to do this week, at most three; none if switched off',
    params,
    response: z.object({
      off: z.boolean(),
      /** The Monday of this week; what was before it decides. */
      week: calendarDate,
      items: z.array(advice).check(z.maxLength(3)),
    }),
  }),
  setAdvice: put('/api/Appointment/advice/:salonCode', {
    who: member('params.salonCode', 'manage-salon'),
    summary: 'Switches the weekly suggestions off or on again, for everybody in the salon',
    params,
    body: z.object({ off: z.boolean() }),
    response: emptyObject,
  }),
};
