import { useMutation } from '@tanstack/react-query';
import { Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { type ImportState, resumeImport, stopImport } from '../../data/imports.ts';
import { showFailure } from '../../parts/show-failure.ts';
import { useNow } from '../../parts/use-now.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/link.tsx';
import { showToast } from '../../ui/toast.tsx';
import { RefusedRows } from './refused-rows.tsx';
import { secondsLeft } from './rules.ts';
import { StepFrame } from './step-frame.tsx';
import { texts } from './texts.ts';

const words = texts.run;

type Props = {
  readonly salonCode: string;
  readonly state: ImportState;
  readonly startNew: () => void;
};

/** A file under way, and its report once it is over. */
export function ImportProgress({ salonCode, state, startNew }: Props) {
  const { state: phase, rows, seen: processed, fileName } = state;
  const key = phase === 'mapping' ? 'running' : phase;
  return (
    <StepFrame title={words.title[key]} step={phase === 'done' ? 3 : 2}>
      <section className="rounded-lg p-5.5 ring-1 ring-line max-tablet:p-4.5 dark:bg-raised">
        <div className="mb-3.5 flex items-center gap-4 max-tablet:flex-wrap">
          <div className="min-w-0 flex-1">
            <p className="num text-muted text-title-size">
              <b className="font-semibold text-head-30 text-ink leading-9 tracking-l">
                {processed.toLocaleString('tr-TR')}
              </b>{' '}
              {words.of(rows)}
            </p>
            <p role="status" className="num text-ink-2">
              {phase === 'running' && (
                <>
                  <TimeLeft state={state} /> {words.away}
                </>
              )}
              {phase === 'stopped' && words.stopped}
              {phase === 'done' && words.done(fileName)}
            </p>
          </div>
          <ImportActions salonCode={salonCode} state={state} startNew={startNew} />
        </div>
        <ImportBar state={state} />
      </section>
      <RefusedRows salonCode={salonCode} state={state} />
    </StepFrame>
  );
}

function TimeLeft({ state }: { readonly state: ImportState }) {
  const left = secondsLeft(state, useNow());
  if (left === undefined) return null;
  return left > 5 ? words.left(left) : words.soon;
}

function ImportActions({ salonCode, state, startNew }: Props): ReactNode {
  const { code } = state;
  const resume = useMutation({ ...resumeImport, onError: showFailure });
  const stop = useMutation({
    ...stopImport,
    onError: showFailure,
    onSuccess: ({ state: phase }) => {
      if (phase !== 'stopped') return;
      showToast({
        text: words.stoppedToast,
        action: { label: words.resume, onPress: () => resume.mutate({ salonCode, code }) },
      });
    },
  });
  if (state.state === 'running')
    return (
      <Button look="outline" isPending={stop.isPending} onPress={() => stop.mutate({ salonCode, code })}>
        {words.stop}
      </Button>
    );
  return (
    <div className="flex flex-wrap gap-2.5 max-tablet:w-full max-tablet:*:flex-1">
      <Button look="outline" onPress={startNew}>
        {words.again}
      </Button>
      {state.state === 'stopped' ? (
        <Button isPending={resume.isPending} onPress={() => resume.mutate({ salonCode, code })}>
          {words.resume}
        </Button>
      ) : (
        <ButtonLink to={paths.customers} icon={Users}>
          {words.toCustomers}
        </ButtonLink>
      )}
    </div>
  );
}

const importWords = texts.run;

/** Made, merged and not taken, each with its part of the whole. */
function ImportBar({ state }: { readonly state: ImportState }) {
  const { rows, seen, made, merged, refused, wished, booked } = state;
  const pieces = [
    {
      id: 'made',
      count: made,
      fill: 'fill-v2',
      dot: 'bg-v2',
      label: importWords.made(made),
    },
    {
      id: 'merged',
      count: merged,
      fill: 'fill-v4',
      dot: 'bg-v4',
      label: importWords.merged(merged),
    },
    {
      id: 'refused',
      count: refused,
      fill: 'fill-danger',
      dot: 'bg-danger',
      label: importWords.refused(refused),
    },
  ];
  const percent = (count: number): number => (rows === 0 ? 0 : (count / rows) * 100);
  const starts = pieces.map((_, at) =>
    pieces.slice(0, at).reduce((sum, { count }) => sum + percent(count), 0),
  );
  return (
    <>
      <div
        role="progressbar"
        aria-label={importWords.progress}
        aria-valuenow={seen}
        aria-valuemin={0}
        aria-valuemax={rows}
        className="h-3 overflow-hidden rounded-full bg-sunken ring-1 ring-line ring-inset"
      >
        {/* Drawn: the policy refuses a style that comes with the document. */}
        <svg aria-hidden="true" className="block h-3 w-full">
          {pieces.map(({ id, count, fill }, at) => (
            <rect
              key={id}
              x={`${starts[at] ?? 0}%`}
              width={`${percent(count)}%`}
              height="12"
              className={fill}
            />
          ))}
        </svg>
      </div>
      <ul className="num mt-3 flex flex-wrap gap-x-5 gap-y-1.5">
        {pieces.map(({ id, dot, label }) => (
          <li key={id} className="flex items-center gap-1.75">
            <span aria-hidden="true" className={`size-2.5 rounded-bar ${dot}`} />
            {label}
          </li>
        ))}
        {wished > 0 && <li className="text-ink-2">{importWords.booked(booked, wished)}</li>}
      </ul>
    </>
  );
}
