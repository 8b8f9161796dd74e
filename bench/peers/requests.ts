import { PEOPLE } from '../appointments/plant.ts';
import type { Requests } from '../appointments/requests.ts';
import { codeOf, dateAfter, luaEmployee } from '../appointments/sizes.ts';
import type { Peer } from './plant.ts';

const two = (number: number): string => String(number).padStart(2, '0');

const days = (first: number, count: number): string[] =>
  Array.from({ length: count }, (_, index) => dateAfter(first + index));

const list = ({ salon }: Peer): string =>
  `'/api/Appointment/by-salon-filtered/${codeOf('salon', salon)}?startDate='`;

const tokenOf = ({ salon }: Peer): string => `token = tokens[${(salon % PEOPLE) + 1}]`;

/** An employee's week, ever another one: more of them than are remembered. */
export const weeksIn = (peer: Peer, tokens: readonly string[]): Requests => {
  const weeks = peer.days - 7;
  return {
    lists: { tokens, from: days(peer.firstDay, weeks), to: days(peer.firstDay + 7, weeks) },
    each: `${tokenOf(peer)}
  local week = n % ${weeks} + 1
  local employee = math.floor(n / ${weeks}) % ${peer.employees} + 1
  path = ${list(peer)} .. from[week] .. 'T00:00:00&endDate=' .. to[week] .. 'T00:00:00&employeeCode='
    .. ${luaEmployee(String(peer.salon), 'employee')}`,
  };
};

/** The same few weeks again and again, which nobody changes meanwhile. */
export const sameWeeksIn = (peer: Peer, tokens: readonly string[]): Requests => ({
  lists: { tokens },
  each: `${tokenOf(peer)}
  path = ${list(peer)} .. '${dateAfter(1)}T00:00:00&endDate=${dateAfter(8)}T00:00:00&employeeCode='
    .. ${luaEmployee(String(peer.salon), `n % ${peer.employees} + 1`)}`,
});

/** Half-hours of a day between nine and eight. */
const HALVES = 22;
const DAYS = 300;

const clocks = Array.from(
  { length: HALVES },
  (_, half) => `${two(9 + Math.floor(half / 2))}:${two((half % 2) * 30)}:00`,
);

/** Of this one salon, ever another employee and half-hour of days that nobody has booked. */
export const bookingsIn = (peer: Peer, tokens: readonly string[]): Requests => {
  const { salon, employees, firstDay, days: filled } = peer;
  return {
    lists: { tokens, clocks, dates: days(firstDay + filled + 1, DAYS) },
    headers: { 'content-type': 'application/json' },
    each: `${tokenOf(peer)}
  local round = math.floor(n / ${employees})
  key = string.format('peer-${salon}-%.0f', n)
  path = '/api/Appointment/customer-free'
  body = '{"salonCode":"${codeOf('salon', salon)}","services":[{"serviceCode":"${codeOf('service', salon)}","employeeCode":"'
    .. ${luaEmployee(String(salon), `n % ${employees} + 1`)} .. '"}],"startDate":"'
    .. dates[math.floor(round / ${HALVES}) % ${DAYS} + 1] .. 'T' .. clocks[round % ${HALVES} + 1]
    .. '","note":"","name":"Elif","lastname":"Demir"}'`,
  };
};
