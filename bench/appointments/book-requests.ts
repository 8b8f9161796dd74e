import { clockAt } from '@ayna/domain/wall-clock';
import type { LoadedSalons } from './dataset.ts';
import type { Requests } from './requests.ts';
import { rotateSalons } from './rotate-salons.ts';
import { dateAfter, EMPLOYEES, endDay, luaCode, luaEmployee } from './sizes.ts';

/** Half hours between 09:00 and 20:00. */
export const SLOTS_PER_DAY = 22;
/** Empty days after the loaded ones: this many for the product and as many for the bare engine, at each size. */
export const BOOKING_DAYS = 45;
export const firstBookingDay = (sizeIndex: number): number => endDay + 1 + sizeIndex * 2 * BOOKING_DAYS;

const clocks = Array.from({ length: SLOTS_PER_DAY }, (_, slot) => `${clockAt(9 * 60 + slot * 30)}:00`);
const dates = (sizeIndex: number): string[] =>
  Array.from({ length: BOOKING_DAYS }, (_, day) => dateAfter(firstBookingDay(sizeIndex) + day));

/** Each request books another salon, half hour, employee and day, with an idempotency key as the form sends it. */
export const bookingRequests = ({ salons, tokens }: LoadedSalons, sizeIndex: number): Requests => ({
  lists: { tokens, clocks, dates: dates(sizeIndex) },
  headers: { 'content-type': 'application/json' },
  createRequest: `${rotateSalons(salons)}
  local clock = clocks[round % ${SLOTS_PER_DAY} + 1]
  local employee = ${luaEmployee('salon', `math.floor(round / ${SLOTS_PER_DAY}) % ${EMPLOYEES} + 1`)}
  local date = dates[math.floor(round / ${SLOTS_PER_DAY * EMPLOYEES}) % ${BOOKING_DAYS} + 1]
  key = string.format('booking-%.0f', n)
  path = '/api/Appointment/customer-free'
  body = '{"salonCode":"' .. ${luaCode('salon', 'salon')} .. '","services":[{"serviceCode":"' .. ${luaCode('service', 'salon')}
    .. '","employeeCode":"' .. employee .. '"}],"startDate":"' .. date .. 'T' .. clock
    .. '","note":"","name":"Elif","lastname":"Demir"}'`,
});
