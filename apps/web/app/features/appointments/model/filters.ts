import type { AppointmentStatus } from '@ayna/contracts/appointment';
import { code } from '@ayna/contracts/core/shapes';
import { isDate } from '@ayna/domain/wall-clock';
import { urlWords } from '../texts.ts';
import { type Days, isTooLong } from './days.ts';

export type Source = keyof typeof urlWords.sources;

/** What the address asks for; null where nothing is narrowed. */
export type AppointmentFilters = {
  readonly days: Days | null;
  readonly status: AppointmentStatus | null;
  readonly employeeCode: string | null;
  readonly serviceCode: string | null;
  readonly customerCode: string | null;
  readonly source: Source | null;
  readonly typed: string;
};

/** An address is written by anybody: what is no code is none. */
const parseCode = (text: string | null): string | null => (code.safeParse(text).success ? text : null);

const parseWord = <Name extends string>(
  table: Readonly<Record<Name, string>>,
  word: string | null,
): Name | null => (Object.keys(table) as Name[]).find((name) => table[name] === word) ?? null;

const parseDays = (params: URLSearchParams): Days | null => {
  const [first, last] = [params.get(urlWords.first) ?? '', params.get(urlWords.last) ?? ''];
  if (!isDate(first) || !isDate(last)) return null;
  const days = first <= last ? { first, last } : { first: last, last: first };
  return isTooLong(days) ? null : days;
};

export const parseFilters = (params: URLSearchParams): AppointmentFilters => ({
  days: parseDays(params),
  status: parseWord(urlWords.statuses, params.get(urlWords.status)),
  employeeCode: parseCode(params.get(urlWords.employee)),
  serviceCode: parseCode(params.get(urlWords.service)),
  customerCode: parseCode(params.get(urlWords.customer)),
  source: parseWord(urlWords.sources, params.get(urlWords.source)),
  typed: (params.get(urlWords.search) ?? '').trim(),
});

/** The words of the address for a change; an empty one goes without saying. */
export const toParams = (change: Partial<AppointmentFilters>): Readonly<Record<string, string>> => ({
  ...('days' in change && {
    [urlWords.first]: change.days?.first ?? '',
    [urlWords.last]: change.days?.last ?? '',
  }),
  ...('status' in change && { [urlWords.status]: change.status ? urlWords.statuses[change.status] : '' }),
  ...('employeeCode' in change && { [urlWords.employee]: change.employeeCode ?? '' }),
  ...('serviceCode' in change && { [urlWords.service]: change.serviceCode ?? '' }),
  ...('customerCode' in change && { [urlWords.customer]: change.customerCode ?? '' }),
  ...('source' in change && { [urlWords.source]: change.source ? urlWords.sources[change.source] : '' }),
  ...('typed' in change && { [urlWords.search]: change.typed ?? '' }),
});

/** Nothing is narrowed. */
export const noFilters: AppointmentFilters = {
  days: null,
  status: null,
  employeeCode: null,
  serviceCode: null,
  customerCode: null,
  source: null,
  typed: '',
};

/** Whether more than the days is narrowed. */
export const hasFilters = (filters: AppointmentFilters): boolean =>
  (Object.keys(noFilters) as (keyof AppointmentFilters)[]).some(
    (name) => name !== 'days' && filters[name] !== noFilters[name],
  );
