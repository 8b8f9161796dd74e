import { Mail, PanelRightOpen } from 'lucide-react';
import { useState } from 'react';
import { Badge } from '../../app/ui/badge.tsx';
import { Button } from '../../app/ui/button.tsx';
import { EmptyState } from '../../app/ui/empty-state.tsx';
import { IconButton } from '../../app/ui/icon-button.tsx';
import { Skeleton } from '../../app/ui/skeleton.tsx';
import { type Column, Table } from '../../app/ui/table.tsx';
import { Tooltip } from '../../app/ui/tooltip.tsx';
import type { Section } from '../section.ts';
import { texts } from './containers.texts.ts';

const { table, badges } = texts;
type Row = (typeof table.sample)[number] & { readonly key: string };

const rows: readonly Row[] = ['a', 'b', 'c', 'd'].flatMap((round) =>
  table.sample.map((row) => ({ ...row, key: `${round}-${row.mail}` })),
);

const status = (
  <Badge tone="danger" icon={Mail}>
    {badges.danger}
  </Badge>
);

const columnsFor = (open: (row: Row) => void): readonly Column<Row>[] => [
  {
    id: 'status',
    header: table.status,
    width: 'w-33',
    cell: () => status,
    skeleton: <Skeleton className="h-6 w-23" />,
  },
  {
    id: 'sender',
    header: table.sender,
    width: 'w-58',
    cell: ({ name, mail }) => (
      <>
        <b className="block font-semibold">{name}</b>
        <a className="block w-max max-w-full text-label text-muted leading-6" href={`mailto:${mail}`}>
          {mail}
        </a>
      </>
    ),
    skeleton: (
      <>
        <Skeleton className="my-0.75 h-3.5 w-32" />
        <Skeleton className="my-1.5 h-3 w-38" />
      </>
    ),
  },
  { id: 'subject', header: table.subject, width: 'w-42', cell: ({ subject }) => subject },
  {
    id: 'message',
    header: table.message,
    cell: ({ text }) => <p className="line-clamp-2 max-w-note text-ink-2">{text}</p>,
    skeleton: (
      <>
        <Skeleton className="my-0.75 h-3.5 w-[88%]" />
        <Skeleton className="my-1.5 h-3.5 w-3/5" />
      </>
    ),
  },
  {
    id: 'actions',
    header: table.actions,
    isAtEnd: true,
    width: 'w-24',
    cell: (row) => (
      <Tooltip text={table.open}>
        <IconButton icon={PanelRightOpen} label={table.open} onPress={() => open(row)} />
      </Tooltip>
    ),
  },
];

function Show() {
  const [opened, setOpened] = useState('');
  const [isLoading, setLoading] = useState(false);
  const open = ({ name }: Row) => setOpened(name);
  return (
    <div className="grid gap-4">
      <div className="flex items-center gap-4">
        <Button look="outline" onPress={() => setLoading(!isLoading)}>
          {isLoading ? table.loaded : table.loading}
        </Button>
        <output>{opened && table.opened(opened)}</output>
      </div>
      <Table
        isBounded
        label={table.label}
        columns={columnsFor(open)}
        rows={rows}
        rowKey={({ key }) => key}
        onRow={open}
        {...(isLoading ? { loadingRows: 10 } : {})}
        renderCard={(row) => (
          <>
            <div className="flex items-center justify-between gap-2">
              <b className="min-w-0 truncate font-semibold text-title-s">{row.name}</b>
              {status}
            </div>
            <p className="mt-1 font-medium">{row.subject}</p>
            <p className="mt-0.5 mb-3 line-clamp-2 text-ink-2">{row.text}</p>
            <Button look="soft" isWide onPress={() => open(row)}>
              {table.openShort}
            </Button>
          </>
        )}
      />
      <Table
        label={table.noMessages}
        columns={columnsFor(open)}
        rows={[]}
        rowKey={({ key }) => key}
        renderCard={() => null}
        empty={<EmptyState level={3} title={table.noMessages} text={table.noMessagesText} />}
      />
    </div>
  );
}

export const section: Section = { title: texts.titles.table, Show };
