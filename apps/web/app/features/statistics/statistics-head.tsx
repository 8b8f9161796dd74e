import { addDays } from '@ayna/domain/wall-clock';
import { ChevronLeft, ChevronRight, Download } from 'lucide-react';
import { Link } from 'react-router';
import { DateFilter } from '../../parts/date-filter.tsx';
import { shortDates } from '../../parts/day-range.ts';
import { type Days, monthOf } from '../../parts/days.ts';
import { monthAfter } from '../../parts/months.ts';
import { PageHead } from '../../parts/page-head.tsx';
import { PageTour } from '../../parts/page-tour.tsx';
import { paths } from '../../paths.ts';
import { monthTitle } from '../../ui/day-text.ts';
import { HeadLabel } from '../../ui/head-label.tsx';
import { ButtonLink } from '../../ui/link.tsx';
import type { TourStep } from '../../ui/tour.tsx';
import type { Period } from './model/periods.ts';
import { texts, urlWords } from './texts.ts';

const { tiles, tabs, shares, bests, stock, month } = texts.tour.steps;

const tourSteps: readonly TourStep[] = [
  { target: '[data-tour="statistics-tiles"]', ...tiles },
  { target: '[data-tour="statistics-tabs"] [role="tablist"]', ...tabs },
  { target: '[data-tour="statistics-shares"]', ...shares },
  { target: '[data-tour="statistics-bests"]', ...bests },
  { target: '[data-tour="statistics-stock"]', ...stock },
  { target: '[data-tour="statistics-month"]', ...month },
];

const presets: Readonly<Record<keyof typeof texts.presets, (today: string) => Days>> = {
  month: monthOf,
  lastSeven: (today) => ({ first: addDays(today, -6), last: today }),
  lastThirty: (today) => ({ first: addDays(today, -29), last: today }),
  lastNinety: (today) => ({ first: addDays(today, -89), last: today }),
  year: (today) => ({ first: `${today.slice(0, 4)}-01-01`, last: `${today.slice(0, 4)}-12-31` }),
};

type Props = {
  readonly period: Period;
  readonly days: Days | null;
  readonly today: string;
  readonly isReady: boolean;
  /** Where another month of the same tab is. */
  readonly toMonth: (month: string) => string;
  readonly choose: (days: Days | null) => void;
};

export function StatisticsHead({ period, days, today, isReady, toMonth, choose }: Props) {
  const report = new URLSearchParams({ [urlWords.reportMonth]: period.last.slice(0, 7) });
  return (
    <PageHead title={texts.title} sub={period.isMonth ? texts.sub : texts.subDays}>
      <PageTour tour="statistics" name={texts.tour.name} steps={tourSteps} isReady={isReady} />
      <span className="print:hidden">
        <DateFilter
          label={texts.days}
          text={texts.days}
          presets={(Object.keys(presets) as (keyof typeof presets)[]).map((name) => ({
            label: texts.presets[name],
            days: presets[name](today),
          }))}
          days={days}
          shown={period}
          today={today}
          choose={choose}
        />
      </span>
      <MonthStep period={period} toMonth={toMonth} />
      <ButtonLink look="outline" isHead icon={Download} to={`${paths.monthlyReport}?${report}`}>
        <HeadLabel label={texts.report} short={texts.report} />
      </ButtonLink>
    </PageHead>
  );
}

const stepStyle = 'grid size-9 place-items-center rounded-md text-ink-2 hover:bg-sunken max-tablet:size-11';

function MonthStep({ period, toMonth }: Pick<Props, 'period' | 'toMonth'>) {
  return (
    <div
      data-tour="statistics-month"
      className="flex items-center rounded-input shadow-frame-1 max-tablet:order-last max-tablet:flex-1 dark:bg-raised"
    >
      <Link to={toMonth(monthAfter(period.first, -1))} aria-label={texts.previous} className={stepStyle}>
        <ChevronLeft size={17} />
      </Link>
      <span className="num min-w-28 flex-1 text-center font-strong">
        {period.isMonth ? monthTitle(period.first) : shortDates(period.first, period.last)}
      </span>
      <Link to={toMonth(monthAfter(period.last, 1))} aria-label={texts.next} className={stepStyle}>
        <ChevronRight size={17} />
      </Link>
    </div>
  );
}
