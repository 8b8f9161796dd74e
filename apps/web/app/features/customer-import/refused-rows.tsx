import { rowRefusalMessages } from '@ayna/contracts/core/import/texts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { CircleAlert, Download, Pencil } from 'lucide-react';
import { useState } from 'react';
import { generatePath } from 'react-router';
import {
  correctRow,
  downloadRefused,
  type ImportState,
  type RefusedRow,
  refusedRowsQuery,
} from '../../data/imports.ts';
import { useContractForm } from '../../lib/contract-form.ts';
import { LoadFailure } from '../../parts/load-failure.tsx';
import { showFailure } from '../../parts/show-failure.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { ButtonLink } from '../../ui/link.tsx';
import { Pager } from '../../ui/pager.tsx';
import { type Column, Table } from '../../ui/table.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { showToast } from '../../ui/toast.tsx';
import { texts } from './texts.ts';

const words = texts.refused;
type Props = { readonly salonCode: string; readonly state: ImportState };

export function RefusedRows({ salonCode, state }: Props) {
  const { code } = state;
  const [page, setPage] = useState(1);
  const [mended, setMended] = useState<RefusedRow>();
  const { data, error, refetch } = useQuery(refusedRowsQuery(code, page - 1, state.refused));
  const save = useMutation({ ...downloadRefused, onError: showFailure });
  if (data?.totalCount === 0) return <NoRows isOver={state.state === 'done'} />;
  return (
    <section className="mt-6">
      <div className="mb-3 flex items-center gap-4 max-tablet:flex-wrap">
        <div className="min-w-0 flex-1 max-tablet:basis-full">
          <h2 className="font-semibold text-title">{words.title}</h2>
          <p className="text-label text-muted">{words.text}</p>
        </div>
        <Button look="outline" icon={Download} isPending={save.isPending} onPress={() => save.mutate(code)}>
          {words.download}
        </Button>
      </div>
      {!data && error ? (
        <LoadFailure
          title={words.failed}
          text={error.message}
          retry={texts.retry}
          onRetry={() => void refetch()}
        />
      ) : (
        <Table
          label={words.title}
          columns={refusedColumns(setMended)}
          rows={data?.items ?? []}
          rowKey={({ number }) => String(number)}
          renderCard={(row) => <Card row={row} correct={setMended} />}
          {...(data ? {} : { loadingRows: 5 })}
          isCentred
        />
      )}
      {data && data.pageCount > 1 && (
        <div className="pt-4">
          <Pager page={page} pageCount={data.pageCount} onPage={setPage} />
        </div>
      )}
      {mended && (
        <CorrectRowDialog
          salonCode={salonCode}
          state={state}
          row={mended}
          close={() => setMended(undefined)}
        />
      )}
    </section>
  );
}

const NoRows = ({ isOver }: { readonly isOver: boolean }) =>
  isOver ? (
    <EmptyState title={words.none} text={words.noneText} />
  ) : (
    <p className="mt-6 text-muted">{words.noneYet}</p>
  );

type CorrectRow = (row: RefusedRow) => void;

const refusedColumns = (correct: CorrectRow): readonly Column<RefusedRow>[] => [
  {
    id: 'row',
    header: words.row,
    isAtEnd: true,
    width: 'w-20',
    cell: ({ number }) => <span className="num text-muted">{number.toLocaleString('tr-TR')}</span>,
  },
  {
    id: 'name',
    header: words.name,
    cell: ({ name }) => <b className="font-strong">{name || texts.preview.none}</b>,
  },
  {
    id: 'phone',
    header: words.phone,
    cell: ({ phone }) => <span className="num">{phone || texts.preview.none}</span>,
  },
  { id: 'why', header: words.why, cell: (row) => <RefusalReason row={row} /> },
  {
    id: 'acts',
    header: words.acts,
    isAtEnd: true,
    width: 'w-70',
    cell: (row) => (
      <span className="flex justify-end gap-2">
        <RowActions row={row} correct={correct} />
      </span>
    ),
  },
];

function RefusalReason({ row: { why, detail } }: { readonly row: RefusedRow }) {
  return (
    <span className="flex items-start gap-2 text-danger-ink">
      <CircleAlert size={16} className="mt-0.5 flex-none" />
      {rowRefusalMessages[why](detail)}
    </span>
  );
}

type RowProps = { readonly row: RefusedRow; readonly correct: CorrectRow };

function RowActions({ row, correct }: RowProps) {
  return (
    <>
      {row.cardCode && (
        <ButtonLink to={generatePath(paths.customer, { code: row.cardCode })} look="outline" size="sm">
          {words.open}
        </ButtonLink>
      )}
      <Button
        look="soft"
        size="sm"
        icon={Pencil}
        aria-label={words.mendOf(row.number)}
        onPress={() => correct(row)}
      >
        {words.mend}
      </Button>
    </>
  );
}

function Card({ row, correct }: RowProps) {
  return (
    <div className="grid gap-1.5">
      <div className="flex items-baseline gap-2">
        <b className="min-w-0 flex-1 font-strong">{row.name || texts.preview.none}</b>
        <span className="num text-label text-muted">{words.rowOf(row.number)}</span>
      </div>
      <span className="num text-ink-2">{row.phone || texts.preview.none}</span>
      <RefusalReason row={row} />
      <div className="mt-1.5 flex gap-2 *:flex-1">
        <RowActions row={row} correct={correct} />
      </div>
    </div>
  );
}

const correctRowWords = texts.mend;

type CorrectRowDialogProps = {
  readonly salonCode: string;
  readonly state: ImportState;
  readonly row: RefusedRow;
  readonly close: () => void;
};

/** A row with its cells to be written again, until it can be taken. */
function CorrectRowDialog({ salonCode, state, row, close }: CorrectRowDialogProps) {
  const { mutateAsync } = useMutation(correctRow);
  const form = useContractForm({
    schema: ({ cells }: { readonly cells: readonly string[] }) => ({ value: [...cells] }),
    saved: { cells: row.cells },
    async send(cells, { refuse }) {
      const { refused } = await mutateAsync({ salonCode, code: state.code, number: row.number, cells });
      if (refused) refuse({ form: correctRowWords.still(rowRefusalMessages[refused.why](refused.detail)) });
    },
    onSent(_, { values: { cells } }) {
      close();
      const index = state.options.columns.findIndex((field) => field === 'full-name' || field === 'name');
      showToast({ text: correctRowWords.taken(cells[index] ?? ''), tone: 'success' });
    },
  });
  const { cells } = form.values;
  const failure = form.failure ?? rowRefusalMessages[row.why](row.detail);
  return (
    <FormDialog
      form={{ ...form, failure }}
      size="lg"
      title={correctRowWords.title(row.number)}
      close={close}
      save={correctRowWords.take}
    >
      {state.options.columns.map(
        (field, index) =>
          field !== 'skip' && (
            <TextField
              key={field}
              label={texts.fields[field]}
              value={cells[index] ?? ''}
              maxLength={2_000}
              onChange={(text) => form.set({ cells: cells.with(index, text) })}
            />
          ),
      )}
    </FormDialog>
  );
}
