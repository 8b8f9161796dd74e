import { finance } from '@ayna/contracts/finance';
import { sumLira } from '@ayna/domain/money';
import { wallDate } from '@ayna/domain/wall-now';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Plus, Wallet } from 'lucide-react';
import { useMemo, useState } from 'react';
import { type MetaDescriptor, Outlet } from 'react-router';
import {
  removeTransaction,
  restoreTransaction,
  type Transaction,
  transactionsQuery,
} from '../../data/finance.ts';
import { salonQuery } from '../../data/salon.ts';
import { financeFiguresQuery } from '../../data/statistics.ts';
import { systemClock } from '../../lib/clock.ts';
import { openingState } from '../../lib/use-url-state.ts';
import { lastMonthUntil, monthOf } from '../../parts/days.ts';
import { LoadFailure } from '../../parts/load-failure.tsx';
import { NoPermission } from '../../parts/no-permission.tsx';
import { runUndoable } from '../../parts/run-undoable.ts';
import { type Member, useMember } from '../../parts/use-member.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ButtonLink } from '../../ui/link.tsx';
import { Pager } from '../../ui/pager.tsx';
import { HairAvatar } from '../../ui/pattern/hair-avatar.tsx';
import { Figures } from './figures.tsx';
import { Filters } from './filters.tsx';
import { Head } from './head.tsx';
import { totalsOf } from './model/totals.ts';
import { PayDialog } from './pay-dialog.tsx';
import { ReceiptDialog } from './receipt/receipt-dialog.tsx';
import { Proposals } from './recurring/proposals.tsx';
import { RemovedLately } from './removed.tsx';
import { texts } from './texts.ts';
import { TransactionTable, transactionsPerPage } from './transaction-table.tsx';
import { toRequest, type UrlState, useAccountingUrl } from './use-accounting-url.ts';

export const meta = (): MetaDescriptor[] => [{ title: texts.documentTitle }];

/** The books of the salon: what came in, what went out, and what is still due. */
export default function AccountingScreen() {
  const member = useMember();
  if (!member) return null;
  if (member.mayCall(finance.routes.bySalon)) return <Accounting key={member.salonCode} member={member} />;
  return (
    <NoPermission
      page={texts.title}
      why={texts.noRight.why}
      right={{ name: texts.noRight.right, icon: Wallet }}
    />
  );
}

/** Until the salon has told its zone, that of the country. */
const defaultZone = 'Europe/Istanbul';
const none: readonly Transaction[] = [];

/** What the form beside the list is told. */
export type AccountingContext = { readonly salonCode: string; readonly today: string };

function Accounting({ member: { salonCode } }: { readonly member: Member }) {
  const { data: salon } = useQuery(salonQuery(salonCode));
  const today = wallDate(systemClock.now(), salon?.zone ?? defaultZone);
  const urlState = useAccountingUrl();
  const shown = urlState.days ?? monthOf(today);
  const list = useQuery(transactionsQuery(salonCode, toRequest(urlState, shown)));
  const { data, isPlaceholderData } = list;
  const [paying, setPaying] = useState<Transaction>();
  const [receiptOf, setReceiptOf] = useState<Transaction>();
  const remove = useRemove();
  const totals = useMemo(() => data && totalsOf(data), [data]);
  const before = useNetBefore(salonCode, urlState, today);
  const pageCount = Math.max(1, Math.ceil((data?.length ?? 0) / transactionsPerPage));
  const page = Math.min(urlState.page, pageCount);
  return (
    <>
      <Head salonCode={salonCode} today={today} transactions={data} shown={shown} />
      <div
        aria-busy={isPlaceholderData}
        className="grid gap-3.5 px-6 pt-0.5 pb-6 max-tablet:px-4 tablet:min-h-0 tablet:flex-1 tablet:content-start tablet:overflow-y-auto"
      >
        {!list.isLoadingError && <Figures totals={totals} today={today} before={before} />}
        <Proposals salonCode={salonCode} />
        <Filters salonCode={salonCode} urlState={urlState} shown={shown} today={today} />
        {list.isLoadingError ? (
          <LoadFailure
            title={texts.failed}
            text={list.error.message}
            retry={texts.retry}
            onRetry={() => void list.refetch()}
          />
        ) : (
          <TransactionTable
            salonCode={salonCode}
            transactions={data ?? none}
            page={page}
            isPending={list.isPending}
            pay={setPaying}
            remove={(one) => void remove(one)}
            showReceipt={setReceiptOf}
            empty={<NoTransactions urlState={urlState} />}
          />
        )}
        {pageCount > 1 && <Pager page={page} pageCount={pageCount} onPage={urlState.toPage} />}
        <RemovedLately salonCode={salonCode} />
      </div>
      {paying && <PayDialog transaction={paying} today={today} close={() => setPaying(undefined)} />}
      {receiptOf && <ReceiptDialog transaction={receiptOf} close={() => setReceiptOf(undefined)} />}
      <Outlet context={{ salonCode, today } satisfies AccountingContext} />
    </>
  );
}

/** What last month came to by the same day: beside the month that runs, shown as a whole. */
const useNetBefore = (salonCode: string, { days, isNarrowed }: UrlState, today: string) => {
  const span = lastMonthUntil(today);
  const { data } = useQuery({
    ...financeFiguresQuery(salonCode, span),
    enabled: days === null && !isNarrowed,
  });
  return data && days === null && !isNarrowed
    ? { day: span.first, net: sumLira([data.income, -data.expense]) }
    : undefined;
};

/** Takes a transaction out of the books; the message brings it back. */
const useRemove = () => {
  const { mutateAsync: remove } = useMutation(removeTransaction);
  const { mutateAsync: restore } = useMutation(restoreTransaction);
  return ({ id, title }: Transaction): Promise<void> =>
    runUndoable({
      run: () => remove(id),
      done: texts.removed(title),
      detail: texts.removedDetail,
      undo: () => restore(id),
      undone: texts.restored(title),
    });
};

const words = texts.empty;
const art = <HairAvatar seed="accounting" tone="auburn" />;

/** Days without a transaction, or choices that none fits. */
function NoTransactions({ urlState }: { readonly urlState: UrlState }) {
  const { isNarrowed, clear } = urlState;
  return (
    <EmptyState
      title={isNarrowed ? words.foundTitle : words.title}
      text={isNarrowed ? words.foundText : words.text}
      art={art}
      action={
        isNarrowed ? (
          <Button look="outline" onPress={clear}>
            {words.clear}
          </Button>
        ) : (
          <ButtonLink look="outline" to={paths.addTransaction} state={openingState} icon={Plus}>
            {texts.add}
          </ButtonLink>
        )
      }
    />
  );
}
