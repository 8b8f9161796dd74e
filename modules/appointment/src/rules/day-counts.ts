import type { AppointmentStatus, DayCount } from '@ayna/contracts/appointment';
import { addDays } from '@ayna/domain/wall-clock';

/** Appointments that start on a day, have the status, and end that day or after midnight. */
export type DayGroup = {
  readonly date: string;
  readonly status: AppointmentStatus;
  readonly isOvernight: boolean;
  readonly count: number;
};

type Span = { readonly from: string; readonly to: string };

const empty = { count: 0, continued: 0, pending: 0, completed: 0, noShow: 0, canceled: 0 };

const statusFields = {
  Pending: 'pending',
  Completed: 'completed',
  NoShow: 'noShow',
  Canceled: 'canceled',
} as const;

/**
 * Appointments per day as a filter by that day finds them: of every status, and one that runs past midnight on both
 * days. None lasts longer than twelve hours, so it touches two days at most. Days without any are left out.
 */
export const dayCounts = (groups: readonly DayGroup[], { from, to }: Span): DayCount[] => {
  const days = new Map<string, DayCount>();
  const add = (date: string, { status, count }: DayGroup, isContinued: boolean): void => {
    if (date < from || date > to) return;
    const day = days.get(date) ?? { date, ...empty };
    const field = status === 'Approved' ? null : statusFields[status];
    days.set(date, {
      ...day,
      count: day.count + count,
      ...(isContinued && { continued: day.continued + count }),
      ...(field && { [field]: day[field] + count }),
    });
  };
  for (const group of groups) {
    add(group.date, group, false);
    if (group.isOvernight) add(addDays(group.date, 1), group, true);
  }
  return [...days.values()].toSorted((one, other) => one.date.localeCompare(other.date));
};
