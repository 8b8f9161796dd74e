import { defaultWorkRange } from '@ayna/domain/opening-hours';
import { DAY_MINUTES } from '@ayna/domain/wall-clock';
import { toMinuteRange } from '../../../parts/minute-ranges.ts';
import { HOUR_MINUTES, type Range } from './scale.ts';

const hull = (ranges: readonly Range[]): Range => ({
  from: Math.min(...ranges.map(({ from }) => from)),
  to: Math.max(...ranges.map(({ to }) => to)),
});

/** Whole hours from the first opening to the last closing, wide enough for every appointment. */
export const visibleHours = (working: readonly Range[], appointments: readonly Range[]): Range => {
  const usual = working.length > 0 ? hull(working) : toMinuteRange(defaultWorkRange);
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
