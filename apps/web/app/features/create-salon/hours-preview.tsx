import { weekdayOf, weekdays } from '@ayna/domain/wall-clock';
import { type Week } from '../../parts/week-hours/rules.ts';
import { dayNames } from '../../parts/week-hours/texts.ts';
import { today } from '../../ui/day-text.ts';
import type { Draft } from './draft.ts';
import { Preview } from './preview.tsx';
import { texts } from './texts.ts';

type Props = { readonly draft: Draft; readonly week: Week };

export function HoursPreview({ draft, week }: Props) {
  const weekday = weekdayOf(today());
  return (
    <Preview draft={draft}>
      <dl className="grid gap-1.5">
        {weekdays.map((day) => {
          const hours = week.find((one) => one.day === day);
          return (
            <div
              key={day}
              className={`flex justify-between gap-3 ${hours ? '' : 'text-muted'} ${day === weekday ? 'font-semibold text-ink' : ''}`}
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
