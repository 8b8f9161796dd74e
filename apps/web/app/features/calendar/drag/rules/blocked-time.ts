import { addDays, clockAt, momentAt } from '@ayna/domain/wall-clock';
import { isTimeText } from '../../../../ui/clock-text.ts';
import { type Placement } from './placement.ts';

/** As the form holds it: the day the stretch begins on, and two clocks. */
export type BlockValues = { readonly day: string; readonly from: string; readonly to: string };

export const toBlockValues = ({ day, start, end }: Placement): BlockValues => ({
  day: momentAt(day, start).slice(0, 10),
  from: clockAt(start),
  to: clockAt(end),
});

export type BlockedRange = { readonly startDate: string; readonly endDate: string };

/** An end that is not after its beginning is of the next day, as with work hours; equal ones are no time at all. */
export const parseBlockedRange = ({ day, from, to }: BlockValues): BlockedRange | 'no-time' | 'empty' => {
  if (!isTimeText(from) || !isTimeText(to)) return 'no-time';
  if (from === to) return 'empty';
  return {
    startDate: `${day}T${from}:00`,
    endDate: `${to > from ? day : addDays(day, 1)}T${to}:00`,
  };
};
