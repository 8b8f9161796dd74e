import type { AppointmentFigures } from '../../../data/statistics.ts';

type Hours = AppointmentFigures['hours'];

/** Whole percent of the open minutes that are worked; at most a hundred, since work may run past the hours. */
const percentOf = (minutes: number, openMinutes: number): number =>
  Math.min(100, Math.round((minutes / openMinutes) * 100));

export type HeatRow = {
  readonly hour: number;
  /** By weekday, Monday first; null where the salon is closed. */
  readonly cells: readonly (number | null)[];
};

const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const;

/** How full each hour of the week is, from the first hour that is open to the last. */
export const heatRows = (hours: Hours): HeatRow[] => {
  const open = hours.filter(({ openMinutes }) => openMinutes > 0);
  if (open.length === 0) return [];
  const first = Math.min(...open.map(({ hour }) => hour));
  const last = Math.max(...open.map(({ hour }) => hour));
  const cells = new Map(open.map((cell) => [`${cell.weekday} ${cell.hour}`, cell]));
  return Array.from({ length: last - first + 1 }, (_, index) => {
    const hour = first + index;
    const percents = WEEKDAYS.map((weekday) => {
      const cell = cells.get(`${weekday} ${hour}`);
      return cell ? percentOf(cell.minutes, cell.openMinutes) : null;
    });
    return { hour, cells: percents };
  });
};

/** How full the whole period is; null where nothing is open. */
export const occupancyOf = (
  parts: readonly { readonly minutes: number; readonly openMinutes: number }[],
): number | null => {
  const open = parts.reduce((sum, part) => sum + part.openMinutes, 0);
  return open === 0
    ? null
    : percentOf(
        parts.reduce((sum, part) => sum + part.minutes, 0),
        open,
      );
};

export type QuietHours = {
  /** Monday is 1. */
  readonly weekday: number;
  readonly from: number;
  readonly to: number;
  readonly percent: number;
};

/** Two open hours one after the other with the least work; of equal ones the earliest. */
export const quietestHours = (hours: Hours): QuietHours | undefined => {
  const open = hours.filter(({ openMinutes }) => openMinutes > 0);
  const pairs = open.flatMap((one) => {
    const next = open.find(({ weekday, hour }) => weekday === one.weekday && hour === one.hour + 1);
    if (!next) return [];
    const percent = percentOf(one.minutes + next.minutes, one.openMinutes + next.openMinutes);
    return [{ weekday: one.weekday, from: one.hour, to: one.hour + 2, percent }];
  });
  return pairs.toSorted((one, other) => one.percent - other.percent)[0];
};
