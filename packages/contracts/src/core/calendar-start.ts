import * as z from 'zod/mini';
import { appointment } from '../appointment.ts';
import { catalog } from '../catalog.ts';
import { salon } from '../salon.ts';
import { code } from './shapes.ts';
import { calendarDate } from './wall-clock.ts';

/**
 * What the calendar shows first, beside the team that `@ayna/contracts/employee` adds. Each part is the response of
 * another route, for the times of `@ayna/domain/calendar-range`; it is null if its module did not answer, and the caller
 * then calls that route.
 */
export const calendarStartParts = {
  salonCode: code,
  /** Today at the salon. */
  date: calendarDate,
  salon: z.nullable(salon.routes.byCode.response),
  holidays: z.nullable(catalog.routes.holidays.response),
  appointments: z.nullable(appointment.routes.bySalonFiltered.response),
  blocks: z.nullable(appointment.routes.blocks.response),
  pending: z.nullable(appointment.routes.bySalonFilteredCount.response),
};
