import { weekdayOf, weekdays } from '@ayna/domain/wall-clock';
import { shortTime } from '../../parts/week-hours/rules.ts';
import { dayNames } from '../../parts/week-hours/texts.ts';
import { fromOpeningHours } from '../../parts/week-hours/week-contract.ts';
import { today } from '../../ui/day-text.ts';
import { Card, type CardProps } from './card.tsx';
import { texts } from './texts.ts';

const words = texts.hours;

const range = (from: string, to: string): string => `${shortTime(from)} \u2013 ${shortTime(to)}`;

export function HoursCard(props: CardProps) {
  const week = fromOpeningHours(props.salon.openingHours);
  const now = weekdayOf(today());
  return (
    <Card {...props} title={words.title} section="hours">
      <dl className="grid gap-1.5">
        {weekdays.map((day) => {
          const hours = week.find((one) => one.day === day);
          const look = `${hours ? '' : 'text-muted'} ${day === now ? 'font-semibold' : ''}`;
          return (
            <div key={day} className={`flex justify-between gap-3 ${look}`}>
              <dt>{dayNames[day].long}</dt>
              <dd className="text-right">
                {hours ? range(hours.openTime, hours.closeTime) : words.closed}
                {hours?.breaks.map((pause) => (
                  <span key={pause.startTime} className="block font-[370] text-label text-muted">
                    {words.break(range(pause.startTime, pause.endTime))}
                  </span>
                ))}
              </dd>
            </div>
          );
        })}
      </dl>
    </Card>
  );
}
