import './month.css';
import './month-bar.css';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { memo } from 'react';
import { statusLooks } from '../../../parts/appointment-status.ts';
import { dayAndMonth } from '../../../parts/day-range.ts';
import { weekdays } from '../../../ui/controls.texts.ts';
import { monthTitle } from '../../../ui/day-text.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { texts } from '../texts.ts';
import type { StatusCount } from './status-counts.ts';

export type MonthDay = {
  readonly day: string;
  /** Of every status. */
  readonly count: number;
  readonly canceled: number;
  readonly shares: readonly StatusCount[];
  readonly isClosed: boolean;
};

type Props = {
  /** Monday first; null is padding. */
  readonly weeks: readonly (readonly (MonthDay | null)[])[];
  readonly today: string;
  readonly selected: string;
  readonly isLoading: boolean;
  readonly openDay: (day: string) => void;
  /** Goes so many months on; the navigator's own steps stay days. */
  readonly stepMonth: (months: number) => void;
};

/** How many each day has; a bar as long as the day is full beside the month's fullest. */
export const MonthView = memo(function MonthView(props: Props) {
  const { weeks, today, selected, isLoading, openDay, stepMonth } = props;
  const maxCount = Math.max(1, ...weeks.flat().map((one) => one?.count ?? 0));
  return (
    <div className="month-scroll">
      <div className="month-top">
        <Legend />
        <MonthSteps selected={selected} step={stepMonth} />
      </div>
      <div aria-hidden="true" className="month-names">
        {weekdays.map(({ short }) => (
          <span key={short}>{short}</span>
        ))}
      </div>
      <section aria-label={texts.month} className="month-grid">
        {weeks.flat().map((one, index) =>
          one === null ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: a place in the grid has no other name
            <div key={index} title={texts.padding} className="month-padding" />
          ) : (
            <Cell
              key={one.day}
              one={one}
              today={today}
              isSelected={one.day === selected}
              isLoading={isLoading}
              share={one.count / maxCount}
              open={openDay}
            />
          ),
        )}
      </section>
    </div>
  );
});

const legend = ['Completed', 'Approved', 'Pending', 'NoShow', 'Canceled'] as const;

/** What the colours of the bars stand for. */
const Legend = memo(function Legend() {
  return (
    <div className="month-legend">
      {legend.map((status) => (
        <span key={status}>
          <i data-status={status} />
          {statusLooks[status].word}
        </span>
      ))}
    </div>
  );
});

type StepsProps = { readonly selected: string; readonly step: (months: number) => void };

const stepStyle =
  'grid size-11 cursor-pointer place-items-center rounded-box text-ink-2 transition-colors duration-(--dur-1) hover:bg-ink/6 tablet:size-9';

function MonthSteps({ selected, step }: StepsProps) {
  return (
    <div className="flex items-center max-small:w-full max-small:justify-between">
      <button type="button" aria-label={texts.previousMonth} onClick={() => step(-1)} className={stepStyle}>
        <ChevronLeft size={20} />
      </button>
      <b className="min-w-30 text-center font-semibold">{monthTitle(selected)}</b>
      <button type="button" aria-label={texts.nextMonth} onClick={() => step(1)} className={stepStyle}>
        <ChevronRight size={20} />
      </button>
    </div>
  );
}

type CellProps = {
  readonly one: MonthDay;
  readonly today: string;
  readonly isSelected: boolean;
  readonly isLoading: boolean;
  readonly share: number;
  readonly open: (day: string) => void;
};

/** By itself: coming back with another day chosen changes two of them. */
const Cell = memo(function Cell({
  one: { day, count, canceled, shares, isClosed },
  today,
  isSelected,
  isLoading,
  share,
  open,
}: CellProps) {
  const canceledText = canceled > 0 ? [texts.canceled(canceled)] : [];
  const tag = day === today ? [texts.today] : isClosed ? [texts.closedShort] : [];
  return (
    <button
      type="button"
      data-month-day={day}
      onClick={() => open(day)}
      data-past={day < today ? '' : undefined}
      data-closed={isClosed ? '' : undefined}
      data-selected={isSelected ? '' : undefined}
      aria-current={day === today ? 'date' : undefined}
      aria-label={[Number(day.slice(8)), texts.count(count), ...canceledText, ...tag, dayAndMonth(day)].join(
        ', ',
      )}
      title={isClosed ? texts.padding : undefined}
      className="month-cell"
    >
      <span className="month-number">{`${Number(day.slice(8))} `}</span>
      {/* Drawn by the style: where there is no room for them, what is left must still be a part of the name. */}
      {day === today && <span className="month-tag" data-text={texts.today} />}
      {isClosed && day !== today && <span className="month-shut" data-text={texts.closedShort} />}
      {isLoading ? (
        <Skeleton className="mt-auto h-3.5 w-16 max-w-full" />
      ) : (
        <span className="month-count">
          <span>
            <b>{count}</b> {texts.countWord}
          </span>
          {canceled > 0 && <span className="month-canceled">{canceledText}</span>}
        </span>
      )}
      {shares.length > 0 && (
        <span className="month-bar" style={{ width: `${Math.round(share * 100)}%` }}>
          {shares.map(({ status, count }) => (
            <i key={status} data-status={status} style={{ flexGrow: count }} />
          ))}
        </span>
      )}
    </button>
  );
});
