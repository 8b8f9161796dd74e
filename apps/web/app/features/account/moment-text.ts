import { Temporal } from 'temporal-polyfill';
import { months } from '../../ui/controls.texts.ts';
import { longDay } from '../../ui/day-text.ts';
import { texts } from './texts.ts';

// Instants of an account are the person's own, so they are said in the zone of the browser.

const inZone = (instant: string, zone: string): Temporal.ZonedDateTime =>
  Temporal.Instant.from(instant).toZonedDateTimeISO(zone);

const here = (): string => Temporal.Now.timeZoneId();

const clock = (moment: Temporal.ZonedDateTime): string =>
  moment.toPlainTime().toString({ smallestUnit: 'minute' });

/** 6 Eylul 2026 Pazar. */
export const dayOf = (instant: string, zone = here()): string =>
  longDay(inZone(instant, zone).toPlainDate().toString());

/** 4 Mart 2026 14:06. */
export const minuteOf = (instant: string, zone = here()): string => {
  const moment = inZone(instant, zone);
  return `${moment.day} ${months[moment.month - 1]?.long} ${moment.year} ${clock(moment)}`;
};

/** Today and yesterday by the clock, what is longer ago by the day. */
export const lastSeen = (instant: string, now: string, zone = here()): string => {
  const moment = inZone(instant, zone);
  const { days } = moment.toPlainDate().until(inZone(now, zone).toPlainDate());
  if (days <= 0) return texts.today(clock(moment));
  return days === 1 ? texts.yesterday(clock(moment)) : dayOf(instant, zone);
};
