import { useEffect } from 'react';
import type { Shared } from '../day-or-week.tsx';
import { FailedNote } from '../failed-note.tsx';
import { texts } from '../texts.ts';
import { useMonth } from '../use-month.ts';
import { MonthView } from './month-view.tsx';

/** How much each day of the month has. */
export function Month({ salonCode, day, employeeCode, known, today, tell, openDay }: Shared) {
  const month = useMonth(salonCode, { day, employeeCode, around: known.around, isEnabled: true });
  const what = month.isLoading || month.failure ? '' : texts.count(month.count);
  useEffect(() => tell(what), [tell, what]);
  return (
    <>
      {month.failure && <FailedNote retry={month.retry} />}
      <MonthView
        weeks={month.weeks}
        today={today}
        selected={day}
        isLoading={month.isLoading}
        openDay={openDay}
      />
    </>
  );
}
