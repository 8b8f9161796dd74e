import type { RevenueMonth } from '../../data/panel-sales.ts';
import { sumText } from '../../parts/money-text.ts';
import { monthTitle } from '../../ui/day-text.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ProgressBar } from '../../ui/progress.tsx';
import { type Column, Table } from '../../ui/table.tsx';
import { churnOf } from './churn.ts';
import { texts } from './texts.ts';

const words = texts.columns;

type Props = { readonly months: readonly RevenueMonth[]; readonly isPending: boolean };

const titleOf = ({ month }: RevenueMonth): string => monthTitle(`${month}-01`);

const churnText = (month: RevenueMonth): string => {
  const churn = churnOf(month);
  return churn === null ? texts.none : texts.percent(churn);
};

const amount = (id: 'vat' | 'sms' | 'refunded' | 'mrr'): Column<RevenueMonth> => ({
  id,
  header: words[id],
  isAtEnd: true,
  cell: (month) => <span className="num whitespace-nowrap">{sumText(month[id])}</span>,
});

const count = (id: 'paying' | 'new' | 'returned' | 'lost'): Column<RevenueMonth> => ({
  id,
  header: words[id],
  isAtEnd: true,
  cell: (month) => <span className="num">{texts.number(month[id])}</span>,
});

const columnsFor = (most: number): readonly Column<RevenueMonth>[] => [
  {
    id: 'month',
    header: words.month,
    cell: (month) => <b className="num whitespace-nowrap font-strong">{titleOf(month)}</b>,
  },
  {
    id: 'revenue',
    header: words.revenue,
    width: 'w-44',
    cell: (month) => <Revenue month={month} most={most} />,
  },
  amount('vat'),
  amount('sms'),
  amount('refunded'),
  amount('mrr'),
  count('paying'),
  count('new'),
  count('returned'),
  count('lost'),
  {
    id: 'churn',
    header: words.churn,
    isAtEnd: true,
    cell: (month) => <span className="num">{churnText(month)}</span>,
  },
];

type RevenueProps = { readonly month: RevenueMonth; readonly most: number };

/** The sum, and beside the others' a bar; the number says it all. */
function Revenue({ month, most }: RevenueProps) {
  return (
    <span className="grid gap-1">
      <b className="num font-semibold">{sumText(month.revenue)}</b>
      <ProgressBar label={titleOf(month)} value={month.revenue} max={Math.max(1, most)} />
    </span>
  );
}

/** Newest first. */
export function MonthTable({ months, isPending }: Props) {
  const most = Math.max(0, ...months.map(({ revenue }) => revenue));
  return (
    <div>
      <h2 className="mb-3 font-semibold text-title">{texts.months}</h2>
      <Table
        label={texts.months}
        columns={columnsFor(most)}
        rows={months.toReversed()}
        rowKey={({ month }) => month}
        cardsWhile="(max-width: 1279px)"
        renderCard={(month) => <MonthCard month={month} most={most} />}
        {...(isPending && { loadingRows: 6 })}
        isCentred
        empty={<EmptyState title={texts.noMonths} text={texts.noMonthsText} level={3} />}
      />
    </div>
  );
}

function MonthCard({ month, most }: RevenueProps) {
  const lines = [
    [words.mrr, sumText(month.mrr)],
    [words.paying, texts.number(month.paying)],
    [words.new, texts.number(month.new)],
    [words.returned, texts.number(month.returned)],
    [words.lost, texts.joined(texts.number(month.lost), churnText(month))],
    [words.sms, sumText(month.sms)],
    [words.vat, sumText(month.vat)],
    [words.refunded, sumText(month.refunded)],
  ] as const;
  return (
    <div className="grid gap-2">
      <b className="num font-strong">{titleOf(month)}</b>
      <Revenue month={month} most={most} />
      <dl className="num grid grid-cols-2 gap-x-4 gap-y-1">
        {lines.map(([name, value]) => (
          <div key={name} className="flex justify-between gap-2">
            <dt className="text-label text-muted">{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
