import { useState } from 'react';
import { Calendar } from '../../app/ui/calendar.tsx';
import { DateField } from '../../app/ui/date-field.tsx';
import { DatePicker } from '../../app/ui/date-picker.tsx';
import type { Section } from '../section.ts';
import { FieldGrid, Result } from './controls/row.tsx';
import { texts } from './controls/texts.ts';

const { dates } = texts;
/** The Sundays of the month on show. */
const daysOff = ['2026-11-01', '2026-11-08', '2026-11-15', '2026-11-22', '2026-11-29'];

function Show() {
  const [day, setDay] = useState<string | null>('2026-11-14');
  const [open, setOpen] = useState('2026-11-18');
  return (
    <>
      <FieldGrid>
        <DateField label={dates.birthday} value={day} onChange={setDay} />
        <DatePicker label={dates.date} defaultValue="2026-11-14" />
        <DatePicker
          label={dates.leave}
          defaultValue="2026-11-16"
          min="2026-11-05"
          max="2026-12-20"
          hint={dates.leaveHint}
          isDayOff={(candidate) => daysOff.includes(candidate)}
        />
      </FieldGrid>
      <Result label={dates.result} value={day} />
      <section aria-label={dates.calendar} className="mt-4 w-fit max-w-full rounded-lg shadow-outline">
        <Calendar
          value={open}
          onChange={setOpen}
          min="2026-11-05"
          max="2026-12-20"
          isDayOff={(candidate) => daysOff.includes(candidate)}
        />
      </section>
    </>
  );
}

export const section: Section = { title: dates.title, Show };
