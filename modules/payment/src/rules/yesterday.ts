import { Temporal } from 'temporal-polyfill';

/** The day before, in Turkish time. */
export const yesterdayOf = (now: number): string =>
  Temporal.Instant.fromEpochMilliseconds(now)
    .toZonedDateTimeISO('Europe/Istanbul')
    .toPlainDate()
    .subtract({ days: 1 })
    .toString();
