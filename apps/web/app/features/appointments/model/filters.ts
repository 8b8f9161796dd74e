import type { AppointmentStatus } from '@ayna/contracts/appointment';
import { code } from '@ayna/contracts/core/shapes';
import { optionalParam, optionalWordParam, textParam, type UrlParams } from '../../../lib/use-url-state.ts';
import { type Days, daysParam } from '../../../parts/days.ts';
import { urlWords } from '../texts.ts';

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

const isCode = (text: string): boolean => code.safeParse(text).success;

const searchParam = textParam(urlWords.search);

export const filterParams: UrlParams<AppointmentFilters> = {
  days: daysParam(urlWords),
  status: optionalWordParam(urlWords.status, urlWords.statuses),
  employeeCode: optionalParam(urlWords.employee, (text) => isCode(text) || text === urlWords.everybody),
  serviceCode: optionalParam(urlWords.service, isCode),
  customerCode: optionalParam(urlWords.customer, isCode),
  source: optionalWordParam(urlWords.source, urlWords.sources),
  typed: { ...searchParam, read: (search) => searchParam.read(search).trim() },
};

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
