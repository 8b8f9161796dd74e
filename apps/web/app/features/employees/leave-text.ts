import type { Leave, RecurringLeave } from '@ayna/contracts/employee';
import { addDays, weekdays } from '@ayna/domain/wall-clock';
import { shortTime } from '../../parts/week-hours/rules.ts';
import { dayNames } from '../../parts/week-hours/texts.ts';
import { shortDay } from '../../ui/day-text.ts';
import { texts } from './texts.ts';

const words = texts.leaves;

const dayOf = (moment: string): string => moment.slice(0, 10);
const clockOf = (moment: string): string => moment.slice(11, 16);

type Span = {
  readonly firstDay: string;
  readonly lastDay: string;
  readonly from: string;
  readonly to: string;
};

/** A leave as its form has it: whole days end with the last of them, and not with the midnight after it. */
export const spanOf = ({ startDate, endDate }: Pick<Leave, 'startDate' | 'endDate'>) => {
  const isWholeDays = clockOf(startDate) === '00:00' && clockOf(endDate) === '00:00';
  const firstDay = dayOf(startDate);
  const lastDay = isWholeDays ? addDays(dayOf(endDate), -1) : dayOf(endDate);
  return { isWholeDays, firstDay, lastDay, from: clockOf(startDate), to: clockOf(endDate) };
};

/** The moments of a leave of whole days, or from a time of its first day to one of its last. */
export const momentsOf = ({ firstDay, lastDay, from, to }: Span, isWholeDays: boolean) =>
  isWholeDays
    ? { startDate: `${firstDay}T00:00:00`, endDate: `${addDays(lastDay, 1)}T00:00:00` }
    : { startDate: `${firstDay}T${from}:00`, endDate: `${lastDay}T${to}:00` };

export const leaveText = (leave: Leave): string => {
  const { isWholeDays, firstDay, lastDay, from, to } = spanOf(leave);
  if (isWholeDays)
    return firstDay === lastDay ? shortDay(firstDay) : words.range(shortDay(firstDay), shortDay(lastDay));
  if (firstDay === lastDay) return words.hours(shortDay(firstDay), words.range(from, to));
  return words.range(`${shortDay(firstDay)} ${from}`, `${shortDay(lastDay)} ${to}`);
};

export const recurringText = ({ days, startTime, endTime }: RecurringLeave): string => {
  const names = weekdays.flatMap((day) => (days.includes(day) ? [dayNames[day].short] : []));
  const times = words.range(shortTime(startTime), shortTime(endTime));
  return words.weekly(names, times);
};

export const periodText = ({ startDate, endDate }: RecurringLeave): string =>
  endDate === null ? words.fromDay(shortDay(startDate)) : words.range(shortDay(startDate), shortDay(endDate));

/** Those to come, the next first; then those that are over, the last first. */
export const sortLeaves = (leaves: readonly Leave[], now: string) => {
  const sorted = leaves.toSorted((one, other) => one.startDate.localeCompare(other.startDate));
  return {
    coming: sorted.filter(({ endDate }) => endDate > now),
    past: sorted.filter(({ endDate }) => endDate <= now).toReversed(),
  };
};
