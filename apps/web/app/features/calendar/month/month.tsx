import { addMonths } from '@ayna/domain/wall-clock';
import { useCallback, useEffect } from 'react';
import { FailedNote, type ViewProps } from '../day-or-week.tsx';
import { clampDay, rangeAround } from '../model/calendar-days.ts';
import { texts } from '../texts.ts';
import { useMonth } from '../use-month.ts';
import { MonthView } from './month-view.tsx';

type MonthProps = ViewProps & { readonly toDay: (day: string) => void };

/** How much each day of the month has. */
export function Month({ salonCode, day, employeeCodes, salonContext, setSummary, ...props }: MonthProps) {
  const { today, openDay, toDay } = props;
  const month = useMonth(salonCode, { day, employeeCodes, salonHours: salonContext.around, isEnabled: true });
  const summary = month.isLoading || month.failure ? '' : texts.summary(month.count, 0, month.canceled);
  useEffect(() => setSummary(summary), [setSummary, summary]);
  const stepMonth = useCallback(
    (months: number) => toDay(clampDay(addMonths(day, months), rangeAround(today))),
    [day, today, toDay],
  );
  return (
    <>
      {month.failure && <FailedNote retry={month.retry} />}
      <MonthView
        weeks={month.weeks}
        today={today}
        selected={day}
        isLoading={month.isLoading}
        openDay={openDay}
        stepMonth={stepMonth}
      />
    </>
  );
}
