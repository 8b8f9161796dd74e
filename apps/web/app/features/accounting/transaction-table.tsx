import { ReceiptText, Trash2 } from 'lucide-react';
import { type ReactNode, useMemo, useState } from 'react';
import type { Transaction } from '../../data/finance.ts';
import { dayAndMonth } from '../../parts/day-range.ts';
import { spanOf } from '../../parts/days.ts';
import { signedSum } from '../../parts/signed-sum.ts';
import { useVisitTexts, type VisitText } from '../../parts/use-visit-texts.ts';
import { partsOf } from '../../ui/day-text.ts';
import { AnchoredMenu } from '../../ui/menu.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { type Column, Table } from '../../ui/table.tsx';
import { amountText } from './model/row-texts.ts';
import { netPerDay } from './model/totals.ts';
import { texts } from './texts.ts';
import {
  Category,
  Employee,
  Entry,
  MenuButton,
  PayButton,
  PhoneCard,
  type RowActions,
  Status,
} from './transaction-row.tsx';

export const transactionsPerPage = 20;

/** Under this there is no room for all columns. */
const cardsWhile = '(max-width: 999px)';

type VisitOf = (transaction: Transaction) => VisitText | undefined;

const columnsFor = (actions: RowActions, visitOf: VisitOf): readonly Column<Transaction>[] => [
  {
    id: 'entry',
    header: texts.columns.entry,
    cell: (one) => <Entry transaction={one} visit={visitOf(one)} showReceipt={actions.showReceipt} />,
  },
  {
    id: 'category',
    header: texts.columns.category,
    width: 'w-40 max-wide:w-34',
    cell: (one) => <Category transaction={one} />,
  },
  {
    id: 'employee',
    header: texts.columns.employee,
    width: 'w-46 max-wide:w-38',
    cell: (one) => <Employee transaction={one} />,
  },
  {
    id: 'status',
    header: texts.columns.status,
    width: 'w-30',
    cell: (one) => <Status transaction={one} />,
    skeleton: <Skeleton className="h-6 w-20" />,
  },
  {
    id: 'amount',
    header: texts.columns.amount,
    width: 'w-36',
    isAtEnd: true,
    cell: (one) => <span className="num whitespace-nowrap font-strong">{amountText(one)}</span>,
    skeleton: <Skeleton className="ml-auto h-3.5 w-20" />,
  },
  {
    id: 'actions',
    header: texts.columns.actions,
    width: 'w-40',
    isAtEnd: true,
    cell: (one) => (
      <div className="-mr-1.5 flex items-center justify-end gap-2">
        {!one.status && <PayButton transaction={one} pay={actions.pay} />}
        <MenuButton transaction={one} openMenu={actions.openMenu} />
      </div>
    ),
    skeleton: <Skeleton className="ml-auto h-7 w-8" />,
  },
];

const dayTitle = (day: string): string => `${dayAndMonth(day)} ${partsOf(day).weekday.long}`;

type Props = {
  readonly salonCode: string;
  /** All that fit; the days are added up over all pages. */
  readonly transactions: readonly Transaction[];
  readonly page: number;
  readonly isPending: boolean;
  readonly pay: (transaction: Transaction) => void;
  readonly remove: (transaction: Transaction) => void;
  readonly showReceipt: (transaction: Transaction) => void;
  readonly empty: ReactNode;
};

/** One page of transactions, by day: a table on a desk, cards on a phone. */
export function TransactionTable(props: Props) {
  const { salonCode, transactions, page, isPending, pay, remove, showReceipt, empty } = props;
  const [menu, setMenu] = useState<{ readonly transaction: Transaction; readonly anchor: Element }>();
  const totals = useMemo(() => netPerDay(transactions), [transactions]);
  const openMenu = (transaction: Transaction, anchor: Element): void => setMenu({ transaction, anchor });
  const rows = transactions.slice((page - 1) * transactionsPerPage, page * transactionsPerPage);
  const visits = useVisitTexts(salonCode, {
    days: spanOf(rows.filter(({ appointmentCode }) => appointmentCode).map(({ date }) => date)),
  });
  const visitOf = ({ appointmentCode }: Transaction) => visits.get(appointmentCode ?? '');
  const groupOf = ({ date }: Transaction) => ({
    id: date,
    heading: <DayHead day={date} total={totals.get(date) ?? 0} />,
  });
  return (
    <>
      <Table
        label={texts.title}
        columns={columnsFor({ pay, openMenu, showReceipt }, visitOf)}
        rows={rows}
        rowKey={({ id }) => id}
        groupOf={groupOf}
        renderCard={(one) => (
          <PhoneCard transaction={one} visit={visitOf(one)} pay={pay} openMenu={openMenu} />
        )}
        cardSkeleton={<Skeleton className="h-11" />}
        isCentred
        cardsWhile={cardsWhile}
        {...(isPending ? { loadingRows: 8 } : {})}
        empty={empty}
      />
      {menu && (
        <AnchoredMenu
          label={texts.actions(menu.transaction.title)}
          anchor={menu.anchor}
          onClose={() => setMenu(undefined)}
          groups={[
            {
              id: 'receipt',
              items: [
                {
                  id: 'receipt',
                  label: menu.transaction.receiptCode ? texts.receipt.show : texts.receipt.attach,
                  icon: ReceiptText,
                  onPress: () => showReceipt(menu.transaction),
                },
              ],
            },
            {
              id: 'remove',
              items: [
                {
                  id: 'remove',
                  label: texts.remove,
                  tone: 'danger',
                  icon: Trash2,
                  onPress: () => remove(menu.transaction),
                },
              ],
            },
          ]}
        />
      )}
    </>
  );
}

function DayHead({ day, total }: { readonly day: string; readonly total: number }) {
  return (
    <span className="num flex flex-wrap justify-between gap-x-2 tablet:justify-start">
      <span className="font-strong">{dayTitle(day)}</span>
      <span className="font-body text-muted">{texts.dayTotal(signedSum(total))}</span>
    </span>
  );
}
