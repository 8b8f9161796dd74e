import type { Day } from '@ayna/contracts/core/hours';
import { DAY_MINUTES, HOUR_MINUTES, type Range } from './scale.ts';

/** Of whoever has told no hours, for every day. */
const DEFAULT_HOURS = { start: '10:00', end: '22:00' } as const;
/** For a value that is empty. */
const FALLBACK_HOURS = { start: '09:00', end: '21:00' } as const;

export type DayHours = { readonly day: Day; readonly startTime: string; readonly endTime: string };

const clock = /^(\d{1,2}):(\d{2})/;

const minutesOf = (text: string, otherwise: string): number => {
  const [, hours, minutes] = clock.exec(text.trim()) ?? clock.exec(otherwise) ?? [];
  return Number(hours) * HOUR_MINUTES + Number(minutes);
};

/** An end that is not after its start is of the next day. An empty value has its fallback. */
export const rangeBetween = (start: string, end: string): Range => {
  const from = minutesOf(start, FALLBACK_HOURS.start);
  const to = minutesOf(end, FALLBACK_HOURS.end);
  return { from, to: to > from ? to : to + DAY_MINUTES };
};

/** Undefined for a day off; whoever has no hours at all is taken to work as most do. */
export const hoursOn = (week: readonly DayHours[], weekday: Day): Range | undefined => {
  if (week.length === 0) return rangeBetween(DEFAULT_HOURS.start, DEFAULT_HOURS.end);
  const hours = week.find(({ day }) => day === weekday);
  return hours && rangeBetween(hours.startTime, hours.endTime);
};

const hull = (ranges: readonly Range[]): Range => ({
  from: Math.min(...ranges.map(({ from }) => from)),
  to: Math.max(...ranges.map(({ to }) => to)),
});

/** Whole hours from the first opening to the last closing, wide enough for every appointment. */
export const visibleHours = (working: readonly Range[], appointments: readonly Range[]): Range => {
  const usual = working.length > 0 ? hull(working) : rangeBetween(DEFAULT_HOURS.start, DEFAULT_HOURS.end);
  const { from, to } = hull([usual, ...appointments]);
  return {
    from: Math.floor(from / HOUR_MINUTES) * HOUR_MINUTES,
    to: Math.ceil(to / HOUR_MINUTES) * HOUR_MINUTES,
  };
};

/**
 * What a shown day holds. Where people work past midnight, the evening's last hours are still of that
 * evening, and the next day begins after them: so days lie side by side and nothing is shown twice.
 */
export const salonDay = (yesterday: readonly Range[], today: readonly Range[]): Range => {
  const night = Math.max(0, ...yesterday.map(({ to }) => to - DAY_MINUTES));
  const opening = Math.min(...today.map(({ from }) => from));
  return { from: Math.min(night, opening), to: Math.max(DAY_MINUTES, ...today.map(({ to }) => to)) };
};
