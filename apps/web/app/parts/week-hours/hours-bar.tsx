import { type DayHours, openRanges, type Range } from './rules.ts';

type Props = { readonly day: DayHours; readonly span: Range };

/** The day beside the others of its week. Drawn, as the policy refuses a `style` with a width. */
export function HoursBar({ day, span }: Props) {
  const whole = span.to - span.from;
  const percent = (minutes: number): string => `${((100 * minutes) / whole).toFixed(2)}%`;
  return (
    <span
      aria-hidden="true"
      className="hatched block h-2.5 min-w-24 flex-1 overflow-hidden rounded-sm max-tablet:hidden"
    >
      <svg className="block h-2.5 w-full">
        {openRanges(day).map(({ from, to }) => (
          <rect
            key={from}
            x={percent(from - span.from)}
            width={percent(to - from)}
            height="10"
            rx="5"
            className="fill-v2"
          />
        ))}
      </svg>
    </span>
  );
}
