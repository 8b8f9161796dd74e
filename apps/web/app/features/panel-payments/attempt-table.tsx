import { Ban, Check, Clock, Hourglass, Landmark, type LucideIcon, X } from 'lucide-react';
import type { ReactNode } from 'react';
import type { AttemptState, ListedAttempt } from '../../data/panel-sales.ts';
import { declineReasons } from '../../parts/decline-reasons.texts.ts';
import { momentOf } from '../../parts/moment-text.ts';
import { sumText } from '../../parts/money-text.ts';
import { Badge } from '../../ui/badge.tsx';
import { type Column, Table } from '../../ui/table.tsx';
import { texts } from './texts.ts';

const looks: Readonly<
  Record<AttemptState, { tone: 'green' | 'red' | 'amber' | 'blue' | 'grey'; icon: LucideIcon }>
> = {
  started: { tone: 'blue', icon: Clock },
  'at-bank': { tone: 'blue', icon: Landmark },
  verifying: { tone: 'amber', icon: Hourglass },
  settled: { tone: 'green', icon: Check },
  failed: { tone: 'red', icon: X },
  expired: { tone: 'grey', icon: Ban },
};

export function AttemptBadge({ state }: { readonly state: AttemptState }) {
  return (
    <Badge tone={looks[state].tone} icon={looks[state].icon}>
      {texts.states[state]}
    </Badge>
  );
}

type Props = {
  readonly attempts: readonly ListedAttempt[];
  /** Undefined while they are on their way. */
  readonly names: ReadonlyMap<string, string> | undefined;
  readonly isPending: boolean;
  readonly show: (attempt: ListedAttempt) => void;
  readonly empty: ReactNode;
};

const whyText = ({ reason, providerCode }: ListedAttempt): string =>
  texts.joined(reason && declineReasons[reason].short, providerCode);

const columnsFor = ({ names, show }: Pick<Props, 'names' | 'show'>): readonly Column<ListedAttempt>[] => [
  {
    id: 'at',
    header: texts.columns.at,
    cell: ({ createdAt }) => <span className="num whitespace-nowrap">{momentOf(createdAt)}</span>,
  },
  {
    id: 'salon',
    header: texts.columns.salon,
    cell: (one) => (
      <>
        <b className="block font-strong">{nameOf(names, one)}</b>
        <span className="text-label text-muted">{texts.kinds[one.kind]}</span>
      </>
    ),
  },
  {
    id: 'amount',
    header: texts.columns.amount,
    cell: (one) => <OpenButton one={one} show={show} />,
  },
  { id: 'state', header: texts.columns.state, cell: ({ state }) => <AttemptBadge state={state} /> },
  {
    id: 'why',
    header: texts.columns.why,
    cell: (one) => <span className="text-label text-muted">{whyText(one)}</span>,
  },
];

const nameOf = (names: Props['names'], { salonCode }: ListedAttempt): string =>
  names?.get(salonCode) ?? texts.unknownSalon;

type OpenProps = Pick<Props, 'show'> & { readonly one: ListedAttempt };

function OpenButton({ one, show }: OpenProps) {
  const sum = sumText(one.amount);
  return (
    <button
      type="button"
      aria-label={texts.open(sum)}
      onClick={() => show(one)}
      className="num min-h-6 cursor-pointer rounded-xs font-semibold hover:underline"
    >
      {sum}
    </button>
  );
}

export function AttemptTable({ attempts, names, isPending, show, empty }: Props) {
  return (
    <Table
      label={texts.title}
      columns={columnsFor({ names, show })}
      rows={attempts}
      rowKey={({ code }) => code}
      onRow={show}
      renderCard={(one) => (
        <div className="grid grid-cols-fill-auto items-start gap-x-3 gap-y-1.5">
          <b className="font-strong">{nameOf(names, one)}</b>
          <AttemptBadge state={one.state} />
          <span className="num text-label text-muted">{momentOf(one.createdAt)}</span>
          <OpenButton one={one} show={show} />
          <span className="col-span-full text-label text-muted empty:hidden">{whyText(one)}</span>
        </div>
      )}
      {...(isPending && { loadingRows: 6 })}
      isCentred
      empty={empty}
    />
  );
}
