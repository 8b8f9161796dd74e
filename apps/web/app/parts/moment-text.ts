import { Temporal } from 'temporal-polyfill';
import { months } from '../ui/controls.texts.ts';
import { longDay, numericDay } from '../ui/day-text.ts';

const here = (instant: string) => Temporal.Instant.from(instant).toZonedDateTimeISO('Europe/Istanbul');

/** The day of an instant in Turkey: 14.11.2026. */
export const dayOf = (instant: string): string => numericDay(here(instant).toPlainDate().toString());

/** 14.11.2026 09:05. */
export const momentOf = (instant: string): string =>
  `${dayOf(instant)} ${here(instant).toPlainTime().toString({ smallestUnit: 'minute' })}`;

/** 12 Kasim: for a day that is near. */
export const dayInWords = (instant: string): string => {
  const { day, month } = here(instant);
  return `${day} ${months[month - 1]?.long}`;
};

/** 3 Kasim 2026 Sali. */
export const longDayOf = (instant: string): string => longDay(here(instant).toPlainDate().toString());
