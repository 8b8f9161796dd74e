import type { Transaction } from '../../../data/finance.ts';

/** For tests: an income of 100 lira, paid on its day. */
export const sampleTransaction = (change: Partial<Transaction>): Transaction => ({
  id: 'one',
  salonCode: 'salon',
  type: 'Income',
  category: 'Other',
  status: true,
  title: 'Topuz',
  amount: 100,
  date: '2026-11-14',
  paidDate: '2026-11-14',
  note: '',
  employeeCode: null,
  employeeSnapshot: null,
  performer: null,
  productCode: null,
  appointmentCode: null,
  salaryKind: null,
  receiptCode: null,
  afterClose: false,
  createdAt: '2026-11-14T09:00:00.000Z',
  ...change,
});
