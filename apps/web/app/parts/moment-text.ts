import { wallDate, wallNow } from '@ayna/domain/wall-now';
import { epochMs } from '../lib/clock.ts';
import { longDay, numericDay, partsOf } from '../ui/day-text.ts';

const zone = 'Europe/Istanbul';

const dateOf = (instant: string): string => wallDate(epochMs(instant), zone);

/** The day of an instant in Turkey: 14.11.2026. */
export const dayOf = (instant: string): string => numericDay(dateOf(instant));

/** 14.11.2026 09:05. */
export const momentOf = (instant: string): string =>
  `${dayOf(instant)} ${wallNow(epochMs(instant), zone).slice(11, 16)}`;

/** 12 Kasim: for a day that is near. */
export const dayInWords = (instant: string): string => {
  const { date, month } = partsOf(dateOf(instant));
  return `${date} ${month.long}`;
};

/** 3 Kasim 2026 Sali. */
export const longDayOf = (instant: string): string => longDay(dateOf(instant));
