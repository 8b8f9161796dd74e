import type { AppointmentFigures, FinanceFigures } from '../../data/statistics.ts';
import { monthOf } from '../../parts/days.ts';
import { previousOf } from './model/periods.ts';
import type { Statistics } from './use-statistics.ts';

/** Figures of a November of which eighteen days are over, for tests. */

type Day = AppointmentFigures['byDay'][number];

const day = (date: string, more: Partial<Day>): Day => ({
  date,
  pending: 0,
  approved: 0,
  completed: 0,
  canceled: 0,
  noShow: 0,
  newCustomers: 0,
  ...more,
});

const employee = (employeeCode: string, name: string, count: number) => ({
  employeeCode,
  name,
  lastname: '',
  count,
  completed: count - 2,
  canceled: 1,
  noShow: 1,
  price: 0,
  minutes: 300,
  openMinutes: 600,
});

const appointments: AppointmentFigures = {
  byDay: [
    day('2026-11-02', { completed: 5, canceled: 1, newCustomers: 2 }),
    day('2026-11-03', { completed: 3, noShow: 1 }),
    day('2026-11-20', { approved: 4, pending: 1 }),
  ],
  bySource: [{ source: 'desk', count: 15 }],
  byEmployee: [employee('one', 'Nehir', 9), employee('other', 'Volkan', 6)],
  byService: [],
  cancelReasons: [],
  hours: [
    { weekday: 1, hour: 9, minutes: 30, openMinutes: 60 },
    { weekday: 1, hour: 10, minutes: 6, openMinutes: 60 },
    { weekday: 2, hour: 9, minutes: 60, openMinutes: 60 },
  ],
  daysAhead: [15, 0, 0, 0, 0, 0, 0],
  newCustomers: 2,
  returningCustomers: 7,
};

const money: FinanceFigures = {
  income: 1_240.3,
  expense: 900.25,
  byDay: [
    { date: '2026-11-02', income: 1_000.1, expense: 0 },
    { date: '2026-11-03', income: 240.2, expense: 900.25 },
  ],
  byCategory: [{ type: 'Income', category: 'ProductSale', amount: 500, count: 2 }],
  byPerformer: [{ employeeCode: 'one', name: 'Nehir', lastname: '', income: 740.3, count: 5 }],
  byProduct: [{ productCode: 'p', name: 'Argan', amount: 420, quantity: 2 }],
  due: { income: 0, expense: 0 },
};

const period = { ...monthOf('2026-11-01'), isMonth: true };

export const sampleStatistics: Statistics = {
  today: '2026-11-18',
  period,
  sameDays: null,
  isClosed: (date) => date === '2026-11-01',
  figures: {
    appointments,
    before: {
      ...appointments,
      byDay: [
        day('2026-10-02', { completed: 8, canceled: 2 }),
        day('2026-10-31', { completed: 6, canceled: 1 }),
      ],
    },
    money,
    moneyDays: [],
    monthDays: [{ date: '2026-10-31', income: 50.5, expense: 20 }, ...money.byDay],
    previous: previousOf(period),
  },
};
