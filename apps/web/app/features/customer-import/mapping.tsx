import { useMutation, useQuery } from '@tanstack/react-query';
import { FileSpreadsheet } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { discardImport, type ImportState, previewQuery, runImport } from '../../data/imports.ts';
import { LoadFailure } from '../../parts/load-failure.tsx';
import { SaveBar } from '../../parts/save-bar.tsx';
import { showFailure } from '../../parts/show-failure.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { FormFailure } from '../../ui/form-failure.tsx';
import { Columns } from './columns.tsx';
import { FileButton } from './file-button.tsx';
import { Preview, PreviewSkeleton } from './preview.tsx';
import { mappingProblem } from './rules.ts';
import { StepFrame } from './step-frame.tsx';
import { texts } from './texts.ts';

const words = texts.mapping;

type Props = { readonly salonCode: string; readonly state: ImportState };

/** What somebody chooses before a file is taken, and what would become of it. */
const useMapping = ({ salonCode, state }: Props) => {
  const { code } = state;
  const [options, setOptions] = useState(state.options);
  const problem = mappingProblem(options.columns);
  const preview = useQuery(previewQuery(code, options, problem === undefined));
  const run = useMutation({ ...runImport, onError: showFailure });
  const drop = useMutation({ ...discardImport, onError: showFailure });
  const navigate = useNavigate();
  const shown = problem ? undefined : preview.data;
  const count = shown ? shown.fresh + shown.merging : 0;
  return {
    options,
    change: (more: Partial<typeof options>) => setOptions({ ...options, ...more }),
    preview,
    shown,
    count,
    problem: problem ?? (shown && count === 0 ? words.nobody : undefined),
    isSending: run.isPending,
    go: () => run.mutate({ salonCode, code, options }),
    giveUp: () => {
      drop.mutate({ salonCode, code });
      void navigate(paths.customers);
    },
  };
};

export function Mapping(props: Props) {
  const { salonCode, state } = props;
  const mapping = useMapping(props);
  const { options, change, preview, shown, count, problem } = mapping;
  return (
    <>
      <StepFrame title={words.title} step={1}>
        <FileCard salonCode={salonCode} state={state} />
        <div className="grid items-start gap-7 max-wide:gap-6 wide:grid-cols-2">
          <section>
            <h2 className="font-semibold text-title">{words.columns}</h2>
            <p className="text-label text-muted">
              {words.known(state.options.columns.filter((field) => field !== 'skip').length)}
            </p>
            <Columns state={state} columns={options.columns} onColumns={(columns) => change({ columns })} />
            <div className="mt-4 grid gap-2.5">
              <Checkbox label={words.merge} value={options.merge} onChange={(merge) => change({ merge })} />
              <Checkbox
                label={
                  <>
                    {words.marketing} <span className="text-muted">{words.marketingNote}</span>
                  </>
                }
                value={options.marketing}
                onChange={(marketing) => change({ marketing })}
              />
            </div>
          </section>
          <section aria-busy={preview.isFetching}>
            <div className="flex items-center gap-2">
              <h2 className="flex-1 font-semibold text-title">{texts.preview.title}</h2>
              {shown && (
                <span className="num text-label text-muted">{texts.preview.first(shown.rows.length)}</span>
              )}
            </div>
            <p className="text-label text-muted">{texts.preview.text}</p>
            {shown && <Preview {...shown} />}
            {!shown && !problem && !preview.error && <PreviewSkeleton />}
            {!shown && preview.error && (
              <LoadFailure
                title={texts.preview.failed}
                text={preview.error.message}
                retry={texts.retry}
                onRetry={() => void preview.refetch()}
              />
            )}
          </section>
        </div>
      </StepFrame>
      <SaveBar note={problem ?? words.note} isWrong={problem !== undefined}>
        <Button look="outline" onPress={mapping.giveUp}>
          {words.cancel}
        </Button>
        <Button isDisabled={count === 0} isPending={mapping.isSending} onPress={mapping.go}>
          {words.go(count)}
        </Button>
      </SaveBar>
    </>
  );
}

function FileCard({ salonCode, state }: Props) {
  const [failure, setFailure] = useState<string>();
  const { fileName, rows, headers, sheet } = state;
  return (
    <div className="mb-5.5">
      <div className="flex items-center gap-3.5 rounded-[14px] bg-sunken px-4 py-3 dark:bg-raised">
        <span className="grid h-11.5 w-10 flex-none place-items-center rounded-md bg-completed-bg text-completed-ink">
          <FileSpreadsheet aria-hidden="true" size={22} strokeWidth={1.75} />
        </span>
        <div className="min-w-0 flex-1">
          <b className="block truncate font-[550]">{fileName}</b>
          <p className="num text-label text-muted">{texts.file.about(rows, headers.length, sheet)}</p>
        </div>
        <FileButton salonCode={salonCode} onFailure={setFailure} look="outline" size="sm">
          {texts.file.change}
        </FileButton>
      </div>
      <FormFailure message={failure} />
    </div>
  );
}
