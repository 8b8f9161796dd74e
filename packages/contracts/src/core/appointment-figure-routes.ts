import * as z from 'zod/mini';
import { cancelReason } from './appointments.ts';
import { get } from './contract.ts';
import { liraSum } from './money.ts';
import { code } from './shapes.ts';
import { calendarDate, spanChecks } from './wall-clock.ts';
import { member } from './who.ts';

// The route of `@ayna/contracts/appointment` that answers statistics from the figures that are kept for each day.

const count = z.int().check(z.gte(0));
const minutes = z.int().check(z.gte(0));

/** `count` has every status; `price` is what those that take time cost. */
const counted = { count, completed: count, canceled: count, noShow: count, price: liraSum };

const appointmentFigures = z.object({
  /** Days with an appointment, in order. */
  byDay: z.array(
    z.object({
      date: calendarDate,
      pending: count,
      approved: count,
      completed: count,
      canceled: count,
      noShow: count,
      /** Cards whose first appointment that is not canceled is on that day. */
      newCustomers: count,
    }),
  ),
  bySource: z.array(z.object({ source: z.enum(['desk', 'online']), count })),
  /** The most appointments first; so are the services. */
  byEmployee: z.array(
    z.object({
      employeeCode: code,
      name: z.string(),
      lastname: z.string(),
      ...counted,
      /** Worked, without waits that leave the employee free. */
      minutes,
      /** Bookable by the present schedule: hours, breaks, leaves, closed days, holidays. */
      openMinutes: minutes,
    }),
  ),
  byService: z.array(
    z.object({ serviceCode: code, name: z.string(), category: z.nullable(z.string()), ...counted }),
  ),
  /** Of the canceled ones; null counts those for which no reason was given. */
  cancelReasons: z.array(z.object({ reason: z.nullable(cancelReason), count })),
  /** Hours of the week that are open or worked, summed over the days; Monday is 1. */
  hours: z.array(
    z.object({
      weekday: z.int().check(z.gte(1), z.lte(7)),
      hour: z.int().check(z.gte(0), z.lte(23)),
      minutes,
      openMinutes: minutes,
    }),
  ),
  /** How many were booked on the same day, 1, 2 to 3, 4 to 7, 8 to 14, 15 to 30, and more days ahead. */
  daysAhead: z.array(count).check(z.length(7)),
  /** Cards whose first appointment that is not canceled lies in the span. */
  newCustomers: count,
  /** How often a card came again after its first day, once for each day: somebody who comes weekly counts each week. */
  returningCustomers: count,
});

export type AppointmentFigures = z.output<typeof appointmentFigures>;

/** Customers who came between two days, and how many of them came again soon after they first did. */
const customerReturns = z.object({
  /** How soon. */
  days: z.int(),
  customers: count,
  returned: count,
});

export const appointmentFigureRoutes = {
  returns: get('/api/Appointment/returns/:salonCode', {
    who: member('params.salonCode', 'view-reports'),
    summary:
      'Of the customers with a visit between two days, both included, how many had another one within 90 days of the first of these',
    params: z.object({ salonCode: code }),
    query: z.object({ from: calendarDate, to: calendarDate }).check(...spanChecks('from', 'to', 400)),
    response: customerReturns,
  }),
  figures: get('/api/Appointment/figures/:salonCode', {
    who: member('params.salonCode', 'view-reports'),
    summary:
      'Kept figures of the appointments that start between two days, both included; of one employee without sources, services and reasons',
    params: z.object({ salonCode: code }),
    query: z
      .object({ from: calendarDate, to: calendarDate, employeeCode: z.optional(code) })
      .check(...spanChecks('from', 'to', 400)),
    response: appointmentFigures,
  }),
};
