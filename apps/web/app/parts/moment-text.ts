import { Temporal } from 'temporal-polyfill';
import { typedDay } from '../ui/day-text.ts';

const here = (instant: string) => Temporal.Instant.from(instant).toZonedDateTimeISO('Europe/Istanbul');

/** The day of an instant in Turkey: 14.11.2026. */
export const dayOf = (instant: string): string => typedDay(here(instant).toPlainDate().toString());

/** 14.11.2026 09:05. */
export const momentOf = (instant: string): string =>
  `${dayOf(instant)} ${here(instant).toPlainTime().toString({ smallestUnit: 'minute' })}`;
