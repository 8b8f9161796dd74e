import { percentOf, type SegmentState, segmentStates } from './progress/segments.ts';

type BarProps = { readonly label: string; readonly value: number; readonly max?: number };

/** Drawn, and not a box with a width: the policy refuses a `style` that comes with the document. */
export function ProgressBar({ label, value, max = 100 }: BarProps) {
  const percent = percentOf(value, max);
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuenow={value}
      aria-valuemin={0}
      aria-valuemax={max}
      className="h-2 overflow-hidden rounded-full bg-sunken ring-1 ring-line ring-inset"
    >
      <svg aria-hidden="true" className="block h-2 w-full">
        <rect width={`${percent}%`} height="8" rx="4" className="fill-accent" />
      </svg>
    </div>
  );
}

const looks: Readonly<Record<SegmentState, string>> = {
  done: 'bg-accent',
  current: 'bg-linear-to-r from-50% from-accent to-50% to-accent-soft-2 ring-1 ring-accent ring-inset',
  rest: 'bg-sunken ring-1 ring-line ring-inset',
};

type StepsProps = {
  readonly label: string;
  readonly current: number;
  readonly total: number;
  readonly isCurrentDone?: boolean;
};

/** One piece for each of a few: done full, the current one half, the rest empty. */
export function ProgressSteps({ label, current, total, isCurrentDone = false }: StepsProps) {
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuenow={current}
      aria-valuemin={0}
      aria-valuemax={total}
      aria-valuetext={`${current}/${total}`}
      className="flex gap-1"
    >
      {segmentStates(current, total, isCurrentDone).map((state, index) => (
        // A segment is nothing but its place.
        // oxlint-disable-next-line react/no-array-index-key
        <span key={index} className={`h-2 flex-1 rounded-xs ${looks[state]}`} />
      ))}
    </div>
  );
}
