import { clockAt } from '@ayna/domain/wall-clock';
import { PEOPLE } from '../appointments/insert-salons.ts';
import type { Requests } from '../appointments/requests.ts';
import { codeOf, dateAfter, luaEmployee } from '../appointments/sizes.ts';
import type { PeerSalon } from './insert-peer-salon.ts';

const datesFrom = (first: number, count: number): string[] =>
  Array.from({ length: count }, (_, index) => dateAfter(first + index));

const listPath = ({ salon }: PeerSalon): string =>
  `'/api/Appointment/by-salon-filtered/${codeOf('salon', salon)}?startDate='`;

const luaToken = ({ salon }: PeerSalon): string => `token = tokens[${(salon % PEOPLE) + 1}]`;

/** Each request reads another employee's week: more weeks than the cache holds. */
export const weekRequests = (peer: PeerSalon, tokens: readonly string[]): Requests => {
  const weeks = peer.days - 7;
  return {
    lists: { tokens, from: datesFrom(peer.firstDay, weeks), to: datesFrom(peer.firstDay + 7, weeks) },
    createRequest: `${luaToken(peer)}
  local week = n % ${weeks} + 1
  local employee = math.floor(n / ${weeks}) % ${peer.employees} + 1
  path = ${listPath(peer)} .. from[week] .. 'T00:00:00&endDate=' .. to[week] .. 'T00:00:00&employeeCode='
    .. ${luaEmployee(String(peer.salon), 'employee')}`,
  };
};

/** Repeats the same few weeks, which do not change. */
export const unchangedWeekRequests = (peer: PeerSalon, tokens: readonly string[]): Requests => ({
  lists: { tokens },
  createRequest: `${luaToken(peer)}
  path = ${listPath(peer)} .. '${dateAfter(1)}T00:00:00&endDate=${dateAfter(8)}T00:00:00&employeeCode='
    .. ${luaEmployee(String(peer.salon), `n % ${peer.employees} + 1`)}`,
});

/** Half hours between 09:00 and 20:00. */
const SLOTS_PER_DAY = 22;
const DAYS = 300;

const clocks = Array.from({ length: SLOTS_PER_DAY }, (_, slot) => `${clockAt(9 * 60 + slot * 30)}:00`);

/** Each request books another employee and half hour of this salon, on days without appointments. */
export const bookingRequestsInSalon = (peer: PeerSalon, tokens: readonly string[]): Requests => {
  const { salon, employees, firstDay, days: filled } = peer;
  return {
    lists: { tokens, clocks, dates: datesFrom(firstDay + filled + 1, DAYS) },
    headers: { 'content-type': 'application/json' },
    createRequest: `${luaToken(peer)}
  local round = math.floor(n / ${employees})
  key = string.format('peer-${salon}-%.0f', n)
  path = '/api/Appointment/customer-free'
  body = '{"salonCode":"${codeOf('salon', salon)}","services":[{"serviceCode":"${codeOf('service', salon)}","employeeCode":"'
    .. ${luaEmployee(String(salon), `n % ${employees} + 1`)} .. '"}],"startDate":"'
    .. dates[math.floor(round / ${SLOTS_PER_DAY}) % ${DAYS} + 1] .. 'T' .. clocks[round % ${SLOTS_PER_DAY} + 1]
    .. '","note":"","name":"Elif","lastname":"Demir"}'`,
  };
};
