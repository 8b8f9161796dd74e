import { ArrowRight, Minus } from 'lucide-react';
import type { ImportField, ImportState } from '../../data/imports.ts';
import { Select } from '../../ui/select.tsx';
import { withColumn } from './rules.ts';
import { texts } from './texts.ts';

const words = texts.mapping;

const options = Object.entries(texts.fields).map(([id, label]) => ({ id, label }));

type Props = {
  readonly state: ImportState;
  readonly columns: readonly ImportField[];
  readonly onColumns: (columns: ImportField[]) => void;
};

const line = 'flex min-h-14 min-w-0 items-center border-line border-b';
const headLine = 'flex min-h-8.5 items-center border-line border-b text-label text-muted';

/** What each column of the file becomes. */
export function Columns({ state: { headers, samples }, columns, onColumns }: Props) {
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
                <b className={`block truncate font-[550] ${isSkipped ? 'text-muted' : ''}`}>{header}</b>
                <small className="num block truncate text-[0.78rem] text-muted">
                  {words.example(samples[index] ?? '')}
                </small>
              </span>
            </span>
            <span className={`${line} text-muted`}>
              {isSkipped ? (
                <Minus aria-hidden="true" size={17} strokeWidth={1.75} />
              ) : (
                <ArrowRight aria-hidden="true" size={17} strokeWidth={1.75} />
              )}
            </span>
            <span className={`${line} [&>*]:w-full`}>
              <Select
                label={words.fieldOf(header)}
                isLabelHidden
                options={options}
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
