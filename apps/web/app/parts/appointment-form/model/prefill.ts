import { isCalendarDate } from '@ayna/domain/wall-clock';
import { isTimeText } from '../../../ui/clock-text.ts';
import { queryNames } from '../texts.ts';

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
