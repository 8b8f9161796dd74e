import type { Lapsed, QuietStretch, TurnedDown } from '../../../data/advice.ts';
import { weekdays } from '../../../ui/controls.texts.ts';
import { partsOf } from '../../../ui/day-text.ts';
import { texts } from './texts.ts';

// The words and the small table of each suggestion.

export type Grid = {
  readonly label: string;
  readonly corner: string;
  readonly columns: readonly string[];
  readonly rows: readonly { readonly head: string; readonly cells: readonly string[] }[];
};

const clock = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;

const dayName = (weekday: number): string => weekdays[weekday - 1]?.long ?? '';

const shortDate = (day: string): string => `${partsOf(day).date} ${partsOf(day).month.short}`;

export const quietSentence = ({ weekday, fromHour, toHour, percent }: QuietStretch): string =>
  texts.quiet.sentence(dayName(weekday), clock(fromHour), clock(toHour), percent);

/** As many hours fit beside each other on a phone; a longer stretch is read downwards, with the weeks beside each other. */
const HOURS_BESIDE = 4;

export const quietGrid = ({ weekday, weeks }: QuietStretch): Grid => {
  const label = texts.quiet.table(dayName(weekday));
  const hours = weeks[0]?.hours.map(({ hour }) => clock(hour)) ?? [];
  const byWeek = weeks.map(({ date, hours: cells }) => ({
    head: shortDate(date),
    cells: cells.map(({ percent }) => texts.percent(percent)),
  }));
  if (hours.length <= HOURS_BESIDE)
    return { label, corner: texts.quiet.corner, columns: hours, rows: byWeek };
  return {
    label,
    corner: texts.quiet.cornerOfHours,
    columns: byWeek.map(({ head }) => head),
    rows: hours.map((head, index) => ({ head, cells: byWeek.map(({ cells }) => cells[index] ?? '') })),
  };
};

export const quietReason = ({ othersPercent }: QuietStretch): string => {
  const { others, rule } = texts.quiet;
  return othersPercent === null ? rule : `${others(othersPercent)} ${rule}`;
};

const monthName = (month: string): string => `${partsOf(`${month}-01`).month.long} ${month.slice(0, 4)}`;

export const refusedSentence = ({ serviceName, count, employeeName }: TurnedDown): string =>
  texts.refused.sentence(serviceName, count, employeeName);

export const refusedGrid = ({ serviceName, months }: TurnedDown): Grid => ({
  label: texts.refused.table(serviceName),
  corner: texts.refused.month,
  columns: [texts.refused.times],
  rows: months.map(({ month, count }) => ({ head: monthName(month), cells: [texts.refused.count(count)] })),
});

/** Two weeks and more are said in weeks, as people count how long ago they were at the hairdresser's. */
const usualText = (days: number): string =>
  days < 14 ? texts.lapsed.days(days) : texts.lapsed.weeks(Math.round(days / 7));

export const lapsedSentence = ({ serviceName, customers, weeks, usualDays }: Lapsed): string =>
  texts.lapsed.sentence(serviceName, customers, weeks, usualText(usualDays));

export const lapsedReason = ({ serviceName, returns, usualDays }: Lapsed): string =>
  `${texts.lapsed.returns(serviceName, returns, usualDays)} ${texts.lapsed.rule}`;

export const lapsedGrid = ({ serviceName, months }: Lapsed): Grid => ({
  label: texts.lapsed.table(serviceName),
  corner: texts.lapsed.month,
  columns: [texts.lapsed.last],
  rows: months.map(({ month, count }) => ({ head: monthName(month), cells: [texts.lapsed.count(count)] })),
});
