import { Suspense } from 'react';
import { lazyComponent } from '../../lib/lazy.ts';
import { sumText } from '../../parts/money-text.ts';
import { signedSum } from '../../parts/signed-sum.ts';
import { monthTitle, partsOf } from '../../ui/day-text.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ChartCard, Legend, marks } from './chart-card.tsx';
import { monthsTable } from './chart-tables.ts';
import { shortAmount } from './format.ts';
import { type MonthSum, monthSums } from './model/day-rows.ts';
import { earningsOf } from './model/totals.ts';
import { texts } from './texts.ts';
import type { Statistics } from './use-statistics.ts';

const words = texts.money;

const MonthChart = lazyComponent(() => import('./charts/month-chart.tsx').then((m) => m.MonthChart));

const titleOf = ({ month }: MonthSum): string => monthTitle(`${month}-01`);

/** Income and expense of the month, or of the one in which the chosen days end, and of three before it. */
export function MonthsCard({ statistics }: { readonly statistics: Statistics }) {
  const { period, figures } = statistics;
  const months = monthSums(figures.monthDays);
  const [firstMonth, lastMonth] = [period.first.slice(0, 7), period.last.slice(0, 7)];
  const label = months
    .map((one) => words.chart(titleOf(one), sumText(one.income), sumText(one.expense)))
    .join('. ');
  return (
    <ChartCard
      title={words.title}
      sub={
        <>
          <b className="font-semibold text-ink text-title">{signedSum(earningsOf(figures.money.byDay))}</b>{' '}
          {period.isMonth ? words.net : words.netOfDays}
        </>
      }
      legend={
        <Legend
          signs={[
            { name: texts.daily.income, mark: marks.bar2 },
            { name: texts.daily.expense, mark: marks.bar1 },
          ]}
        />
      }
      table={monthsTable(statistics)}
    >
      <Suspense fallback={<Skeleton className="h-60 w-full" />}>
        <MonthChart
          label={label}
          rows={months.map(({ month, income, expense }) => ({
            key: month,
            isChosen: month >= firstMonth && month <= lastMonth,
            label: partsOf(`${month}-01`).month.short,
            income,
            expense: -expense,
            incomeText: shortAmount(income),
            expenseText: shortAmount(expense),
          }))}
        />
      </Suspense>
    </ChartCard>
  );
}
