import { clockRange } from '@ayna/domain/opening-hours';
import type { Range } from '@ayna/domain/ranges';
import { type Weekday, weekdayOf } from '@ayna/domain/wall-clock';

type OperatingHours = {
  readonly 'OperatingHours.Day'?: Weekday | undefined;
  readonly 'OperatingHours.OpenTime'?: string | undefined;
  readonly 'OperatingHours.CloseTime'?: string | undefined;
};

/**
 * The hours that a client wants to stay inside of; undefined where it names none. Hours of another weekday than the
 * date's leave nothing of the date: to drop them instead would offer more than the client asked for.
 */
export const requestedHours = (query: OperatingHours, date: string): Range | 'other-day' | undefined => {
  const day = query['OperatingHours.Day'];
  if (day && day !== weekdayOf(date)) return 'other-day';
  const [opens, closes] = [query['OperatingHours.OpenTime'], query['OperatingHours.CloseTime']];
  return opens || closes ? clockRange(opens ?? '00:00', closes ?? '00:00') : undefined;
};
