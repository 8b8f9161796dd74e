import { useMutation, useQuery } from '@tanstack/react-query';
import { RotateCcw } from 'lucide-react';
import { type DeadLetter, deadLettersQuery, replayDeadLetters } from '../../data/panel.ts';
import { LoadFailure } from '../../parts/load-failure.tsx';
import { momentOf } from '../../parts/moment-text.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { type Column, Table } from '../../ui/table.tsx';
import { showToast } from '../../ui/toast.tsx';
import { batchesOf } from './by-module.ts';
import { texts } from './texts.ts';

const loadingRows = 3;

type Replay = (letters: readonly DeadLetter[]) => void;

const useReplay = () => {
  const { mutateAsync, isPending } = useMutation(replayDeadLetters);
  const replay = async (letters: readonly DeadLetter[]): Promise<void> => {
    try {
      let count = 0;
      for (const batch of batchesOf(letters)) count += (await mutateAsync(batch)).replayed;
      showToast({ text: texts.replayed(count), tone: count === 0 ? 'info' : 'success' });
    } catch (failure) {
      showToast({ text: texts.replayFailed, detail: (failure as Error).message, tone: 'danger' });
    }
  };
  return { isPending, replay: ((letters) => void replay(letters)) satisfies Replay };
};

const keyOf = ({ module, id }: DeadLetter): string => `${module} ${id}`;

function Job({ letter: { module, job } }: { readonly letter: DeadLetter }) {
  return (
    <div className="flex flex-wrap items-center gap-2">
      <b className="wrap-anywhere font-semibold">{job}</b>
      <Badge size="sm">{module}</Badge>
    </div>
  );
}

type OneProps = { readonly letter: DeadLetter; readonly replay: Replay; readonly isWide?: boolean };

function ReplayOne({ letter, replay, isWide = false }: OneProps) {
  return (
    <Button
      look="outline"
      size={isWide ? 'md' : 'sm'}
      isWide={isWide}
      icon={RotateCcw}
      aria-label={texts.replayOne(letter.job, momentOf(letter.at))}
      onPress={() => replay([letter])}
    >
      {texts.replay}
    </Button>
  );
}

const columnsFor = (replay: Replay): readonly Column<DeadLetter>[] => [
  { id: 'job', header: texts.columns.job, width: 'w-72', cell: (letter) => <Job letter={letter} /> },
  {
    id: 'why',
    header: texts.columns.why,
    cell: ({ why }) => (
      <p className="wrap-anywhere line-clamp-2 text-ink-2" title={why}>
        {why}
      </p>
    ),
  },
  {
    id: 'at',
    header: texts.columns.at,
    width: 'w-42',
    cell: ({ at }) => <span className="num text-ink-2">{momentOf(at)}</span>,
  },
  {
    id: 'actions',
    header: texts.columns.actions,
    isAtEnd: true,
    width: 'w-46',
    cell: (letter) => <ReplayOne letter={letter} replay={replay} />,
    skeleton: <Skeleton className="ml-auto h-7 w-32" />,
  },
];

function Card({ letter, replay }: { readonly letter: DeadLetter; readonly replay: Replay }) {
  return (
    <div className="grid gap-2">
      <Job letter={letter} />
      <p className="wrap-anywhere text-ink-2">{letter.why}</p>
      <p className="num text-label text-muted">{momentOf(letter.at)}</p>
      <ReplayOne letter={letter} replay={replay} isWide />
    </div>
  );
}

/** The jobs that were given up; anyone who has mended the cause lets them run again. */
export function DeadLetters() {
  const { data = [], isPending, isLoadingError, error, refetch } = useQuery(deadLettersQuery);
  const { replay, isPending: isReplaying } = useReplay();
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div>
          <h2 className="font-semibold text-title">{texts.deadTitle}</h2>
          {data.length > 0 && <p className="text-label text-muted">{texts.deadCount(data.length)}</p>}
        </div>
        {data.length > 1 && (
          <Button look="outline" icon={RotateCcw} isPending={isReplaying} onPress={() => replay(data)}>
            {texts.replayAll}
          </Button>
        )}
      </div>
      {isLoadingError ? (
        <LoadFailure
          title={texts.deadFailed}
          text={error.message}
          retry={texts.retry}
          onRetry={() => void refetch()}
        />
      ) : (
        <Table
          isBounded
          label={texts.deadTitle}
          columns={columnsFor(replay)}
          rows={data}
          rowKey={keyOf}
          renderCard={(letter) => <Card letter={letter} replay={replay} />}
          {...(isPending ? { loadingRows } : {})}
          empty={<EmptyState level={3} title={texts.deadEmpty} text={texts.deadEmptyText} />}
        />
      )}
    </div>
  );
}
