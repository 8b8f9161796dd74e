import { type ComponentProps, Suspense } from 'react';
import { lazyComponent } from '../../lib/lazy.ts';
import { datesText } from '../../parts/day-range.ts';
import { sumText } from '../../parts/money-text.ts';
import { dayAndWeekday, partsOf } from '../../ui/day-text.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ChartCard, Legend, marks } from './chart-card.tsx';
import { type Counted, dailyTable, dayRowsOf, moneyTable, previousName } from './chart-tables.ts';
import type { ChartRow, Series } from './charts/daily-chart.tsx';
import { countText, shortAmount } from './format.ts';
import { type DayRow, highestDay } from './model/day-rows.ts';
import { daysOf } from './model/periods.ts';
import { texts } from './texts.ts';
import type { Statistics } from './use-statistics.ts';

const words = texts.daily;

// The library of charts weighs more than the rest of the screen.
const DailyChart = lazyComponent(() => import('./charts/daily-chart.tsx').then((m) => m.DailyChart));

const Chart = (props: ComponentProps<typeof DailyChart>) => (
  <Suspense fallback={<Skeleton className="h-64 w-full max-tablet:h-52" />}>
    <DailyChart {...props} />
  </Suspense>
);

const shortDate = (date: string): string => {
  const { date: day, month } = partsOf(date);
  return `${day} ${month.short}`;
};

/** About six names on the axis, today's among them; its neighbours give way to it. */
const ticksOf = (dates: readonly string[], today: string): string[] => {
  const step = Math.max(1, Math.ceil(dates.length / 5));
  const todayIndex = dates.indexOf(today);
  const isFree = (index: number): boolean => todayIndex < 0 || Math.abs(index - todayIndex) * 3 >= step * 2;
  return dates.flatMap((date, index) => {
    if (index === todayIndex) return [words.today];
    return index % step === 0 && isFree(index) ? [shortDate(date)] : [];
  });
};

const periodName = ({ period }: Statistics): string =>
  period.isMonth ? partsOf(period.first).month.long : words.now;
const toChartRow = (row: DayRow, today: string): ChartRow => ({
  label: row.date === today ? words.today : shortDate(row.date),
  isClosed: row.isClosed,
  values: { done: row.done, planned: row.planned, before: row.before },
});

const seriesOf = (statistics: Statistics): Series[] => [
  { key: 'done', name: periodName(statistics), kind: 'bar', color: 'var(--v1)', stack: 'day' },
  { key: 'planned', name: words.planned, kind: 'dashed', color: 'var(--v1)', stack: 'day' },
  { key: 'before', name: previousName(statistics), kind: 'line', color: 'var(--v2)' },
];

type Props = { readonly statistics: Statistics; readonly of: Counted };

/** Appointments or cancellations of every day: done, planned, and as they were in the period before. */
export function DailyCard({ statistics, of }: Props) {
  const { period, today } = statistics;
  const rows = dayRowsOf(statistics, of);
  const best = highestDay(rows);
  const isAppointments = of === 'appointments';
  const sub = best
    ? (isAppointments ? words.busiest : words.mostCanceled)(
        dayAndWeekday(best.date),
        best.done + best.planned,
      )
    : isAppointments
      ? words.noAppointments
      : words.noCancellations;
  return (
    <ChartCard
      title={words[of]}
      sub={sub}
      className="col-span-2 max-desk:col-span-1"
      legend={
        <Legend
          signs={[
            { name: periodName(statistics), mark: marks.bar1 },
            { name: words.planned, mark: marks.dashed },
            { name: previousName(statistics), mark: marks.line },
          ]}
        />
      }
      table={dailyTable(statistics, of)}
    >
      <Chart
        label={`${words[of]}, ${datesText(period.first, period.last)}. ${sub}`}
        rows={rows.map((row) => toChartRow(row, today))}
        ticks={ticksOf(daysOf(period), today)}
        todayLabel={words.today}
        series={seriesOf(statistics)}
        format={countText}
        isWholeNumbers
      />
    </ChartCard>
  );
}

const moneySeries: readonly Series[] = [
  { key: 'income', name: words.income, kind: 'bar', color: 'var(--v2)' },
  { key: 'expense', name: words.expense, kind: 'bar', color: 'var(--v1)' },
];

/** What was paid on every day. */
export function DailyMoneyCard({ statistics }: { readonly statistics: Statistics }) {
  const { period, figures, today, isClosed } = statistics;
  const { byDay, income, expense } = figures.money;
  const sub = words.moneySub(sumText(income), sumText(expense));
  return (
    <ChartCard
      title={words.money}
      sub={sub}
      className="col-span-2 max-desk:col-span-1"
      legend={
        <Legend
          signs={[
            { name: words.income, mark: marks.bar2 },
            { name: words.expense, mark: marks.bar1 },
          ]}
        />
      }
      table={moneyTable(statistics)}
    >
      <Chart
        label={`${words.money}, ${datesText(period.first, period.last)}. ${sub}`}
        rows={byDay.map((day) => ({
          label: day.date === today ? words.today : shortDate(day.date),
          isClosed: day.income === 0 && day.expense === 0 && isClosed(day.date),
          values: { income: day.income, expense: day.expense },
        }))}
        ticks={ticksOf(daysOf(period), today)}
        todayLabel={words.today}
        series={moneySeries}
        format={shortAmount}
        isWholeNumbers
      />
    </ChartCard>
  );
}
