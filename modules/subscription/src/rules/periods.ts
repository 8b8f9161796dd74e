import type { QuotaKind } from '@ayna/contracts/subscription';
import { Temporal } from 'temporal-polyfill';

/** Every salon's, until salons can choose another. */
const zone = 'Europe/Istanbul';

const TRIAL_DAYS = 14;

const dayOf = (at: number): Temporal.PlainDate =>
  Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone).toPlainDate();

/** The midnight in which the day ends that is so many days after the one of this instant. */
const endOfDayAfter = (at: number, days: number): number =>
  dayOf(at)
    .add({ days: days + 1 })
    .toZonedDateTime(zone).epochMilliseconds;

/** Fourteen days after the one it begins on, which is given on top: nobody is cut off in mid-day. */
export const trialEnd = (begunAt: number): number => endOfDayAfter(begunAt, TRIAL_DAYS);

/** Added to what is left; a trial that is over goes on from today. */
export const extendedEnd = (endsAt: number, days: number, now: number): number =>
  // An end is a midnight, which belongs to the day that follows: a moment earlier is the last day.
  endOfDayAfter(Math.max(endsAt - 1, now), days);

export const isOver = (endsAt: number, now: number): boolean => endsAt <= now;

/** Under which name a spending is counted: SMS by the month of the salon's calendar. */
export const periodOf = (kind: QuotaKind, now: number): string =>
  kind === 'sms' ? dayOf(now).toPlainYearMonth().toString() : 'always';

/** The first day of the next month. */
export const renewsOn = (now: number): string => dayOf(now).with({ day: 1 }).add({ months: 1 }).toString();
