import type { CommissionStatement } from '../../../data/commission.ts';
import type { MonthlyReport } from '../../../data/monthly-report.ts';
import type { AppointmentFigures } from '../../../data/statistics.ts';
import { buildReport, type MonthReport } from './report.ts';
import { samplePerson } from './sample.texts.ts';

const code = (end: number): string => `0199a001-0000-7000-8000-${String(end).padStart(12, '0')}`;

const people = [
  ['Nehir', 'Aksoy', 62_300, 7_480, 98],
  [samplePerson.name, samplePerson.lastname, 41_150, 3_960, 101],
] as const;

const hours = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

export const sampleFigures = (more: Partial<AppointmentFigures> = {}): AppointmentFigures => ({
  byDay: [
    {
      date: '2026-10-03',
      pending: 1,
      approved: 2,
      completed: 170,
      canceled: 20,
      noShow: 3,
      newCustomers: 41,
    },
    { date: '2026-10-20', pending: 0, approved: 0, completed: 3, canceled: 0, noShow: 0, newCustomers: 0 },
  ],
  bySource: [],
  byEmployee: people.map(([name, lastname, , , count], index) => ({
    employeeCode: code(index),
    name,
    lastname,
    count,
    completed: count,
    canceled: 0,
    noShow: 0,
    price: 0,
    minutes: 840,
    openMinutes: 1_000,
  })),
  byService: [],
  cancelReasons: [],
  hours: [],
  daysAhead: [0, 0, 0, 0, 0, 0, 0],
  newCustomers: 0,
  returningCustomers: 0,
  ...more,
});

export const samplePaid = (more: Partial<MonthlyReport> = {}): MonthlyReport => ({
  income: 196_340,
  expense: 94_274,
  difference: 102_066,
  byCategory: [
    { type: 'Income', category: 'Appointment', amount: 171_450, count: 410 },
    { type: 'Income', category: 'ProductSale', amount: 18_690, count: 38 },
    { type: 'Income', category: 'Tip', amount: 6_200, count: 21 },
    { type: 'Expense', category: 'Salary', amount: 94_000, count: 4 },
    { type: 'Expense', category: 'ProductSale', amount: 274, count: 1 },
  ],
  byDay: Array.from({ length: 31 }, (_, index) => {
    const date = `2026-10-${String(index + 1).padStart(2, '0')}`;
    const income = index === 23 ? 14_600.5 : index % 7 === 3 || index === 28 ? 0 : 5_000 + index;
    return { date, income, expense: index === 4 ? 94_274 : 0 };
  }),
  byPerformer: people.map(([name, lastname, services, products, count], index) => ({
    employeeCode: code(index),
    name,
    lastname,
    income: services + products,
    count,
    services,
    products,
  })),
  due: { income: 3_250, expense: 8_640, difference: -5_390 },
  before: { income: 188_120, expense: 91_050, difference: 97_070 },
  lastYear: { income: 0, expense: 0, difference: 0 },
  ...more,
});

const statement = {
  employeeCode: code(1),
  ...samplePerson,
  commission: 4_115,
} as CommissionStatement;

/** October 2026 of a salon that is closed on Sundays and holidays. */
export const sampleReport = (paid: Partial<MonthlyReport> = {}, today = '2026-11-14'): MonthReport =>
  buildReport({
    month: '2026-10',
    today,
    report: samplePaid(paid),
    salon: {
      openingHours: hours.map((day) => ({ day, openTime: '09:00:00', closeTime: '19:00:00', breaks: [] })),
      closedDays: [],
      holidays: 'closed',
      holidayChoices: [],
    },
    holidays: new Map([['2026-10-29', { kind: 'full', startsAt: null }]]),
    figures: sampleFigures(),
    figuresBefore: sampleFigures({ byDay: [] }),
    figuresLastYear: undefined,
    statements: [statement],
  });
