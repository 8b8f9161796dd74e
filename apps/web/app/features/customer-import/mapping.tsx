import { useMutation, useQuery } from '@tanstack/react-query';
import { ArrowRight, FileSpreadsheet, Minus } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import {
  discardImport,
  type ImportField,
  type ImportState,
  previewQuery,
  runImport,
} from '../../data/imports.ts';
import { LoadFailure } from '../../parts/load-failure.tsx';
import { SaveBar } from '../../parts/save-bar.tsx';
import { showFailure } from '../../parts/show-failure.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { FormFailure } from '../../ui/form-failure.tsx';
import { Select } from '../../ui/select.tsx';
import { FileButton } from './file-button.tsx';
import { Preview, PreviewSkeleton } from './preview.tsx';
import { mappingProblem, withColumn } from './rules.ts';
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
      <div className="flex items-center gap-3.5 rounded-lg bg-sunken px-4 py-3 dark:bg-raised">
        <span className="grid h-11.5 w-10 flex-none place-items-center rounded-md bg-completed-bg text-completed-ink">
          <FileSpreadsheet size={22} />
        </span>
        <div className="min-w-0 flex-1">
          <b className="block truncate font-strong">{fileName}</b>
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

const fieldOptions = Object.entries(texts.fields).map(([id, label]) => ({ id, label }));

type ColumnsProps = {
  readonly state: ImportState;
  readonly columns: readonly ImportField[];
  readonly onColumns: (columns: ImportField[]) => void;
};

const line = 'flex min-h-14 min-w-0 items-center border-line border-b';
const headLine = 'flex min-h-8.5 items-center border-line border-b text-label text-muted';

/** What each column of the file becomes. */
function Columns({ state: { headers, samples }, columns, onColumns }: ColumnsProps) {
  return (
    <div className="mt-2 grid grid-cols-[minmax(0,1fr)_30px_200px_minmax(0,1fr)] items-stretch max-tablet:grid-cols-[minmax(0,1fr)_28px_168px]">
      <span className={headLine}>{words.heads.column}</span>
      <span className={headLine} />
      <span className={headLine}>{words.heads.field}</span>
      <span className={`${headLine} pl-3.5 max-tablet:hidden`}>{words.heads.becomes}</span>
      {headers.map((header, index) => {
        const field = columns[index] ?? 'skip';
        const isSkipped = field === 'skip';
        return (
          // Two columns may be called the same; each is its place.
          // oxlint-disable-next-line react/no-array-index-key
          <div key={index} className="contents">
            <span className={line}>
              <span className="min-w-0 pr-2">
                <b className={`block truncate font-strong ${isSkipped ? 'text-muted' : ''}`}>{header}</b>
                <small className="num block truncate text-caption-size text-muted">
                  {words.example(samples[index] ?? '')}
                </small>
              </span>
            </span>
            <span className={`${line} text-muted`}>{isSkipped ? <Minus /> : <ArrowRight />}</span>
            <span className={`${line} *:w-full`}>
              <Select
                label={words.fieldOf(header)}
                isLabelHidden
                options={fieldOptions}
                value={field}
                onChange={(chosen) =>
                  onColumns(withColumn(columns, index, (chosen ?? 'skip') as ImportField))
                }
              />
            </span>
            <span className={`${line} pl-3.5 text-label text-muted max-tablet:hidden`}>
              {texts.becomes[field]}
            </span>
          </div>
        );
      })}
    </div>
  );
}
