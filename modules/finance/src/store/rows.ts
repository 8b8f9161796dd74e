import type { Transaction } from '@ayna/contracts/finance';

/** What is written of a transaction; the rest the books say themselves. */
export type Entry = Omit<Transaction, 'salonCode' | 'id' | 'createdAt'>;

/** A transaction as the books keep it. */
export type Booked = Omit<Transaction, 'salonCode'> & {
  readonly version: number;
  /** Taken out of the books by a person. */
  readonly gone: boolean;
  /** Its appointment is no longer completed. */
  readonly takenBack: boolean;
};

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
  'taken_back',
  'gone_at',
  'version',
  'created_at',
] as const;

/** What is written of a transaction, as its columns. */
export const fieldsOf = (entry: Entry) => ({
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
});

type Row = Omit<ReturnType<typeof fieldsOf>, 'type' | 'category'> & {
  readonly code: string;
  readonly type: string;
  readonly category: string;
  readonly taken_back: boolean;
  readonly gone_at: Date | null;
  readonly version: number;
  readonly created_at: Date;
};

type Named = { readonly name: string; readonly lastname: string };

const named = (name: string | null, lastname: string | null): Named | null =>
  name === null || lastname === null ? null : { name, lastname };

const performerOf = (row: Row): Transaction['performer'] => {
  const name = named(row.performer_name, row.performer_lastname);
  return name && row.performer_code ? { employeeCode: row.performer_code, ...name } : null;
};

export const bookedOf = (row: Row): Booked => ({
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
  employeeSnapshot: named(row.employee_name, row.employee_lastname),
  performer: performerOf(row),
  productCode: row.product_code,
  appointmentCode: row.appointment_code,
  createdAt: row.created_at.toISOString(),
  version: row.version,
  gone: row.gone_at !== null,
  takenBack: row.taken_back,
});
