import { full } from './full.ts';
import type { Requests } from './requests.ts';
import { dateAfter, endDay, luaCode, luaEmployee } from './sizes.ts';

const ahead = (days: number): string[] => Array.from({ length: days }, (_, index) => dateAfter(index + 1));

const slots = (salon: string, employee: string): string =>
  `'/api/Appointment/free-slots/' .. ${luaCode('salon', salon)} .. '?date=' .. dates[n % #dates + 1] .. '&services=' .. ${luaCode('service', salon)} .. '~' .. ${luaEmployee(salon, employee)}`;

/** One employee's day, of ever other salons. */
export const slotsOf = (salons: number): Requests => ({
  lists: { dates: ahead(endDay - 2) },
  each: `local salon = n % ${salons} + 1
  path = ${slots('salon', `math.floor(n / ${salons}) % 5 + 1`)}`,
});

/** The same of one large salon. */
export const slotsIn = ({ salon, employees }: { salon: number; employees: number }): Requests => ({
  lists: { dates: ahead(50) },
  each: `path = ${slots(String(salon), `math.floor(n / 50) % ${employees} + 1`)}`,
});

/** The first free hour with anybody, where thirty days of five employees are full. */
export const firstFreeOf = (): Requests => ({
  each: `local salon = ${full.from} + n % ${full.to - full.from + 1}
  path = '/api/Appointment/first-free/' .. ${luaCode('salon', 'salon')} .. '?from=${dateAfter(1)}&services=' .. ${luaCode('service', 'salon')}`,
});
