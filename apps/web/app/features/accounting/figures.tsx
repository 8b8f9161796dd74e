import { Hourglass, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { dayAndMonth } from '../../parts/day-range.ts';
import { priceText, sumText } from '../../parts/money-text.ts';
import { signedSum } from '../../parts/signed-sum.ts';
import { partsOf } from '../../ui/day-text.ts';
import { Skeleton, SkeletonArea } from '../../ui/skeleton.tsx';
import type { Totals } from './model/totals.ts';
import { texts } from './texts.ts';

const words = texts.figures;

type FigureProps = {
  readonly title: string;
  readonly dot?: string;
  readonly icon?: LucideIcon;
  readonly line: string;
  readonly children: ReactNode;
};

function Figure({ title, dot, icon: Icon, line, children }: FigureProps) {
  return (
    <article className="min-w-0 rounded-card bg-surface px-4.5 py-3.5 ring-1 ring-line max-tablet:px-3.5 dark:bg-raised">
      <h2 className="flex items-center gap-2 font-body text-muted">
        {dot && <span aria-hidden="true" className={`size-2.5 flex-none rounded-xs ${dot}`} />}
        {Icon && <Icon size={15} />}
        {title}
      </h2>
      {children}
      <p className="num text-label text-muted">{line}</p>
    </article>
  );
}

/** A long sum is written smaller rather than cut: every digit of it counts. */
const Sum = ({ text }: { readonly text: string }) => (
  <p
    className={`num font-semibold ${text.length > 13 ? 'text-title leading-9' : 'text-head-26 leading-9 max-tablet:text-title'}`}
  >
    {text}
  </p>
);

const monthName = (day: string): string => partsOf(day).month.long;

const dueLine = ({ nextDue }: Totals, today: string): string => {
  if (nextDue === null) return words.nothingDue;
  return (nextDue < today ? words.overdue : words.nextDue)(dayAndMonth(nextDue));
};

const grid = 'grid grid-cols-4 gap-3 max-large:grid-cols-2 max-tablet:gap-2.5';

type Props = {
  readonly totals: Totals | undefined;
  readonly today: string;
  /** What last month came to by the same day. */
  readonly before: { readonly day: string; readonly net: number } | undefined;
};

/** What the shown transactions come to; those that are not paid yet stand apart. */
export function Figures({ totals, today, before }: Props) {
  if (!totals)
    return (
      <SkeletonArea>
        <div className={grid}>
          {['income', 'expense', 'net', 'due'].map((name) => (
            <Skeleton key={name} className="h-24.5 rounded-card" />
          ))}
        </div>
      </SkeletonArea>
    );
  const { income, expense, net, receivable, payable } = totals;
  return (
    <section aria-label={words.label} data-tour="accounting-figures" className={grid}>
      <Figure title={words.income} dot="bg-success" line={words.paid}>
        <Sum text={sumText(income)} />
      </Figure>
      <Figure title={words.expense} dot="bg-accent" line={words.paid}>
        <Sum text={signedSum(-expense)} />
      </Figure>
      <Figure
        title={words.net}
        line={before ? words.netBefore(monthName(before.day), signedSum(before.net)) : words.netLine}
      >
        <Sum text={signedSum(net)} />
      </Figure>
      <Figure title={words.due} icon={Hourglass} line={dueLine(totals, today)}>
        <p className="num flex min-h-9 flex-wrap items-center gap-x-4 text-title-s-size max-tablet:grid">
          <span>
            {words.receivable} <b className="font-semibold">{priceText(receivable)}</b>
          </span>
          <span>
            {words.payable} <b className="font-semibold">{priceText(payable)}</b>
          </span>
        </p>
      </Figure>
    </section>
  );
}
