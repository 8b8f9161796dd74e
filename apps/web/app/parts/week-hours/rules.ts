import type { Weekday } from '@ayna/contracts/core/hours';
import { clockRange } from '@ayna/domain/opening-hours';
import { DAY_MINUTES, weekdays } from '@ayna/domain/wall-clock';
import { isTimeText } from '../../ui/clock-text.ts';
import { subtractMinuteRanges, toMinuteRange } from '../minute-ranges.ts';
import { texts } from './texts.ts';

export type BreakTime = { readonly startTime: string; readonly endTime: string };

/** A day that is not in a week's list is off. Times are as they were typed, or as the server keeps them. */
export type DayHours = {
  readonly day: Weekday;
  readonly openTime: string;
  readonly closeTime: string;
  readonly breaks: readonly BreakTime[];
};

export type Week = readonly DayHours[];

/** The server keeps seconds, which nobody writes: 09:30:00 is shown as 09:30. */
export const shortTime = (text: string): string => text.replace(/^(\d{2}:\d{2}):\d{2}$/, '$1');

export type Range = { readonly from: number; readonly to: number };

/** An end that is not after its start is of the next day. Undefined while one of them is no time. */
export const rangeOf = (start: string, end: string): Range | undefined => {
  const [from, to] = [shortTime(start), shortTime(end)];
  return isTimeText(from) && isTimeText(to) ? toMinuteRange(clockRange(from, to)) : undefined;
};

export const endsNextDay = (start: string, end: string): boolean => {
  const range = rangeOf(start, end);
  return range !== undefined && range.to > DAY_MINUTES;
};

const inside = (breakTime: BreakTime, { from, to }: Range): Range | undefined => {
  const own = rangeOf(breakTime.startTime, breakTime.endTime);
  if (!own) return undefined;
  // A break after midnight belongs to the evening that it interrupts.
  const shift = own.from < from && own.to <= from ? DAY_MINUTES : 0;
  const start = Math.max(from, own.from + shift);
  const end = Math.min(to, own.to + shift);
  return start < end ? { from: start, to: end } : undefined;
};

/** The stretches between the breaks, in order. */
export const openRanges = ({ openTime, closeTime, breaks }: DayHours): readonly Range[] => {
  const whole = rangeOf(openTime, closeTime);
  if (!whole) return [];
  return subtractMinuteRanges(
    [whole],
    breaks.flatMap((breakTime) => inside(breakTime, whole) ?? []),
  );
};

const lengthOf = (ranges: readonly Range[]): number =>
  ranges.reduce((sum, { from, to }) => sum + to - from, 0);

export const weekMinutes = (week: Week): number =>
  week.reduce((sum, day) => sum + lengthOf(openRanges(day)), 0);

/** 'Haftada 6 gun, 59 saat', in Turkish letters. */
export const weekSummary = (week: Week): string =>
  week.length === 0 ? texts.noDay : texts.summary(week.length, weekMinutes(week) / 60);

/** What the bars of a week have in common: an hour more than the earliest and the latest of it. */
export const spanOf = (week: Week): Range => {
  const ranges = week.flatMap(({ openTime, closeTime }) => rangeOf(openTime, closeTime) ?? []);
  if (ranges.length === 0) return { from: 8 * 60, to: 20 * 60 };
  return {
    from: Math.max(0, Math.min(...ranges.map(({ from }) => from)) - 60),
    to: Math.max(...ranges.map(({ to }) => to)) + 60,
  };
};

export const inOrder = (week: Week): Week =>
  week.toSorted((one, other) => weekdays.indexOf(one.day) - weekdays.indexOf(other.day));
