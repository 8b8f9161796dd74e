import type { AppointmentStatus } from '@ayna/contracts/appointment';
import { code } from '@ayna/contracts/core/shapes';
import { isDate } from '@ayna/domain/wall-clock';
import { places } from '../texts.ts';
import { type Days, isTooLong } from './days.ts';

export type Source = keyof typeof places.sources;

/** What the address asks for; null where nothing is narrowed. */
export type Asked = {
  readonly days: Days | null;
  readonly status: AppointmentStatus | null;
  readonly employeeCode: string | null;
  readonly serviceCode: string | null;
  readonly customerCode: string | null;
  readonly source: Source | null;
  readonly typed: string;
};

/** An address is written by anybody: what is no code is none. */
const codeIn = (text: string | null): string | null => (code.safeParse(text).success ? text : null);

const meaning = <Name extends string>(
  table: Readonly<Record<Name, string>>,
  word: string | null,
): Name | null => (Object.keys(table) as Name[]).find((name) => table[name] === word) ?? null;

const daysIn = (params: URLSearchParams): Days | null => {
  const [first, last] = [params.get(places.first) ?? '', params.get(places.last) ?? ''];
  if (!isDate(first) || !isDate(last)) return null;
  const days = first <= last ? { first, last } : { first: last, last: first };
  return isTooLong(days) ? null : days;
};

export const askedIn = (params: URLSearchParams): Asked => ({
  days: daysIn(params),
  status: meaning(places.statuses, params.get(places.status)),
  employeeCode: codeIn(params.get(places.employee)),
  serviceCode: codeIn(params.get(places.service)),
  customerCode: codeIn(params.get(places.customer)),
  source: meaning(places.sources, params.get(places.source)),
  typed: (params.get(places.search) ?? '').trim(),
});

/** The words of the address for a change; an empty one goes without saying. */
export const wordsOf = (change: Partial<Asked>): Readonly<Record<string, string>> => ({
  ...('days' in change && {
    [places.first]: change.days?.first ?? '',
    [places.last]: change.days?.last ?? '',
  }),
  ...('status' in change && { [places.status]: change.status ? places.statuses[change.status] : '' }),
  ...('employeeCode' in change && { [places.employee]: change.employeeCode ?? '' }),
  ...('serviceCode' in change && { [places.service]: change.serviceCode ?? '' }),
  ...('customerCode' in change && { [places.customer]: change.customerCode ?? '' }),
  ...('source' in change && { [places.source]: change.source ? places.sources[change.source] : '' }),
  ...('typed' in change && { [places.search]: change.typed ?? '' }),
});

/** Nothing is narrowed. */
export const everything: Asked = {
  days: null,
  status: null,
  employeeCode: null,
  serviceCode: null,
  customerCode: null,
  source: null,
  typed: '',
};

/** Whether more than the days is narrowed. */
export const isNarrowed = (asked: Asked): boolean =>
  (Object.keys(everything) as (keyof Asked)[]).some(
    (name) => name !== 'days' && asked[name] !== everything[name],
  );
