import { Mail, MessageSquareText } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Delivery } from '../../data/panel.ts';
import { momentOf } from '../../parts/moment-text.ts';
import { Badge } from '../../ui/badge.tsx';
import { type Column, Table } from '../../ui/table.tsx';
import { texts } from './texts.ts';

type Props = {
  readonly deliveries: readonly Delivery[];
  readonly salonNames: ReadonlyMap<string, string> | undefined;
  readonly isPending: boolean;
  readonly empty: ReactNode;
};

const loadingRows = 6;

const tones = { failed: 'red', unknown: 'amber', planned: 'blue', handed: 'blue' } as const;
const icons = { sms: MessageSquareText, mail: Mail } as const;

function Recipient({ one: { channel, recipient } }: { readonly one: Delivery }) {
  const Icon = icons[channel];
  return (
    <span className="num flex items-center gap-2.5">
      <Icon aria-label={texts.channels[channel]} className="flex-none text-muted" />
      <span className="truncate">{recipient}</span>
    </span>
  );
}

const State = ({ one: { state } }: { readonly one: Delivery }) => (
  <Badge tone={tones[state]}>{texts.states[state]}</Badge>
);

/** What the provider answered, and how often it was tried. */
const whyText = ({ error, attempts }: Delivery): string =>
  texts.joined(error ?? texts.noReason, ...(attempts > 0 ? [texts.attempts(attempts)] : []));

type SalonText = (one: Delivery) => string;

const columnsFor = (salonText: SalonText): readonly Column<Delivery>[] => [
  {
    id: 'recipient',
    header: texts.columns.recipient,
    width: 'w-54',
    cell: (one) => <Recipient one={one} />,
  },
  { id: 'state', header: texts.columns.state, width: 'w-32', cell: (one) => <State one={one} /> },
  {
    id: 'why',
    header: texts.columns.why,
    cell: (one) => <p className="wrap-anywhere line-clamp-2 text-ink-2">{whyText(one)}</p>,
  },
  {
    id: 'salon',
    header: texts.columns.salon,
    width: 'w-46',
    cell: (one) => <span className="block truncate text-ink-2">{salonText(one)}</span>,
  },
  {
    id: 'at',
    header: texts.columns.at,
    width: 'w-42',
    cell: ({ plannedAt }) => <span className="num text-ink-2">{momentOf(plannedAt)}</span>,
  },
];

export function DeliveryTable({ deliveries, salonNames, isPending, empty }: Props) {
  const salonText: SalonText = ({ salonCode }) =>
    salonCode === null ? texts.platform : (salonNames?.get(salonCode) ?? '');
  return (
    <Table
      isBounded
      label={texts.title}
      columns={columnsFor(salonText)}
      rows={deliveries}
      rowKey={({ code }) => code}
      renderCard={(one) => (
        <div className="grid gap-2">
          <div className="flex items-center justify-between gap-3">
            <Recipient one={one} />
            <State one={one} />
          </div>
          <p className="wrap-anywhere text-ink-2">{whyText(one)}</p>
          <p className="num text-label text-muted">{texts.joined(momentOf(one.plannedAt), salonText(one))}</p>
        </div>
      )}
      {...(isPending && { loadingRows })}
      empty={empty}
    />
  );
}
