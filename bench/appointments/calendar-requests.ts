import type { LoadedSalons } from './dataset.ts';
import { PEOPLE } from './insert-salons.ts';
import type { Requests } from './requests.ts';
import { rotateSalons } from './rotate-salons.ts';
import { dateAfter, firstDay, luaCode, sqlCode } from './sizes.ts';

/** Every past day that leaves room for a week may be the first day of a request. */
const START_DAYS = -firstDay - 7;
const first = dateAfter(firstDay);

const dates = (after: number): string[] =>
  Array.from({ length: START_DAYS }, (_, index) => dateAfter(firstDay + index + after));

const listPath = (salon: string, from: string, to: string): string =>
  `'/api/Appointment/by-salon-filtered/' .. ${luaCode('salon', salon)} .. '?startDate=' .. ${from} .. 'T00:00:00&endDate=' .. ${to} .. 'T00:00:00'`;

/** Each request reads another salon and other days, so no response comes from a cache. */
const varyingSalonAndDay = ({ salons }: LoadedSalons): string => `${rotateSalons(salons)}
  local day = round % ${START_DAYS} + 1`;

export const listRequests = (loaded: LoadedSalons, days: number): Requests => ({
  lists: { tokens: loaded.tokens, from: dates(0), to: dates(days) },
  createRequest: `${varyingSalonAndDay(loaded)}
  path = ${listPath('salon', 'from[day]', 'to[day]')}`,
});

/** Repeats the same request for a hundred salons that do not change. */
export const unchangedListRequests = (loaded: LoadedSalons, days: number, etag?: string): Requests => ({
  lists: { tokens: loaded.tokens },
  headers: etag ? { 'if-none-match': etag } : {},
  createRequest: `local salon = n % ${Math.min(100, loaded.salons)} + 1
  token = tokens[salon % ${PEOPLE} + 1]
  path = ${listPath('salon', `'${first}'`, `'${dateAfter(firstDay + days)}'`)}`,
});

export const dayCountRequests = (loaded: LoadedSalons): Requests => ({
  lists: { tokens: loaded.tokens, from: dates(0), to: dates(29) },
  createRequest: `${varyingSalonAndDay(loaded)}
  path = '/api/Appointment/day-counts/' .. ${luaCode('salon', 'salon')} .. '?from=' .. from[day] .. '&to=' .. to[day]`,
});

/** Reads the same rows from the bare engine with the module's own statement, prepared. */
export const bareListScript = ({ salons }: LoadedSalons, days: number): string => `
\\set n random(1, ${salons})
\\set d random(0, ${START_DAYS - 1})
select coalesce(document_with_phone, document) from appointment.appointments
where salon_code = ${sqlCode('salon', ':n::int')} and ends_at > date '${first}' + :d::int
  and starts_at > date '${first}' + :d::int - interval '12 hours' and starts_at < date '${first}' + :d::int + ${days}
order by starts_at, code;
`;
