import { validate } from '@ayna/contracts/core/validation';
import { newTransaction, type PaymentKind } from '@ayna/contracts/finance';
import type { Transaction } from '../../../data/finance.ts';
import { texts } from '../texts.ts';

/** What is typed into the form; an amount or a day may be missing while somebody types. */
export type EntryValues = {
  readonly type: Transaction['type'];
  readonly category: Transaction['category'];
  readonly amount: number | null;
  readonly title: string;
  readonly date: string | null;
  readonly employeeCode: string | null;
  readonly status: boolean;
  /** Counts once it is paid. */
  readonly paymentKind: PaymentKind;
  readonly note: string;
  readonly salaryKind: 'salary' | 'advance';
  readonly receiptCode: string | null;
};

export const emptyEntry = (today: string): EntryValues => ({
  type: 'Expense',
  category: 'Other',
  amount: null,
  title: '',
  date: today,
  employeeCode: null,
  status: true,
  paymentKind: 'cash',
  note: '',
  salaryKind: 'salary',
  receiptCode: null,
});

/** A pile of receipts is often of one kind and one day: the next one begins with those of the last. */
export const nextEntry = (saved: Transaction, today: string): EntryValues => ({
  ...emptyEntry(today),
  type: saved.type,
  category: saved.category,
  date: saved.date,
  salaryKind: saved.salaryKind ?? 'salary',
});

export const isWages = ({ type, category }: Pick<EntryValues, 'type' | 'category'>): boolean =>
  type === 'Expense' && category === 'Salary';

/** The contract lets wages without a name pass, as the first clients send them; a statement could not count them. */
export const parseEntry = (values: EntryValues & { readonly salonCode: string }) => {
  const parsed = validate(newTransaction, values);
  if (!isWages(values) || values.employeeCode !== null) return parsed;
  return { fields: { ...parsed.fields, employeeCode: texts.form.employeeMissing } };
};
