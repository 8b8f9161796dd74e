import { ChevronDown, History, Undo2 } from 'lucide-react';
import { useId, useRef, useState } from 'react';
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

/** Folded: how much was done to it, and what last. One's own last change can be taken back without unfolding it. */
export function HistoryFact({ entries, hasFailed, viewerCode = '', undo, isUndoing }: Props) {
  const [isOpen, setOpen] = useState(false);
  const listId = useId();
  const newest = entries?.toReversed() ?? [];
  const [last] = newest;
  return (
    <Fact Icon={History}>
      {!entries && (
        <>
          <FactLabel>{words.label}</FactLabel>
          {hasFailed ? (
            <p className="text-muted">{words.failed}</p>
          ) : (
            <Skeleton className="mt-2 h-3.5 w-3/4" />
          )}
        </>
      )}
      {last && (
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={listId}
          onClick={() => setOpen(!isOpen)}
          className="-my-2.5 flex min-h-11 w-full cursor-pointer items-center gap-2 rounded-xs text-left"
        >
          <span className="num wrap-anywhere min-w-0 flex-1">
            <span className="mr-1.5 font-semibold">{words.label}</span>
            <span className="text-label text-muted">
              {words.count(newest.length)}
              {!isOpen && (
                <>
                  {separator}
                  <span>{historyLine(last).sentence}</span>
                </>
              )}
            </span>
          </span>
          <ChevronDown size={18} className={`flex-none text-muted ${isOpen ? 'rotate-180' : ''}`} />
        </button>
      )}
      {last?.what === 'status' && last.by?.code === viewerCode && (
        <Undo entry={last} viewerCode={viewerCode} undo={undo} isUndoing={isUndoing} />
      )}
      <ol id={listId} hidden={!isOpen} className={isOpen ? 'mt-2.5 grid gap-2.5' : ''}>
        {isOpen &&
          newest.map((entry, index) => (
            <li key={newest.length - index}>
              <Line entry={entry} />
            </li>
          ))}
      </ol>
    </Fact>
  );
}

const separator = ' \u00b7 ';

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
