import * as z from 'zod/mini';
import { get, post } from './contract.ts';
import { dayEndView, openingReason, tillCount } from './day-ends.ts';
import { code } from './shapes.ts';
import { calendarDate, calendarMonth } from './wall-clock.ts';
import { member } from './who.ts';

// Day end and month end, used by `@ayna/contracts/finance`.

/** The desk counts without seeing what the books say. */
const countingRights = ['manage-finance', 'Receptionist'] as const;

const monthBody = z.object({ salonCode: code, month: calendarMonth });

export const dayEndRoutes = {
  dayEnd: get('/api/DayEnd/by-salon/:salonCode', {
    who: member('params.salonCode', ...countingRights),
    summary: "A day's till by the books and as counted, late entries, and the state of its month's days",
    params: z.object({ salonCode: code }),
    query: z.object({ day: calendarDate }),
    response: dayEndView,
  }),
  closeDay: post('/api/DayEnd/close', {
    who: member('body.salonCode', ...countingRights),
    summary: 'Closes a day with its count; a difference needs a reason',
    body: tillCount,
    response: dayEndView,
  }),
  openDay: post('/api/DayEnd/open', {
    who: member('body.salonCode', 'Administrator'),
    summary: 'Opens the last closed day again, with a reason that is kept',
    body: z.object({ salonCode: code, day: calendarDate, reason: openingReason }),
    response: dayEndView,
  }),
  closeMonth: post('/api/DayEnd/close-month', {
    who: member('body.salonCode', 'manage-finance'),
    summary: 'Closes a month whose days are closed or empty',
    body: monthBody,
    response: dayEndView,
  }),
  openMonth: post('/api/DayEnd/open-month', {
    who: member('body.salonCode', 'Administrator'),
    summary: 'Opens the last closed month again, with a reason that is kept',
    body: z.object({ ...monthBody.shape, reason: openingReason }),
    response: dayEndView,
  }),
};
