import type { Transaction } from '@ayna/contracts/finance';

/** The part of a transaction that its author decides. */
export type TransactionEntry = Omit<Transaction, 'salonCode' | 'id' | 'createdAt' | 'afterClose'>;

/** A transaction as stored. */
export type TransactionRecord = Omit<Transaction, 'salonCode'> & {
  readonly version: number;
  /** Removed by a person. */
  readonly gone: boolean;
  /** Its appointment is no longer completed. */
  readonly voided: boolean;
};

/** Whether sums and lists include the transaction. */
export const isCounted = ({ gone, voided }: TransactionRecord): boolean => !gone && !voided;

/** Only a Salary expense has a kind, and one without is wages: what clients wrote before there were kinds. */
export const salaryKindOf = ({
  type,
  category,
  salaryKind,
}: Pick<Transaction, 'type' | 'category' | 'salaryKind'>): Transaction['salaryKind'] =>
  type === 'Expense' && category === 'Salary' ? (salaryKind ?? 'salary') : null;

export const toTransactionView = (salonCode: string, record: TransactionRecord): Transaction => {
  const { version: _, gone: __, voided: ___, ...transaction } = record;
  return { ...transaction, salonCode };
};

export const toEventPayload = (record: TransactionRecord) => {
  const { id: code, version, type, category, status, amount, date, appointmentCode } = record;
  return { code, version, gone: !isCounted(record), type, category, status, amount, date, appointmentCode };
};
