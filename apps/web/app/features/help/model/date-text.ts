import { monthTitle, partsOf } from '../../../ui/day-text.ts';

/** A day without its weekday, which nobody looks for in a past one. */
export const dateText = (day: string): string => `${partsOf(day).date} ${monthTitle(day)}`;
