import { isCalendarDate } from '@ayna/domain/wall-clock';
import {
  optionalParam,
  readParams,
  type UrlParams,
  wordParam,
  writeParams,
} from '../../../lib/use-url-state.ts';
import { isTimeText } from '../../../ui/clock-text.ts';

/** The first is where a link without a step leads. */
export const stepWords = {
  services: 'hizmet',
  employee: 'uzman',
  time: 'saat',
  details: 'bilgiler',
  code: 'kod',
  done: 'onay',
  wait: 'bekleme',
} as const;

export type BookingStep = keyof typeof stepWords;

/** As many as one visit takes. */
export const maxServices = 6;

/** In the address where the customer has no wish. */
export const anyEmployee = 'fark-etmez';

export type BookingChoice = {
  /** In the order in which they were chosen. */
  readonly services: readonly string[];
  /** An employee's code, `anyEmployee`, or null while nobody was chosen. */
  readonly employee: string | null;
  readonly day: string | null;
  readonly clock: string | null;
  readonly step: BookingStep;
  /** Services that are booked after this visit, where both did not fit into one. */
  readonly later: readonly string[];
};

const isCode = (text: string): boolean => /^[\w-]{1,64}$/.test(text);

/** A form repeats the name, a link separates by commas. */
const codesParam = (name: string) => ({
  read: (search: URLSearchParams): readonly string[] =>
    [...new Set(search.getAll(name).flatMap((text) => text.split(',')))].filter(isCode).slice(0, maxServices),
  write: (codes: readonly string[]) => ({ [name]: codes.join(',') }),
});

export const bookingParams: UrlParams<BookingChoice> = {
  services: codesParam('hizmet'),
  employee: optionalParam('calisan', isCode),
  day: optionalParam('gun', isCalendarDate),
  clock: optionalParam('saat', isTimeText),
  step: wordParam('adim', stepWords),
  later: codesParam('sonra'),
};

/** The query of a link to another choice. */
export const hrefOf = (choice: BookingChoice, change: Partial<BookingChoice>): string =>
  `?${writeParams(bookingParams, { ...choice, ...change }, new URLSearchParams())}`;

export const readChoice = (search: URLSearchParams): BookingChoice => readParams(bookingParams, search);
