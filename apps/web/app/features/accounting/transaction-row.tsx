import { Check, Ellipsis, Hourglass, Paperclip } from 'lucide-react';
import type { Transaction } from '../../data/finance.ts';
import type { VisitText } from '../../parts/use-visit-texts.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { AfterCloseBadge } from './after-close-badge.tsx';
import { categoryIcons } from './category-icons.ts';
import { amountText, categoryText, employeeNameOf, lineOf } from './model/row-texts.ts';
import { texts } from './texts.ts';

export type RowActions = {
  readonly pay: (transaction: Transaction) => void;
  readonly openMenu: (transaction: Transaction, anchor: Element) => void;
  readonly showReceipt: (transaction: Transaction) => void;
};

type RowProps = { readonly transaction: Transaction };
type WithVisit = RowProps & { readonly visit: VisitText | undefined };

export const Status = ({ transaction: { status } }: RowProps) =>
  status ? (
    <Badge tone="success" icon={Check}>
      {texts.paid}
    </Badge>
  ) : (
    <Badge tone="warning" icon={Hourglass}>
      {texts.due}
    </Badge>
  );

export function Employee({ transaction }: RowProps) {
  const name = employeeNameOf(transaction);
  if (name === '') return <span className="text-muted">{texts.nobody}</span>;
  const seed = transaction.performer?.employeeCode ?? transaction.employeeCode;
  return (
    <span className="flex min-w-0 items-center gap-2.5">
      <Avatar name={name} size="sm" {...(seed ? { seed } : {})} />
      <span className="min-w-0 truncate">{name}</span>
    </span>
  );
}

export function Category({ transaction }: RowProps) {
  const Icon = categoryIcons[transaction.category];
  return (
    <span className="flex items-center gap-2">
      <Icon size={16} className="flex-none text-ink-2" />
      {categoryText(transaction)}
    </span>
  );
}

export function Entry({ transaction, visit, showReceipt }: WithVisit & Pick<RowActions, 'showReceipt'>) {
  const line = lineOf(transaction, visit);
  return (
    <div className="flex min-w-0 items-center gap-1">
      <div className="flex min-h-10 min-w-0 flex-1 flex-col justify-center">
        <span className="flex w-0 min-w-full items-center gap-2">
          <span className="truncate font-strong">{transaction.title}</span>
          {transaction.afterClose && <AfterCloseBadge />}
        </span>
        {line !== '' && (
          <span className="num block w-0 min-w-full truncate text-caption text-muted">{line}</span>
        )}
      </div>
      {transaction.receiptCode && <ReceiptButton transaction={transaction} showReceipt={showReceipt} />}
    </div>
  );
}

const ReceiptButton = ({ transaction, showReceipt }: RowProps & Pick<RowActions, 'showReceipt'>) => (
  <IconButton
    icon={Paperclip}
    size="sm"
    label={texts.receipt.open(transaction.title)}
    onPress={() => showReceipt(transaction)}
  />
);

export const MenuButton = ({ transaction, openMenu }: RowProps & Pick<RowActions, 'openMenu'>) => (
  <IconButton
    icon={Ellipsis}
    label={texts.actions(transaction.title)}
    aria-haspopup="menu"
    onPress={({ target }) => openMenu(transaction, target)}
  />
);

export const PayButton = ({ transaction, pay }: RowProps & Pick<RowActions, 'pay'>) => (
  <Button
    look="outline"
    size="sm"
    icon={Check}
    aria-label={texts.payOne(transaction.title)}
    onPress={() => pay(transaction)}
  >
    {texts.pay}
  </Button>
);

/** On a phone the menu leads to the receipt; the clip tells that there is one. */
export function PhoneCard({
  transaction,
  visit,
  pay,
  openMenu,
}: WithVisit & Omit<RowActions, 'showReceipt'>) {
  const { category, title, status, receiptCode } = transaction;
  const Icon = categoryIcons[category];
  const line = [employeeNameOf(transaction), lineOf(transaction, visit)]
    .filter((part) => part !== '')
    .join(' \u00b7 ');
  return (
    <div className="flex items-center gap-2.5">
      <span className="grid size-10 flex-none place-items-center rounded-box bg-sunken text-ink-2 dark:bg-sir-850">
        <Icon size={18} aria-label={texts.categories[category]} />
      </span>
      <span className="min-w-0 flex-1">
        <span className="flex items-center gap-1.5">
          <span className="min-w-0 truncate font-strong">{title}</span>
          {receiptCode && (
            <Paperclip size={14} aria-label={texts.receipt.title} className="flex-none text-muted" />
          )}
        </span>
        <span className="num block truncate text-label text-muted">{line}</span>
        {transaction.afterClose && <AfterCloseBadge />}
        {!status && (
          <span className="mt-1.5 block">
            <PayButton transaction={transaction} pay={pay} />
          </span>
        )}
      </span>
      <span className="num grid justify-items-end gap-1">
        <span className="whitespace-nowrap font-strong">{amountText(transaction)}</span>
        {status ? (
          <span className="text-label text-muted">{texts.paid}</span>
        ) : (
          <Status transaction={transaction} />
        )}
      </span>
      <span className="-mr-2">
        <MenuButton transaction={transaction} openMenu={openMenu} />
      </span>
    </div>
  );
}
