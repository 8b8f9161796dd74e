import { systemClock } from '../../lib/clock.ts';
import { dayOrder, type Week } from '../../parts/week-hours/rules.ts';
import { dayNames } from '../../parts/week-hours/texts.ts';
import type { Draft } from './draft.ts';
import { Preview } from './preview.tsx';
import { texts } from './texts.ts';

const weekday = new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone: 'Europe/Istanbul' });

type Props = { readonly draft: Draft; readonly week: Week };

export function HoursPreview({ draft, week }: Props) {
  const today = weekday.format(systemClock.now());
  return (
    <Preview draft={draft}>
      <dl className="grid gap-1.5">
        {dayOrder.map((day) => {
          const hours = week.find((one) => one.day === day);
          return (
            <div
              key={day}
              className={`flex justify-between gap-3 ${hours ? '' : 'text-muted'} ${day === today ? 'font-semibold text-ink' : ''}`}
            >
              <dt>{dayNames[day].long}</dt>
              <dd>{hours ? texts.preview.hours(hours.openTime, hours.closeTime) : texts.preview.off}</dd>
            </div>
          );
        })}
      </dl>
    </Preview>
  );
}
