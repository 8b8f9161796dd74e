import { Temporal } from 'temporal-polyfill';

const shownIn = (zone: string, second: number): string =>
  Temporal.Instant.fromEpochMilliseconds(second * 1_000)
    .toZonedDateTimeISO(zone)
    .toPlainDateTime()
    .toString({ smallestUnit: 'second' });

let last = { zone: '', second: 0, shown: '' };

/** What the clock on the salon's wall shows at this instant. Asked for every day of a look, in one zone mostly. */
export const wallNow = (now: number, zone: string): string => {
  const second = Math.floor(now / 1_000);
  if (last.zone !== zone || last.second !== second) last = { zone, second, shown: shownIn(zone, second) };
  return last.shown;
};
