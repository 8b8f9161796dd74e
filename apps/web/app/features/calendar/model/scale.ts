// The measures of the calendar, from the spec's section 9.

export const MINUTE_PX = 1.5;
/** A line every half hour, a stronger one every hour. */
export const LINE_MINUTES = 30;
export const HOUR_MINUTES = 60;
export const TIME_COLUMN_PX = 60;

/** From one minute of a day to another; past midnight they go on beyond 1440. */
export type Range = { readonly from: number; readonly to: number };

export const minutesToPx = (minutes: number): number => minutes * MINUTE_PX;

export const pxToMinutes = (px: number): number => px / MINUTE_PX;

/** Every hour of the range, for the labels of the time column. */
export const hoursIn = ({ from, to }: Range): readonly number[] => {
  const first = Math.ceil(from / HOUR_MINUTES);
  const last = Math.floor(to / HOUR_MINUTES);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => (first + index) * HOUR_MINUTES);
};

/** What the two have in common; undefined where that is nothing. */
export const intersection = (one: Range, other: Range): Range | undefined => {
  const from = Math.max(one.from, other.from);
  const to = Math.min(one.to, other.to);
  return from < to ? { from, to } : undefined;
};
