import { useQuery } from '@tanstack/react-query';
import { Check, Hourglass, type LucideIcon, Undo2, X } from 'lucide-react';
import { type ListedPayment, paymentsQuery } from '../../data/billing.ts';
import { pageParam, useUrlState } from '../../lib/use-url-state.ts';
import { datesText } from '../../parts/day-range.ts';
import { declineReasons } from '../../parts/decline-reasons.texts.ts';
import { LoadFailure } from '../../parts/load-failure.tsx';
import { dayOf } from '../../parts/moment-text.ts';
import { sumText } from '../../parts/money-text.ts';
import { Badge } from '../../ui/badge.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Pager } from '../../ui/pager.tsx';
import { type Column, Table } from '../../ui/table.tsx';
import { InvoiceButtons } from './invoice/invoice-buttons.tsx';
import { texts } from './texts.ts';

const words = texts.payments;

const params = { page: pageParam('odemeler') };

/** Every try to pay, with its invoice where money was taken. */
export function PaymentsSection() {
  const { values, push } = useUrlState(params);
  const { data, isPending, isPlaceholderData, isLoadingError, error, refetch } = useQuery(
    paymentsQuery(values.page - 1),
  );
  return (
    <div>
      <h2 className="pt-2 pb-3 font-semibold text-title">{words.title}</h2>
      {isLoadingError ? (
        <LoadFailure
          title={words.failed}
          text={error.message}
          retry={texts.retry}
          onRetry={() => void refetch()}
        />
      ) : (
        <div aria-busy={isPlaceholderData} className="grid gap-3.5">
          <Table
            label={words.title}
            columns={columns}
            rows={data?.items ?? []}
            rowKey={({ code }) => code}
            renderCard={(payment) => <PaymentCard payment={payment} />}
            {...(isPending && { loadingRows: 3 })}
            isCentred
            empty={<EmptyState title={words.none} text={words.noneText} level={3} />}
          />
          {data && data.pageCount > 1 && (
            <Pager page={values.page} pageCount={data.pageCount} onPage={(page) => push({ page })} />
          )}
        </div>
      )}
    </div>
  );
}

const noteOf = ({ state, reason, tryNumber, from, to, refunded, amount }: ListedPayment): string => {
  if (state === 'failed') return reason ? words.bank(declineReasons[reason].short) : '';
  if (refunded > 0 && refunded < amount) return words.refunded(sumText(refunded));
  if (tryNumber > 1 && state === 'paid') return words.tryNumber(tryNumber);
  return from && to ? datesText(from, to) : '';
};

const looks: Readonly<
  Record<ListedPayment['state'], { tone: 'green' | 'red' | 'amber' | 'grey'; icon: LucideIcon }>
> = {
  paid: { tone: 'green', icon: Check },
  failed: { tone: 'red', icon: X },
  waiting: { tone: 'amber', icon: Hourglass },
  refunded: { tone: 'grey', icon: Undo2 },
};

function State({ state }: Pick<ListedPayment, 'state'>) {
  const { tone, icon } = looks[state];
  return (
    <Badge tone={tone} icon={icon}>
      {words.states[state]}
    </Badge>
  );
}

function What({ payment }: { readonly payment: ListedPayment }) {
  return (
    <>
      <b className="block font-strong">{payment.title}</b>
      <span className="block text-label text-muted">{noteOf(payment)}</span>
    </>
  );
}

function Invoice({ payment }: { readonly payment: ListedPayment }) {
  if (payment.invoice) return <InvoiceButtons invoice={payment.invoice} />;
  if (payment.state === 'failed') return <span className="text-muted">{words.noInvoice}</span>;
  return payment.state === 'paid' ? <span className="text-muted">{words.notYet}</span> : null;
}

const columns: readonly Column<ListedPayment>[] = [
  {
    id: 'date',
    header: words.columns.date,
    cell: ({ at }) => <span className="num whitespace-nowrap">{dayOf(at)}</span>,
  },
  { id: 'what', header: words.columns.what, cell: (payment) => <What payment={payment} /> },
  {
    id: 'amount',
    header: words.columns.amount,
    cell: ({ amount }) => <span className="num whitespace-nowrap font-strong">{sumText(amount)}</span>,
  },
  { id: 'state', header: words.columns.state, cell: ({ state }) => <State state={state} /> },
  {
    id: 'invoice',
    header: words.columns.invoice,
    isAtEnd: true,
    cell: (payment) => <Invoice payment={payment} />,
  },
];

function PaymentCard({ payment }: { readonly payment: ListedPayment }) {
  return (
    <div className="num grid grid-cols-fill-auto gap-x-3 gap-y-1">
      <span className="min-w-0">
        <What payment={payment} />
      </span>
      <b className="font-semibold">{sumText(payment.amount)}</b>
      <span className="text-label text-muted">{dayOf(payment.at)}</span>
      <State state={payment.state} />
      <div className="col-span-full mt-2 empty:hidden">
        <Invoice payment={payment} />
      </div>
    </div>
  );
}
