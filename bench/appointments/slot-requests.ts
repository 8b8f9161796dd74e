import { fullSalons } from './full-salons.ts';
import type { Requests } from './requests.ts';
import { dateAfter, endDay, luaCode, luaEmployee } from './sizes.ts';

const datesAhead = (days: number): string[] =>
  Array.from({ length: days }, (_, index) => dateAfter(index + 1));

const slotPath = (salon: string, employee: string): string =>
  `'/api/Appointment/free-slots/' .. ${luaCode('salon', salon)} .. '?date=' .. dates[n % #dates + 1] .. '&services=' .. ${luaCode('service', salon)} .. '~' .. ${luaEmployee(salon, employee)}`;

/** Each request reads one employee's day of another salon. */
export const slotRequests = (salons: number): Requests => ({
  lists: { dates: datesAhead(endDay - 2) },
  createRequest: `local salon = n % ${salons} + 1
  path = ${slotPath('salon', `math.floor(n / ${salons}) % 5 + 1`)}`,
});

/** The same within one large salon. */
export const slotRequestsInSalon = ({
  salon,
  employees,
}: {
  salon: number;
  employees: number;
}): Requests => ({
  lists: { dates: datesAhead(50) },
  createRequest: `path = ${slotPath(String(salon), `math.floor(n / 50) % ${employees} + 1`)}`,
});

/** Searches the first free slot with any employee where thirty days of five employees are full. */
export const firstFreeRequests = (): Requests => ({
  createRequest: `local salon = ${fullSalons.from} + n % ${fullSalons.to - fullSalons.from + 1}
  path = '/api/Appointment/first-free/' .. ${luaCode('salon', 'salon')} .. '?from=${dateAfter(1)}&services=' .. ${luaCode('service', 'salon')}`,
});
