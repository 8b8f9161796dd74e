import { Temporal } from 'temporal-polyfill';

/** The day on the salon's calendar. */
export const dayIn = (zone: string, now: number): string =>
  Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(zone).toPlainDate().toString();

/** A ban holds through its last day; without one it holds for good. */
export const holdsOn = ({ until }: { readonly until: string | null }, day: string): boolean =>
  until === null || day <= until;
