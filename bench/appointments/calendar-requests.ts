import { deskOf } from './desks.ts';
import { PEOPLE } from './plant.ts';
import type { Requests } from './requests.ts';
import { dateAfter, firstDay, luaCode, sqlCode } from './sizes.ts';
import type { Grown } from './world.ts';

/** Every day of the past may be the first of what is looked at. */
const FIRSTS = -firstDay - 7;
const first = dateAfter(firstDay);

const dates = (after: number): string[] =>
  Array.from({ length: FIRSTS }, (_, index) => dateAfter(firstDay + index + after));

const list = (salon: string, from: string, to: string): string =>
  `'/api/Appointment/by-salon-filtered/' .. ${luaCode('salon', salon)} .. '?startDate=' .. ${from} .. 'T00:00:00&endDate=' .. ${to} .. 'T00:00:00'`;

/** Ever other salons, and of each ever other days: no answer is remembered. */
const everOther = ({ salons }: Grown): string => `${deskOf(salons)}
  local day = round % ${FIRSTS} + 1`;

export const listOf = (grown: Grown, days: number): Requests => ({
  lists: { tokens: grown.tokens, from: dates(0), to: dates(days) },
  each: `${everOther(grown)}
  path = ${list('salon', 'from[day]', 'to[day]')}`,
});

/** The same of a hundred salons again and again, which nobody changes meanwhile. */
export const unchangedOf = (grown: Grown, days: number, held?: string): Requests => ({
  lists: { tokens: grown.tokens },
  headers: held ? { 'if-none-match': held } : {},
  each: `local salon = n % ${Math.min(100, grown.salons)} + 1
  token = tokens[salon % ${PEOPLE} + 1]
  path = ${list('salon', `'${first}'`, `'${dateAfter(firstDay + days)}'`)}`,
});

export const countsOf = (grown: Grown): Requests => ({
  lists: { tokens: grown.tokens, from: dates(0), to: dates(29) },
  each: `${everOther(grown)}
  path = '/api/Appointment/day-counts/' .. ${luaCode('salon', 'salon')} .. '?from=' .. from[day] .. '&to=' .. to[day]`,
});

/** The same rows out of the engine itself: the module's own question, prepared. */
export const bareList = ({ salons }: Grown, days: number): string => `
\\set n random(1, ${salons})
\\set d random(0, ${FIRSTS - 1})
select document, phone from appointment.appointments
where salon_code = ${sqlCode('salon', ':n::int')} and ends_at > date '${first}' + :d::int
  and starts_at > date '${first}' + :d::int - interval '12 hours' and starts_at < date '${first}' + :d::int + ${days}
order by starts_at, code;
`;
