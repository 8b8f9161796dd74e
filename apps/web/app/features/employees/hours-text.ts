import type { WorkDay } from '@ayna/domain/opening-hours';
import { weekdays } from '@ayna/domain/wall-clock';
import { shortTime, weekSummary } from '../../parts/week-hours/rules.ts';
import { dayNames } from '../../parts/week-hours/texts.ts';
import { fromWorkHours } from '../../parts/week-hours/week-contract.ts';
import { texts } from './texts.ts';

const words = texts.hours;

/** A week in one line: one range of days, or the hours and who is off when, or else only how much it is. */
export const hoursText = (hours: readonly WorkDay[]): string => {
  const week = fromWorkHours(hours);
  const [first] = week;
  if (!first) return words.none;
  const times = words.range(shortTime(first.openTime), shortTime(first.closeTime));
  const isOneRange = week.every(
    (day) => day.openTime === first.openTime && day.closeTime === first.closeTime,
  );
  if (!isOneRange) return weekSummary(week);
  const indexes = week.map(({ day }) => weekdays.indexOf(day));
  const [from = 0, to = from] = [indexes.at(0), indexes.at(-1)];
  const nameOf = (index: number): string => dayNames[weekdays[index] ?? 'Monday'].short;
  if (week.length === weekdays.length) return words.everyDay(times);
  if (week.length === 1) return words.oneDay(nameOf(from), times);
  if (to - from === week.length - 1) return words.days(nameOf(from), nameOf(to), times);
  const off = weekdays.flatMap((_, index) => (indexes.includes(index) ? [] : [nameOf(index)]));
  // A list longer than the days that are worked says less than those.
  return off.length > 3 ? words.listed(indexes.map(nameOf), times) : words.without(off, times);
};
