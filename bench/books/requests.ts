import { dateAfter } from '../appointments/sizes.ts';
import type { Workload } from '../old-and-young.ts';
import type { StatementsOf } from '../request-cpu.ts';
import { oldSalon } from './sizes.ts';

const MONTHS = 10;

/** The last full months, which every salon has. */
const months = Array.from({ length: MONTHS }, (_, index) => {
  const [year = 0, month = 0] = dateAfter(0).split('-').map(Number);
  const at = (back: number) => new Date(Date.UTC(year, month - 1 - back, 1));
  const [first, next, before] = [at(index + 1), at(index), at(index + 2)];
  const dayOf = (date: Date): string => date.toISOString().slice(0, 10);
  return {
    year: String(first.getUTCFullYear()),
    month: String(first.getUTCMonth() + 1),
    from: dayOf(first),
    to: dayOf(new Date(next.getTime() - 86_400_000)),
    before: dayOf(before),
    beforeTo: dayOf(new Date(first.getTime() - 86_400_000)),
  };
});

/** The month of the n-th request. */
export const monthAt = (n: number) => months[n % MONTHS] as (typeof months)[number];

const counted = 'from finance.transactions where salon_code = $1 and gone_at is null and not taken_back';
const sums = `coalesce(sum(amount) filter (where type = 'Income'), 0) as income,
  coalesce(sum(amount) filter (where type = 'Expense'), 0) as expense`;
const paidBetween = (columns: string, rest = ''): string =>
  `select ${columns} ${counted} and status and paid_date between $2 and $3 ${rest}`;

const listSql = `select code, type, category, status, paid_date, title, amount, date, note, employee_code, employee_name,
  employee_lastname, performer_code, performer_name, performer_lastname, product_code, appointment_code, salary_kind,
  receipt_code, after_close, created_at
  ${counted} and date between $2 and $3 order by date desc, created_at desc, code desc`;

const totals: StatementsOf = (n) => {
  const { from, to, before, beforeTo } = monthAt(n);
  return [
    { text: paidBetween(sums), values: [oldSalon, from, to] },
    { text: paidBetween(sums), values: [oldSalon, before, beforeTo] },
  ];
};

const report: StatementsOf = (n) => {
  const { from, to } = monthAt(n);
  const values = [oldSalon, from, to];
  const grouped = [
    paidBetween('type, category, sum(amount), count(*)', 'group by type, category'),
    paidBetween(`paid_date, ${sums}`, 'group by paid_date order by paid_date'),
    paidBetween(
      'performer_code, max(performer_name), max(performer_lastname), sum(amount), count(*)',
      `and type = 'Income' group by performer_code order by sum(amount) desc`,
    ),
    `select ${sums} ${counted} and not status and date between $2 and $3`,
  ];
  return [...totals(n), ...grouped.map((text) => ({ text, values }))];
};

/** What a person without the product would send for the same answer. */
export const workloads: Readonly<Record<string, Workload>> = {
  list: {
    pathOf: (salon) => (n) => {
      const { from, to } = monthAt(n);
      return `/api/Transaction/by-salon/${salon}?startDate=${from}&endDate=${to}`;
    },
    bare: (n) => [{ text: listSql, values: [oldSalon, monthAt(n).from, monthAt(n).to] }],
  },
  totals: {
    pathOf: () => (n) =>
      `/api/Transaction/monthly-finance-stats?year=${monthAt(n).year}&month=${monthAt(n).month}`,
    bare: totals,
  },
  report: {
    pathOf: (salon) => (n) => {
      const { year, month } = monthAt(n);
      return `/api/Transaction/monthly-report?salonCode=${salon}&year=${year}&month=${month}`;
    },
    bare: report,
  },
  balance: {
    pathOf: (salon) => () => `/api/Balance/by-salon/${salon}`,
    // Over all the books: the sums that answer in one row are the product's own.
    bare: () => [
      { text: `select ${sums} ${counted} and status`, values: [oldSalon] },
      { text: `select ${sums} ${counted} and not status`, values: [oldSalon] },
    ],
  },
};
