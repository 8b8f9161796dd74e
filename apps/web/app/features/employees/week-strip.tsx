import type { Weekday } from '@ayna/contracts/core/hours';
import type { WorkDay } from '@ayna/domain/opening-hours';
import { weekdays } from '@ayna/domain/wall-clock';
import { memo } from 'react';
import { type Range, rangeOf } from '../../parts/week-hours/rules.ts';
import { dayNames } from '../../parts/week-hours/texts.ts';
import { hoursText } from './hours-text.ts';

const height = 34;
/** A bar is never thinner than can be seen. */
const minBar = 4;

type Props = {
  readonly hours: readonly WorkDay[];
  /** What the strip's height stands for, the same on every card. */
  readonly span: Range;
  readonly today: Weekday | undefined;
};

const barOf = ({ from, to }: Range, span: Range) => {
  const index = (minutes: number): number =>
    (height * (Math.min(Math.max(minutes, span.from), span.to) - span.from)) / (span.to - span.from);
  const top = Math.min(index(from), height - minBar);
  return { y: top, height: Math.max(minBar, index(to) - top) };
};

/** The week at a glance; in words it stands below. */
export const WeekStrip = memo(function WeekStrip({ hours, span, today }: Props) {
  return (
    <>
      <div aria-hidden="true" className="mt-4 grid grid-cols-7 gap-1.25">
        {weekdays.map((day) => {
          const worked = hours.find((one) => one.day === day);
          const range = worked && rangeOf(worked.startTime, worked.endTime);
          return (
            <span key={day} className="grid gap-1 text-center">
              <svg
                className={`block h-8.5 w-full rounded-badge ${range ? 'bg-sunken dark:bg-sir-850' : 'hatched'}`}
              >
                {range && <rect width="100%" rx="5" className="fill-v2 opacity-90" {...barOf(range, span)} />}
              </svg>
              <span
                className={`text-[12px] leading-[15px] ${day === today ? 'font-semibold text-accent-ink' : 'text-muted'}`}
              >
                {dayNames[day].short}
              </span>
            </span>
          );
        })}
      </div>
      <p className="num mt-1.5 text-label text-muted max-tablet:text-[14px]">{hoursText(hours)}</p>
    </>
  );
});
