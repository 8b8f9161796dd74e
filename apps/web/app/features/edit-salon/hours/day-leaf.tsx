import { calendarLeaf } from '../../../parts/day-range.ts';

/** A leaf of a calendar; hatched where the salon is closed. */
export function DayLeaf({ day, isClosed }: { readonly day: string; readonly isClosed: boolean }) {
  const { date, month } = calendarLeaf(day);
  return (
    <span
      aria-hidden="true"
      className={`grid size-13.5 flex-none content-center justify-items-center rounded-lg ${isClosed ? 'hatched' : 'bg-sunken dark:bg-raised'}`}
    >
      <span className="display text-head-22/6">{date}</span>
      <span className="text-tag-size/3.5 text-muted">{month}</span>
    </span>
  );
}

/** The lines of holidays and closed days. */
export const leafRow =
  'grid grid-cols-lead-13.5 items-center gap-x-4 gap-y-2 py-2.75 not-last:shadow-below tablet:grid-cols-row-13.5';
