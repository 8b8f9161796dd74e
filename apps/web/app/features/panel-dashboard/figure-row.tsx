import type { UseQueryResult } from '@tanstack/react-query';
import { Check, ChevronRight, TriangleAlert } from 'lucide-react';
import { Link } from 'react-router';
import { dayAndMonth } from '../../parts/day-range.ts';
import { Button } from '../../ui/button.tsx';
import { Skeleton, SkeletonArea } from '../../ui/skeleton.tsx';
import { texts } from './texts.ts';

type Figure = {
  readonly value: string;
  /** Beside the value, smaller: of how many. */
  readonly of?: string;
  readonly line: string;
  readonly note: string;
  readonly isHigh?: boolean;
  readonly bars: readonly number[];
  /** The day of the first bar; bars without one are the last 24 hours. */
  readonly first?: string | undefined;
};

type Props<Answer> = {
  readonly title: string;
  readonly to: string;
  readonly query: UseQueryResult<Answer>;
  readonly format: (answer: Answer) => Figure;
};

const row =
  'relative grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-8 gap-y-3 bg-surface px-5 py-4 tablet:grid-cols-[170px_170px_minmax(0,1fr)] wide:grid-cols-[190px_180px_minmax(0,1fr)_240px_20px]';

/** One figure of the platform: how much, beside how it usually is. The whole row leads to its screen. */
export function FigureRow<Answer>({ title, to, query, format }: Props<Answer>) {
  const figure = query.data === undefined ? undefined : format(query.data);
  return (
    <article className={`${row} ${figure?.isHigh ? 'bg-sunken' : 'hover:bg-sunken'}`}>
      <div>
        <h2 className="font-semibold">
          <Link to={to} className="rounded-xs after:absolute after:inset-0">
            {title}
          </Link>
        </h2>
        {figure && <State isHigh={figure.isHigh ?? false} />}
      </div>
      {figure ? <Body title={title} figure={figure} /> : <Missing query={query} />}
      <ChevronRight aria-hidden="true" className="hidden text-muted wide:block" />
    </article>
  );
}

function State({ isHigh }: { readonly isHigh: boolean }) {
  const Icon = isHigh ? TriangleAlert : Check;
  return (
    <p
      className={`mt-1 flex items-center gap-1.5 font-strong text-label ${isHigh ? 'text-warning-ink' : 'text-success-ink'}`}
    >
      <Icon size={15} strokeWidth={2} />
      {isHigh ? texts.high : texts.good}
    </p>
  );
}

function Missing({ query }: { readonly query: UseQueryResult }) {
  if (query.isPending)
    return (
      <SkeletonArea>
        <Skeleton className="my-1 h-7 w-20" />
        <Skeleton className="h-3.5 w-32" />
      </SkeletonArea>
    );
  return (
    // Above the link that covers the row.
    <div className="relative z-1 grid justify-items-start gap-2">
      <p className="text-muted">{texts.failed}</p>
      <Button look="outline" size="sm" onPress={() => void query.refetch()}>
        {texts.retry}
      </Button>
    </div>
  );
}

function Body({ title, figure }: { readonly title: string; readonly figure: Figure }) {
  const { value, of, line, note, bars, first } = figure;
  return (
    <>
      <div className="max-tablet:text-right">
        <p className="num font-semibold text-number-l leading-9">
          {value}
          {of && <span className="font-book text-muted text-title"> {of}</span>}
        </p>
        <p className="num text-label text-muted">{line}</p>
      </div>
      <div className="grid gap-1 max-tablet:col-span-2">
        <Bars
          values={bars}
          label={first === undefined ? texts.hours(title) : texts.bars(title, dayAndMonth(first))}
        />
        <p aria-hidden="true" className="num flex justify-between text-caption text-muted">
          <span>{first === undefined ? texts.hoursAgo : dayAndMonth(first)}</span>
          <b className="font-semibold text-accent-ink">{first === undefined ? texts.now : texts.today}</b>
        </p>
      </div>
      <p className="text-ink-2 text-label max-tablet:col-span-2 tablet:max-wide:col-span-3">{note}</p>
    </>
  );
}

const BAR = 10;
const GAP = 3;
const HEIGHT = 40;

/** One bar for each day or hour, as high as it is beside the highest; the last is the present one. */
function Bars({ values, label }: { readonly values: readonly number[]; readonly label: string }) {
  const highest = Math.max(...values, 1e-9);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${values.length * (BAR + GAP) - GAP} ${HEIGHT}`}
      preserveAspectRatio="none"
      className="h-10 w-full"
    >
      {values.map((value, index) => {
        const height = Math.max(2, (value / highest) * HEIGHT);
        return (
          <rect
            // oxlint-disable-next-line react/no-array-index-key -- a bar is nothing but its place
            key={index}
            x={index * (BAR + GAP)}
            y={HEIGHT - height}
            width={BAR}
            height={height}
            rx={2}
            className={index === values.length - 1 ? 'fill-accent' : 'fill-line-strong opacity-40'}
          />
        );
      })}
    </svg>
  );
}
