import type { Today } from './model/today.ts';
import { busyIn, quietStretch, type Stretch, type TodayStep } from './model/today-steps.ts';
import { clockText } from './sentence.ts';
import { texts } from './texts.ts';

const words = texts.today;

const kinds = ['done', 'expected', 'pending'] as const;
export type Kind = (typeof kinds)[number];

/** Pending is dashed, so that it differs without its color too. */
export const kindStyles: Readonly<Record<Kind, string>> = {
  done: 'bg-completed-solid',
  expected: 'bg-approved-solid',
  pending: 'border-2 border-pending-solid border-dashed bg-pending-bg',
};

/** In pixels: the chart above its hours, and one person's half hour at most. */
const HEIGHT = 112;
const TALLEST = 20;
const HOURS_BELOW = 20;
const LABEL_EVERY = 120;

type Props = {
  readonly today: Today & { readonly visible: Stretch };
  /** Of the day. */
  readonly minute: number;
  readonly clock: string;
};

/** The day by half hours, each as high as people are busy; the same as a table for who does not see it. */
export function TodayChart({ today, minute, clock }: Props) {
  const { visible, steps } = today;
  const percent = (at: number) => `${((at - visible.from) / (visible.to - visible.from)) * 100}%`;
  const width = ({ from, to }: Stretch) => `${((to - from) / (visible.to - visible.from)) * 100}%`;
  const quiet = quietStretch(steps, minute);
  const unit = Math.min(TALLEST, (HEIGHT - 8) / Math.max(1, ...steps.map(busyIn)));
  return (
    <>
      <div aria-hidden="true" className="num relative mt-3" style={{ height: `${HEIGHT + HOURS_BELOW}px` }}>
        {steps.map((step) => (
          <Bar key={step.from} step={step} unit={unit} left={percent(step.from)} width={width(step)} />
        ))}
        {quiet && (
          <span
            className="absolute bottom-5 grid h-20 place-items-center overflow-hidden rounded-tile border-[1.5px] border-line-strong border-dashed font-strong text-caption-size text-ink-2"
            style={{ left: percent(quiet.from), width: width(quiet) }}
          >
            {words.quiet}
          </span>
        )}
        {hoursOf(visible).map((at) => (
          <span
            key={at}
            className="absolute bottom-0 text-micro-size text-muted leading-3.5"
            style={{ left: percent(at) }}
          >
            {clockText(at)}
          </span>
        ))}
        {minute >= visible.from && minute <= visible.to && <NowLine left={percent(minute)} clock={clock} />}
      </div>
      <StepTable steps={steps} />
    </>
  );
}

const hoursOf = ({ from, to }: Stretch): readonly number[] =>
  Array.from({ length: Math.ceil((to - from) / LABEL_EVERY) }, (_, index) => from + index * LABEL_EVERY);

type BarProps = {
  readonly step: TodayStep;
  readonly unit: number;
  readonly left: string;
  readonly width: string;
};

function Bar({ step, unit, left, width }: BarProps) {
  return (
    <span className="absolute bottom-5 flex flex-col-reverse gap-0.5 px-px" style={{ left, width }}>
      {kinds.map(
        (kind) =>
          step[kind] > 0 && (
            <span
              key={kind}
              className={`block rounded-bar ${kindStyles[kind]}`}
              style={{ height: `${step[kind] * unit - 2}px` }}
            />
          ),
      )}
    </span>
  );
}

function NowLine({ left, clock }: { readonly left: string; readonly clock: string }) {
  return (
    <span className="absolute top-0 bottom-4.5 w-0.5 rounded-full bg-accent" style={{ left }}>
      <span className="absolute -top-0.5 left-1.5 rounded-sm bg-accent px-1.5 font-semibold text-on-accent text-tag-size leading-4.5">
        {clock}
      </span>
    </span>
  );
}

function StepTable({ steps }: { readonly steps: readonly TodayStep[] }) {
  return (
    <table className="sr-only">
      <caption>{words.caption}</caption>
      <thead>
        <tr>
          <th scope="col">{words.hour}</th>
          {kinds.map((kind) => (
            <th key={kind} scope="col">
              {words[kind]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {steps
          .filter((step) => busyIn(step) > 0)
          .map((step) => (
            <tr key={step.from}>
              <th scope="row">{clockText(step.from)}</th>
              {kinds.map((kind) => (
                <td key={kind}>{step[kind]}</td>
              ))}
            </tr>
          ))}
      </tbody>
    </table>
  );
}
