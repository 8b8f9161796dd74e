import type { TillKind } from '@ayna/contracts/core/day-ends';
import { ArrowDown, ArrowUp, Banknote, Check, CreditCard, Landmark, type LucideIcon } from 'lucide-react';
import type { ByKind } from '../../data/day-end.ts';
import { sumText } from '../../parts/money-text.ts';
import { signedSum } from '../../parts/signed-sum.ts';
import { Badge } from '../../ui/badge.tsx';
import { shareOf, tillKinds, totalOf } from './model/count.ts';
import { texts } from './texts.ts';

const words = texts.mirror;

const icons: Readonly<Record<TillKind, LucideIcon>> = {
  cash: Banknote,
  card: CreditCard,
  transfer: Landmark,
};

const colors: Readonly<Record<TillKind, string>> = { cash: 'bg-v2', card: 'bg-v4', transfer: 'bg-v5' };

const row =
  'grid grid-cols-[170px_minmax(0,1fr)_minmax(0,1fr)_112px] items-center max-tablet:grid-cols-2 max-tablet:gap-y-1.5';

type SideProps = {
  readonly kind: TillKind;
  readonly amount: number | null;
  readonly share: number;
  readonly side: 'books' | 'till';
};

/** A bar that grows away from the middle; its figure stands at its end. */
function Side({ kind, amount, share, side }: SideProps) {
  const isBooks = side === 'books';
  const width = { width: `calc((100% - var(--figure)) * ${share})` };
  return (
    <div
      className={`flex min-w-0 items-center self-start [--figure:7rem] max-tablet:flex-wrap tablet:self-center max-tablet:gap-y-1 max-tablet:[--figure:0.25rem] ${isBooks ? 'justify-end' : ''}`}
    >
      {amount === null ? (
        <span className="hatched h-9.5 w-3/4 rounded-l-input shadow-frame max-tablet:h-6.5">
          <span className="sr-only">{words.hidden}</span>
        </span>
      ) : (
        <>
          <span
            aria-hidden="true"
            style={width}
            className={`h-9.5 min-w-px flex-none max-tablet:h-6.5 ${colors[kind]} ${isBooks ? 'mr-0.5 rounded-l-input opacity-50' : 'ml-0.5 rounded-r-input'}`}
          />
          <b
            className={`num flex-none whitespace-nowrap font-semibold max-tablet:w-full max-tablet:px-3 ${isBooks ? '-order-1 pr-2.5 text-right max-tablet:order-1' : 'pl-2.5'}`}
          >
            {sumText(amount)}
          </b>
        </>
      )}
    </div>
  );
}

function Agreement({ difference }: { readonly difference: number | null }) {
  if (difference === null) return null;
  if (difference === 0)
    return (
      <span className="inline-flex items-center gap-1.25 font-strong text-label text-success-ink">
        <Check size={16} strokeWidth={2.2} />
        {words.agrees}
      </span>
    );
  return (
    <Badge tone="warning" icon={difference < 0 ? ArrowDown : ArrowUp}>
      <span className="num">{signedSum(difference)}</span>
    </Badge>
  );
}

type Props = {
  /** Null where the person counts without them. */
  readonly books: ByKind | null;
  readonly counted: ByKind;
  readonly difference: ByKind | null;
};

/** What the books say on one side, what was counted on the other. */
export function TillMirror({ books, counted, difference }: Props) {
  const all = tillKinds.flatMap((kind) => [counted[kind], books?.[kind] ?? 0]);
  const longest = Math.max(...all);
  return (
    <section aria-label={words.label} data-tour="day-end-mirror" className="relative">
      <div className={`${row} h-7.5 font-medium text-label text-muted`}>
        <span className="max-tablet:hidden" />
        <span className="pr-4 text-right max-tablet:pr-3">{words.books}</span>
        <span className="pl-4 max-tablet:pl-3">{words.till}</span>
      </div>
      {/* The mirror itself. */}
      <span
        aria-hidden="true"
        className="absolute top-1.5 bottom-2.5 left-[calc(170px+(100%-282px)/2-1px)] z-1 w-0.5 rounded-xs bg-accent max-tablet:hidden"
      />
      {tillKinds.map((kind) => {
        const Icon = icons[kind];
        return (
          <div key={kind} className={`${row} min-h-16.5 max-tablet:py-2.5 max-tablet:shadow-below`}>
            <span className="flex items-center gap-2.75">
              <span className="grid size-8.5 flex-none place-items-center rounded-segment bg-sunken text-ink-2 dark:bg-raised">
                <Icon size={17} />
              </span>
              <span className="min-w-0">
                <b className="block font-semibold">{texts.kinds[kind]}</b>
                <small className="block text-caption text-muted max-tablet:hidden">
                  {texts.sources[kind]}
                </small>
              </span>
            </span>
            <span className="order-last text-right max-tablet:order-none">
              <Agreement difference={difference?.[kind] ?? null} />
            </span>
            <Side
              kind={kind}
              side="books"
              amount={books?.[kind] ?? null}
              share={shareOf(books?.[kind] ?? 0, longest)}
            />
            <Side kind={kind} side="till" amount={counted[kind]} share={shareOf(counted[kind], longest)} />
          </div>
        );
      })}
      {books && (
        <div className={`${row} num min-h-11 font-semibold shadow-above max-tablet:shadow-none`}>
          <span className="max-tablet:col-span-2">{words.total}</span>
          <span className="pr-4 text-right max-tablet:pr-3">{sumText(totalOf(books))}</span>
          <span className="pl-4 max-tablet:pl-3">{sumText(totalOf(counted))}</span>
          <span className="text-right max-tablet:hidden">{difference && signedSum(totalOf(difference))}</span>
        </div>
      )}
    </section>
  );
}
