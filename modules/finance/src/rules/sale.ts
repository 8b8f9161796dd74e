import type { DataOf } from '@ayna/contracts/core/event';
import type { inventoryMoved } from '@ayna/contracts/inventory.events';
import type { TransactionEntry } from './transaction-record.ts';
import type { SettledRecord } from './visit-record.ts';

type Move = DataOf<typeof inventoryMoved>;

type Seller = { readonly code: string; readonly name: string; readonly lastname: string } | null;

type EntryTexts = { readonly title: string; readonly note: string };

/** What a move of stock is in the books: an income, or an expense for the return of one. */
export const toMoveEntry = (
  { code, saleTotal, kind, by }: Move,
  { day, seller, texts }: { readonly day: string; readonly seller: Seller; readonly texts: EntryTexts },
): TransactionEntry => ({
  type: kind === 'Return' ? 'Expense' : 'Income',
  category: 'ProductSale',
  status: true,
  ...texts,
  amount: saleTotal ?? 0,
  date: day,
  paidDate: day,
  employeeCode: by.code,
  employeeSnapshot: seller
    ? { name: seller.name, lastname: seller.lastname }
    : { name: by.name, lastname: '' },
  performer: seller && { employeeCode: seller.code, name: seller.name, lastname: seller.lastname },
  productCode: code,
  appointmentCode: null,
  salaryKind: null,
  receiptCode: null,
});

/** Whether a return takes the whole sale back on its own day: then the sale does not count, as if it never was. */
export const undoesSale = (
  sale: Pick<SettledRecord, 'date' | 'quantity'> | null,
  { quantity }: Pick<Move, 'quantity'>,
  day: string,
): boolean => sale?.date === day && sale.quantity === Math.abs(quantity);
