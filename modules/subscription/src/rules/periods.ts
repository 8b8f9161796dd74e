import type { QuotaKind } from '@ayna/contracts/subscription';
import { Temporal } from 'temporal-polyfill';

/** The time zone of every salon, until salons can choose another. */
export const zone = 'Europe/Istanbul';

const TRIAL_DAYS = 14;

const dateOf = (at: number): Temporal.PlainDate =>
  Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone).toPlainDate();

/** The midnight at the end of the day that is `days` after the day of this instant. */
const endOfDayAfter = (at: number, days: number): number =>
  dateOf(at)
    .add({ days: days + 1 })
    .toZonedDateTime(zone).epochMilliseconds;

/** Fourteen days after the day it starts on: a trial never ends during a day. */
export const computeTrialEnd = (startedAt: number): number => endOfDayAfter(startedAt, TRIAL_DAYS);

/** Adds days to the remaining time; an ended trial continues from today. */
export const computeExtendedEnd = (endsAt: number, days: number, now: number): number =>
  // An end is a midnight, which belongs to the following day; 1 ms earlier is on the last day.
  endOfDayAfter(Math.max(endsAt - 1, now), days);

export const hasEnded = (endsAt: number, now: number): boolean => endsAt <= now;

/** The period a spending counts in: for SMS the month of the salon's calendar. */
export const periodOf = (kind: QuotaKind, now: number): string =>
  kind === 'sms' ? dateOf(now).toPlainYearMonth().toString() : 'always';

/** The first day of the next month, when the SMS quota renews. */
export const nextRenewalDate = (now: number): string =>
  dateOf(now).with({ day: 1 }).add({ months: 1 }).toString();
