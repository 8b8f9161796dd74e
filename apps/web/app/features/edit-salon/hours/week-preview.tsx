import { weekdays } from '@ayna/domain/wall-clock';
import { openRanges, spanOf, type Week, weekMinutes } from '../../../parts/week-hours/rules.ts';
import { dayNames } from '../../../parts/week-hours/texts.ts';
import { texts } from './texts.ts';

const words = texts.preview;
const height = 96;

const hoursText = (week: Week): string =>
  (weekMinutes(week) / 60).toLocaleString('tr-TR', { maximumFractionDigits: 1 });

/** The week as seven columns, drawn to one scale. */
export function WeekPreview({ week }: { readonly week: Week }) {
  const span = spanOf(week);
  const scale = height / (span.to - span.from);
  return (
    <div className="rounded-lg bg-surface p-5 shadow-[0_0_0_1px_var(--line)] dark:bg-raised">
      <p className="font-semibold text-title-s">{words.title}</p>
      <p className="num mt-0.5 text-muted">
        {week.length === 0 ? words.closed : words.summary(week.length, hoursText(week))}
      </p>
      <div aria-hidden="true" className="mt-4 grid grid-cols-7 gap-1.25">
        {weekdays.map((day) => {
          const hours = week.find((one) => one.day === day);
          return (
            <span key={day} className="grid justify-items-center gap-1.5 text-[0.75rem] text-muted">
              <span
                className={`block h-24 w-full overflow-hidden rounded-[8px] ${hours ? 'bg-sunken dark:bg-sir-850' : 'hatched'}`}
              >
                {hours && (
                  <svg className="size-full">
                    {openRanges(hours).map(({ from, to }) => (
                      <rect
                        key={from}
                        y={(from - span.from) * scale}
                        width="100%"
                        height={(to - from) * scale}
                        rx="7"
                        className="fill-v2"
                      />
                    ))}
                  </svg>
                )}
              </span>
              {dayNames[day].short}
            </span>
          );
        })}
      </div>
    </div>
  );
}
