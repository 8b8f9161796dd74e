import { deskOf } from './desks.ts';
import type { Requests } from './requests.ts';
import { dateAfter, EMPLOYEES, endDay, luaCode, luaEmployee } from './sizes.ts';
import type { Grown } from './world.ts';

/** Half-hours of a day between nine and eight. */
export const A_DAY = 22;
/** Days that are empty, behind the loaded ones: so many for the product and as many for the engine, in each world. */
export const BOOKED_DAYS = 45;
export const firstBooked = (world: number): number => endDay + 1 + world * 2 * BOOKED_DAYS;

const two = (number: number): string => String(number).padStart(2, '0');

const clocks = Array.from(
  { length: A_DAY },
  (_, half) => `${two(9 + Math.floor(half / 2))}:${two((half % 2) * 30)}:00`,
);
const dates = (world: number): string[] =>
  Array.from({ length: BOOKED_DAYS }, (_, day) => dateAfter(firstBooked(world) + day));

/** Ever other salons, and of each ever another half-hour, employee, day. Sent as the form sends it, with its key. */
export const bookingsOf = ({ salons, tokens }: Grown, world: number): Requests => ({
  lists: { tokens, clocks, dates: dates(world) },
  headers: { 'content-type': 'application/json' },
  each: `${deskOf(salons)}
  local clock = clocks[round % ${A_DAY} + 1]
  local employee = ${luaEmployee('salon', `math.floor(round / ${A_DAY}) % ${EMPLOYEES} + 1`)}
  local date = dates[math.floor(round / ${A_DAY * EMPLOYEES}) % ${BOOKED_DAYS} + 1]
  key = string.format('booking-%.0f', n)
  path = '/api/Appointment/customer-free'
  body = '{"salonCode":"' .. ${luaCode('salon', 'salon')} .. '","services":[{"serviceCode":"' .. ${luaCode('service', 'salon')}
    .. '","employeeCode":"' .. employee .. '"}],"startDate":"' .. date .. 'T' .. clock
    .. '","note":"","name":"Elif","lastname":"Demir"}'`,
});
