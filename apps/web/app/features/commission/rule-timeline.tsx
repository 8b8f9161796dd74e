import { Lock } from 'lucide-react';
import type { CommissionRuleSet } from '../../data/commission.ts';
import { partsOf } from '../../ui/day-text.ts';
import type { useTargets } from './rule-words.ts';
import { shareText, targetLabel } from './rule-words.ts';
import { texts } from './texts.ts';

const words = texts.rules;

type Targets = ReturnType<typeof useTargets>;

const monthsOf = (year: string): readonly string[] =>
  Array.from({ length: 12 }, (_, index) => `${year}-${String(index + 1).padStart(2, '0')}`);

type Span = { readonly set: CommissionRuleSet; readonly from: number; readonly to: number };

/** The sets of a year, each from its month to the one before the next. */
const spansOf = (sets: readonly CommissionRuleSet[], year: string): readonly Span[] => {
  const sorted = sets.toSorted((one, other) => one.validFrom.localeCompare(other.validFrom));
  return sorted.flatMap((set, index) => {
    const next = sorted[index + 1]?.validFrom ?? '9999';
    if (set.validFrom.slice(0, 4) > year || next <= `${year}-01-31`) return [];
    const from = set.validFrom.slice(0, 4) < year ? 1 : Number(set.validFrom.slice(5, 7));
    const to = next.slice(0, 4) > year ? 13 : Number(next.slice(5, 7));
    return to > from ? [{ set, from, to }] : [];
  });
};

type Props = {
  /** Saved sets with the one that is edited in the place of its own. */
  readonly sets: readonly CommissionRuleSet[];
  readonly edited: string;
  readonly year: string;
  readonly lastClosed: string | null;
  readonly targets: Targets;
};

/** Which rules hold in which month of the year; what is closed has a lock. */
export function RuleTimeline({ sets, edited, year, lastClosed, targets }: Props) {
  return (
    <section aria-label={words.timeline(year)} className="grid gap-1.5">
      <div className="grid min-h-8 grid-cols-12 gap-1">
        {spansOf(sets, year).map(({ set, from, to }) => (
          <span
            key={set.validFrom}
            style={{ gridColumn: `${from} / ${to}` }}
            className={`truncate rounded-sm px-2.5 py-1.5 text-label max-tablet:px-1.5 ${
              set.validFrom === edited ? 'bg-accent font-strong text-on-accent' : 'bg-sunken shadow-frame'
            }`}
          >
            {set.validFrom === edited
              ? words.newRules
              : set.rules.map((rule) => `${targetLabel(targets, rule)} ${shareText(rule)}`).join(', ') ||
                words.empty}
          </span>
        ))}
      </div>
      <ol className="grid grid-cols-12 gap-1 text-caption text-muted">
        {monthsOf(year).map((month) => {
          const { long, short } = partsOf(`${month}-01`).month;
          const isLocked = lastClosed !== null && month <= lastClosed;
          return (
            <li
              key={month}
              className={`flex min-w-0 items-center justify-center gap-1 max-tablet:flex-col max-tablet:gap-0 ${edited.startsWith(month) ? 'font-strong text-accent-ink' : ''}`}
            >
              {isLocked && <Lock size={11} aria-hidden="true" />}
              <span aria-hidden="true">{short}</span>
              <span className="sr-only">{isLocked ? words.monthLocked(long) : long}</span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
