import { useEffect } from 'react';
import type { ViewProps } from '../day-or-week.tsx';
import { FailedNote } from '../failed-note.tsx';
import { texts } from '../texts.ts';
import { useMonth } from '../use-month.ts';
import { MonthView } from './month-view.tsx';

/** How much each day of the month has. */
export function Month({ salonCode, day, employeeCode, salonContext, today, setSummary, openDay }: ViewProps) {
  const month = useMonth(salonCode, { day, employeeCode, salonHours: salonContext.around, isEnabled: true });
  const summary = month.isLoading || month.failure ? '' : texts.count(month.count);
  useEffect(() => setSummary(summary), [setSummary, summary]);
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
