import { Check, RotateCcw } from 'lucide-react';
import { useNavigate } from 'react-router';
import type { CountItem } from '../../data/inventory.ts';
import { BreadcrumbHead } from '../../parts/breadcrumb-head.tsx';
import { clockOf, longDayOf } from '../../parts/moment-text.ts';
import { sumText } from '../../parts/money-text.ts';
import { SaveBar } from '../../parts/save-bar.tsx';
import { showFailure } from '../../parts/show-failure.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { HeadLabel } from '../../ui/head-label.tsx';
import { ButtonLink } from '../../ui/link.tsx';
import { showToast } from '../../ui/toast.tsx';
import { DifferenceTable } from './difference-table.tsx';
import { type CountSummary, type Difference, differencesOf, summarize } from './model/count.ts';
import { forgetCount, withoutEntry } from './model/stored-count.ts';
import { ShelfMap } from './shelf-map.tsx';
import { texts } from './texts.ts';
import type { Count } from './use-count.ts';
import { isReason, useRecord } from './use-record.ts';

const words = texts.result;

type Props = Count & {
  readonly salonCode: string;
  readonly items: readonly CountItem[];
  readonly goOn: () => void;
};

/** What differs from the books, and one press that records it. */
export function Result({ salonCode, items, count, update, goOn }: Props) {
  const differences = differencesOf(items, count.entries);
  const summary = summarize(items, count.entries);
  const recount = () => {
    update((before) => differences.reduce((rest, { item }) => withoutEntry(rest, item.code), before));
    goOn();
  };
  return (
    <>
      <BreadcrumbHead title={words.title} from={{ to: paths.inventory, label: texts.list }} here={texts.here}>
        {differences.length > 0 && (
          <Button look="outline" isHead icon={RotateCcw} onPress={recount}>
            <HeadLabel label={words.recount} short={words.recountShort} />
          </Button>
        )}
      </BreadcrumbHead>
      <div className="grid gap-4 px-6 pb-6 max-tablet:px-4 tablet:min-h-0 tablet:flex-1 tablet:content-start tablet:overflow-y-auto">
        <p className="text-muted">
          {words.sub(longDayOf(toIso(count.startedAt)), clockOf(toIso(count.startedAt)))}
        </p>
        <ShelfMap items={items} entries={count.entries} summary={summary} />
        <Totals summary={summary} />
        {differences.length > 0 ? (
          <DifferenceTable
            differences={differences}
            reasons={count.reasons}
            setReason={(code, reason) =>
              update((before) => ({ ...before, reasons: { ...before.reasons, [code]: reason } }))
            }
          />
        ) : (
          <EmptyState
            title={words.none.title}
            text={summary.states.uncounted === items.length ? words.none.uncounted : words.none.text}
          />
        )}
      </div>
      <ResultBar {...{ salonCode, count, update, differences, goOn }} />
    </>
  );
}

const toIso = (milliseconds: number): string => new Date(milliseconds).toISOString();

type BarProps = Count & {
  readonly salonCode: string;
  readonly differences: readonly Difference[];
  readonly goOn: () => void;
};

function ResultBar({ differences, goOn, ...counting }: BarProps) {
  const navigate = useNavigate();
  const { record, isRecording } = useRecord(counting);
  const { count, salonCode } = counting;
  const missing = differences.filter(({ item }) => !isReason(count.reasons[item.code])).length;
  const leave = () => {
    forgetCount(salonCode);
    void navigate(paths.inventory);
  };
  const recordAll = async (): Promise<void> => {
    try {
      await record(differences);
      showToast({ text: words.recorded(differences.length), detail: words.recordedDetail });
      leave();
    } catch (failure) {
      showFailure(failure);
    }
  };
  if (differences.length === 0)
    return (
      <SaveBar note={words.none.text}>
        <Button look="outline" onPress={goOn}>
          {words.goOn}
        </Button>
        <Button onPress={leave}>{words.done}</Button>
      </SaveBar>
    );
  return (
    <SaveBar note={missing > 0 ? words.missingReasons(missing) : words.ready}>
      <ButtonLink look="outline" to={paths.inventory}>
        {words.keep}
      </ButtonLink>
      <Button icon={Check} isPending={isRecording} onPress={() => void recordAll()}>
        {words.record(differences.length)}
      </Button>
    </SaveBar>
  );
}

/** With its sign; the minus is as wide as a figure. */
const signedSum = (value: number): string =>
  value === 0 ? sumText(0) : `${value < 0 ? '\u2212' : '+'}${sumText(Math.abs(value))}`;

function Totals({ summary }: { readonly summary: CountSummary }) {
  const figures: readonly (readonly [string, number])[] = [
    [words.shortValue, summary.shortValue],
    [words.overValue, summary.overValue],
    [words.effect, summary.effect],
  ];
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 border-line border-t pt-4">
      <dl className="num flex flex-wrap gap-x-7 gap-y-2">
        {figures.map(([label, value]) => (
          <div key={label} className="not-last:border-line tablet:not-last:border-r tablet:not-last:pr-7">
            <dt className="text-label text-muted">{label}</dt>
            <dd className="font-semibold text-title">{signedSum(value)}</dd>
          </div>
        ))}
      </dl>
      <p className="text-label text-muted tablet:text-right">
        {words.atCost}
        {summary.moved > 0 && (
          <>
            <br />
            {words.moved(summary.moved)}
          </>
        )}
      </p>
    </div>
  );
}
