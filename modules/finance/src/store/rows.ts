import type { Transaction } from '@ayna/contracts/finance';
import type { TransactionEntry, TransactionRecord } from '../rules/transaction-record.ts';

export const columns = [
  'code',
  'type',
  'category',
  'status',
  'paid_date',
  'title',
  'amount',
  'date',
  'note',
  'employee_code',
  'employee_name',
  'employee_lastname',
  'performer_code',
  'performer_name',
  'performer_lastname',
  'product_code',
  'appointment_code',
  'salary_kind',
  'receipt_code',
  'taken_back',
  'gone_at',
  'after_close',
  'version',
  'created_at',
] as const;

/** The receipt is not among them: a person attaches it, and a completion that is recorded again keeps it. */
export const toColumns = (entry: TransactionEntry) => ({
  type: entry.type,
  category: entry.category,
  status: entry.status,
  paid_date: entry.paidDate,
  title: entry.title,
  amount: String(entry.amount),
  date: entry.date,
  note: entry.note,
  employee_code: entry.employeeCode,
  employee_name: entry.employeeSnapshot?.name ?? null,
  employee_lastname: entry.employeeSnapshot?.lastname ?? null,
  performer_code: entry.performer?.employeeCode ?? null,
  performer_name: entry.performer?.name ?? null,
  performer_lastname: entry.performer?.lastname ?? null,
  product_code: entry.productCode,
  appointment_code: entry.appointmentCode,
  salary_kind: entry.salaryKind,
});

type SelectedTransaction = Omit<ReturnType<typeof toColumns>, 'type' | 'category' | 'salary_kind'> & {
  readonly code: string;
  readonly type: string;
  readonly category: string;
  readonly salary_kind: string | null;
  readonly receipt_code: string | null;
  readonly taken_back: boolean;
  readonly gone_at: Date | null;
  readonly after_close: boolean;
  readonly version: number;
  readonly created_at: Date;
};

type PersonName = { readonly name: string; readonly lastname: string };

const toPersonName = (name: string | null, lastname: string | null): PersonName | null =>
  name === null || lastname === null ? null : { name, lastname };

const toPerformer = (row: SelectedTransaction): Transaction['performer'] => {
  const name = toPersonName(row.performer_name, row.performer_lastname);
  return name && row.performer_code ? { employeeCode: row.performer_code, ...name } : null;
};

export const toTransactionRecord = (row: SelectedTransaction): TransactionRecord => ({
  id: row.code,
  type: row.type as Transaction['type'],
  category: row.category as Transaction['category'],
  status: row.status,
  title: row.title,
  amount: Number(row.amount),
  date: row.date,
  paidDate: row.paid_date,
  note: row.note,
  employeeCode: row.employee_code,
  employeeSnapshot: toPersonName(row.employee_name, row.employee_lastname),
  performer: toPerformer(row),
  productCode: row.product_code,
  appointmentCode: row.appointment_code,
  salaryKind: row.salary_kind as Transaction['salaryKind'],
  receiptCode: row.receipt_code,
  afterClose: row.after_close,
  createdAt: row.created_at.toISOString(),
  version: row.version,
  gone: row.gone_at !== null,
  voided: row.taken_back,
});
