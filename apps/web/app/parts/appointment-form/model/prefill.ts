import { isCalendarDate } from '@ayna/domain/wall-clock';
import type { UrlParam } from '../../../lib/use-url-state.ts';
import { isTimeText } from '../../../ui/clock-text.ts';
import { queryNames } from './query-names.ts';

/** What the place that led here knows already: an empty hole of the calendar, a customer's card. */
export type Prefill = {
  readonly date: string | null;
  readonly time: string | null;
  readonly employeeCode: string | null;
  /** How long the hole is that was pointed at. */
  readonly minutes: number | null;
  readonly customerCode: string | null;
  readonly serviceCode: string | null;
};

const code = /^[\w-]{8,64}$/;

const parseDay = (text: string): string | null => (isCalendarDate(text) ? text : null);

const parseMinutes = (text: string): number | null => {
  const minutes = /^\d{1,3}$/.test(text) ? Number(text) : 0;
  return minutes >= 5 && minutes <= 720 ? minutes : null;
};

/** Anybody can write an address: what is no day, time or code is left out. */
export const parsePrefill = (query: URLSearchParams): Prefill => {
  const read = (name: string): string => query.get(name) ?? '';
  const codeIn = (name: string): string | null => (code.test(read(name)) ? read(name) : null);
  return {
    date: parseDay(read(queryNames.date)),
    time: isTimeText(read(queryNames.time)) ? read(queryNames.time) : null,
    employeeCode: codeIn(queryNames.employee),
    minutes: parseMinutes(read(queryNames.minutes)),
    customerCode: codeIn(queryNames.customer),
    serviceCode: codeIn(queryNames.service),
  };
};

/** The form's own page with this filled in. */
export const prefillQuery = (prefill: Prefill): string => {
  const { date, time, employeeCode, minutes, customerCode, serviceCode } = prefill;
  const query = new URLSearchParams({
    ...(date ? { [queryNames.date]: date } : {}),
    ...(time ? { [queryNames.time]: time } : {}),
    ...(employeeCode ? { [queryNames.employee]: employeeCode } : {}),
    ...(minutes ? { [queryNames.minutes]: String(minutes) } : {}),
    ...(serviceCode ? { [queryNames.service]: serviceCode } : {}),
    ...(customerCode ? { [queryNames.customer]: customerCode } : {}),
  });
  // A colon needs no spelling out there, and people read addresses.
  return query.toString().replaceAll('%3A', ':');
};

export const emptyPrefill: Prefill = {
  date: null,
  time: null,
  employeeCode: null,
  minutes: null,
  customerCode: null,
  serviceCode: null,
};

/**
 * A place of the calendar in one word of its address: 2026-11-14.1430.CODE.60, of which only the day must be there. The
 * next visit of somebody says for what and who too: 2026-11-14.1430.CODE..SERVICE.CUSTOMER.
 */
export const toPlaceText = ({ date, time, minutes, ...codes }: Prefill): string =>
  [
    date,
    time?.replace(':', ''),
    codes.employeeCode,
    minutes === null ? null : String(minutes),
    codes.serviceCode,
    codes.customerCode,
  ]
    .map((part) => part ?? '')
    .join('.')
    .replace(/\.+$/, '');

export const parsePlace = (text: string): Prefill | null => {
  const [day = '', clock = '', employee = '', length = '', service = '', customer = ''] = text.split('.');
  const date = parseDay(day);
  const time = clock.replace(/^(\d{2})(\d{2})$/, '$1:$2');
  if (date === null) return null;
  return {
    ...emptyPrefill,
    date,
    time: isTimeText(time) ? time : null,
    employeeCode: code.test(employee) ? employee : null,
    minutes: parseMinutes(length),
    serviceCode: code.test(service) ? service : null,
    customerCode: code.test(customer) ? customer : null,
  };
};

/** While the form stands beside the calendar, the calendar's address says for which place it was opened. */
export const placeParam: UrlParam<Prefill | null> = {
  read: (search) => parsePlace(search.get(queryNames.place) ?? ''),
  write: (place) => ({ [queryNames.place]: place ? toPlaceText(place) : '' }),
};
