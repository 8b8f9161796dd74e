import { History, Undo2 } from 'lucide-react';
import { useRef, useState } from 'react';
import type { HistoryEntry } from '../../data/appointments.ts';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { momentOf } from '../moment-text.ts';
import { useNow } from '../use-now.ts';
import { Fact, FactLabel } from './fact.tsx';
import { historyLine, undoSecondsLeft } from './history-text.ts';
import { texts } from './texts.ts';
import { useFocusFallback } from './use-focus-fallback.ts';

const words = texts.history;

type Props = {
  /** Oldest first, as the server has it; undefined until it is here. */
  readonly entries: readonly HistoryEntry[] | undefined;
  readonly hasFailed: boolean;
  readonly viewerCode: string | undefined;
  readonly undo: () => void;
  readonly isUndoing: boolean;
};

/** More than these are behind a button: what was done last matters most. */
const collapsedEntries = 3;

export function HistoryFact({ entries, hasFailed, viewerCode = '', undo, isUndoing }: Props) {
  const [isWhole, setWhole] = useState(false);
  const newest = entries?.toReversed() ?? [];
  const shown = isWhole ? newest : newest.slice(0, collapsedEntries);
  return (
    <Fact Icon={History}>
      <FactLabel>{words.label}</FactLabel>
      {!entries && hasFailed && <p className="mt-0.5 text-muted">{words.failed}</p>}
      {!entries && !hasFailed && <Skeleton className="mt-2 h-3.5 w-3/4" />}
      <ol className="mt-1 grid gap-2.5">
        {shown.map((entry, index) => (
          <li key={newest.length - index}>
            <Line entry={entry} />
            {index === 0 && entry.what === 'status' && entry.by?.code === viewerCode && (
              <Undo entry={entry} viewerCode={viewerCode} undo={undo} isUndoing={isUndoing} />
            )}
          </li>
        ))}
      </ol>
      {shown.length < newest.length && (
        <span className="-mx-2.5 mt-1.5 block">
          <Button look="ghost" size="sm" onPress={() => setWhole(true)}>
            {words.showAll(newest.length)}
          </Button>
        </span>
      )}
    </Fact>
  );
}

function Line({ entry }: { readonly entry: HistoryEntry }) {
  const { sentence, change } = historyLine(entry);
  return (
    <>
      <p className="wrap-anywhere leading-5">{sentence}</p>
      {change && <p className="num wrap-anywhere line-clamp-4 text-label text-muted">{change}</p>}
      <p className="num text-caption text-muted">
        <time dateTime={entry.at}>{momentOf(entry.at)}</time>
      </p>
    </>
  );
}

type UndoProps = { readonly entry: HistoryEntry; readonly viewerCode: string } & Pick<
  Props,
  'undo' | 'isUndoing'
>;

function Undo({ entry, viewerCode, undo, isUndoing }: UndoProps) {
  const seconds = undoSecondsLeft(entry, viewerCode, useNow());
  const index = useRef<HTMLSpanElement>(null);
  useFocusFallback(index);
  return (
    <span ref={index} tabIndex={-1} className="flex items-center gap-2.5 pt-1.5 outline-none ">
      {seconds > 0 && (
        <>
          <Button look="soft" size="sm" isPending={isUndoing} icon={Undo2} onPress={undo}>
            {texts.undo}
          </Button>
          <span aria-hidden="true" className="num text-caption text-muted">
            {texts.secondsLeft(seconds)}
          </span>
        </>
      )}
    </span>
  );
}
