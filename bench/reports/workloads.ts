import { monthAt } from '../books/requests.ts';
import { oldSalon } from '../books/sizes.ts';
import type { Workload } from '../old-and-young.ts';
import type { Statement } from '../request-cpu.ts';

// What a person without the product would send for the same answer, to the same kept figures.

const everyStatus = 'pending + approved + completed + canceled + no_show';
const statuses = 'sum(pending), sum(approved), sum(completed), sum(canceled), sum(no_show)';
const visits = 'from appointment.day_figures where salon_code = $1 and day between $2 and $3';
const bySource = `${visits} and kind = 'source'`;
const elements = (column: string, length: number): string =>
  Array.from({ length }, (_, index) => `sum(${column}[${index + 1}])`).join();

const visitFigures = [
  `select day, ${statuses} ${bySource} group by day order by day`,
  `select ${elements('days_ahead', 7)} ${bySource}`,
  `select extract(isodow from day), ${elements('minutes', 24)} ${bySource} group by 1`,
  `select sums.*, employee.state, service.state from (
     select kind, key, sum(${everyStatus}), ${statuses}, sum(price), ${elements('minutes', 24)} ${visits} group by kind, key
   ) as sums
   left join appointment.employee_copies employee
     on kind = 'employee' and employee.salon_code = $1 and employee.code::text = key
   left join appointment.service_copies service
     on kind = 'service' and service.salon_code = $1 and service.code::text = key`,
  `select day, new_customers, returning_customers from appointment.customer_days
   where salon_code = $1 and day between $2 and $3`,
];

const money = 'from finance.day_figures where salon_code = $1 and day between $2 and $3';
const sums = (column: string): string =>
  `sum(${column}) filter (where type = 'Income'), sum(${column}) filter (where type = 'Expense')`;

const moneyFigures = [
  `select ${sums('paid')}, ${sums('due')} ${money}`,
  `select type, category, sum(paid), sum(paid_count) ${money} group by type, category`,
  `select day, ${sums('paid')} ${money} group by day order by day`,
  `select performer_code, sum(paid), sum(paid_count) ${money} and type = 'Income' group by performer_code`,
];

const ofMonth =
  (texts: readonly string[]) =>
  (n: number): readonly Statement[] => {
    const { from, to } = monthAt(n);
    return texts.map((text) => ({ text, values: [oldSalon, from, to] }));
  };

const spanOf = (n: number): string => `from=${monthAt(n).from}&to=${monthAt(n).to}`;

/** Of the month, and of the one before it. */
const withBefore =
  (text: string) =>
  (n: number): readonly Statement[] => {
    const { from, to, before, beforeTo } = monthAt(n);
    return [
      { text, values: [oldSalon, from, to] },
      { text, values: [oldSalon, before, beforeTo] },
    ];
  };

export const workloads: Readonly<Record<string, Workload>> = {
  visits: {
    pathOf: (salon) => (n) => `/api/Appointment/figures/${salon}?${spanOf(n)}`,
    bare: ofMonth(visitFigures),
  },
  stats: {
    pathOf: () => (n) => `/api/Appointment/monthly-stats?month=${monthAt(n).from.slice(0, 7)}`,
    bare: withBefore(`select ${statuses} ${bySource}`),
  },
  money: {
    pathOf: (salon) => (n) => `/api/Transaction/figures/${salon}?${spanOf(n)}`,
    bare: ofMonth(moneyFigures),
  },
  report: {
    pathOf: (salon) => (n) => {
      const { year, month } = monthAt(n);
      return `/api/Transaction/monthly-report?salonCode=${salon}&year=${year}&month=${month}`;
    },
    bare: (n) => [...ofMonth(moneyFigures)(n), ...withBefore(`select ${sums('paid')} ${money}`)(n).slice(1)],
  },
};
