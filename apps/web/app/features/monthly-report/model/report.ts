import { openingOn, type PublicHolidays, type SalonHours } from '@ayna/domain/opening-hours';
import { addDays, addMonths } from '@ayna/domain/wall-clock';
import type { CommissionStatement } from '../../../data/commission.ts';
import type { MonthlyReport } from '../../../data/monthly-report.ts';
import type { AppointmentFigures } from '../../../data/statistics.ts';

type Line = MonthlyReport['byCategory'][number];

export type ReportDay = {
  readonly date: string;
  readonly income: number;
  readonly expense: number;
  /** The salon is closed by its hours of today, and nothing came in. */
  readonly isClosed: boolean;
};

export type EmployeeLine = {
  readonly employeeCode: string;
  readonly name: string;
  readonly lastname: string;
  /** Null where the viewer may not see it, or there is nothing to count. */
  readonly appointments: number | null;
  /** Worked part of the bookable time, from 0 to 1 and beyond. */
  readonly occupancy: number | null;
  readonly services: number;
  readonly products: number;
  readonly commission: number | null;
};

type AppointmentCounts = {
  readonly count: number;
  readonly completed: number;
  readonly canceled: number;
  readonly noShow: number;
};

/** Everything that stands in the report, as numbers and days. */
export type MonthReport = Pick<
  MonthlyReport,
  'income' | 'expense' | 'difference' | 'before' | 'lastYear' | 'due'
> & {
  readonly month: string;
  readonly isRunning: boolean;
  readonly appointments: AppointmentCounts | null;
  readonly appointmentsBefore: number | null;
  readonly appointmentsLastYear: number | null;
  readonly days: readonly ReportDay[];
  readonly best: ReportDay | null;
  /** Public holidays on which the salon is closed. */
  readonly holidays: readonly string[];
  readonly incomes: readonly Line[];
  readonly expenses: readonly Line[];
  readonly employees: readonly EmployeeLine[];
};

/** The days of a month such as 2026-10. */
export const daysOf = (month: string) => ({
  from: `${month}-01`,
  to: addDays(addMonths(`${month}-01`, 1), -1),
});

const countAppointments = ({ byDay }: Pick<AppointmentFigures, 'byDay'>): AppointmentCounts => {
  const sumOf = (pick: (day: AppointmentFigures['byDay'][number]) => number): number =>
    byDay.reduce((sum, day) => sum + pick(day), 0);
  return {
    count: sumOf((day) => day.pending + day.approved + day.completed + day.canceled + day.noShow),
    completed: sumOf((day) => day.completed),
    canceled: sumOf((day) => day.canceled),
    noShow: sumOf((day) => day.noShow),
  };
};

type Names = Pick<EmployeeLine, 'employeeCode' | 'name' | 'lastname'>;

/** Those who worked, sold or earned a commission, the highest income first. */
export const joinEmployees = (
  performers: MonthlyReport['byPerformer'],
  figures: AppointmentFigures['byEmployee'],
  statements: readonly CommissionStatement[],
): EmployeeLine[] => {
  const byCode = <One extends Names>(list: readonly One[]) =>
    new Map(list.map((one) => [one.employeeCode, one] as const));
  const [earned, worked, owed] = [byCode(performers), byCode(figures), byCode(statements)];
  const names = byCode<Names>([...statements, ...figures, ...performers]);
  return [...names.values()]
    .map(({ employeeCode, name, lastname }) => {
      const work = worked.get(employeeCode);
      const commission = owed.get(employeeCode)?.commission ?? 0;
      return {
        employeeCode,
        name,
        lastname,
        appointments: work ? work.count : null,
        occupancy: work && work.openMinutes > 0 ? work.minutes / work.openMinutes : null,
        services: earned.get(employeeCode)?.services ?? 0,
        products: earned.get(employeeCode)?.products ?? 0,
        commission: commission === 0 ? null : commission,
      };
    })
    .filter(
      (one) => (one.appointments ?? 0) > 0 || one.services + one.products > 0 || one.commission !== null,
    )
    .toSorted((one, other) => other.services + other.products - (one.services + one.products));
};

type Sources = {
  readonly month: string;
  /** On the salon's calendar. */
  readonly today: string;
  readonly report: MonthlyReport;
  readonly salon: SalonHours | undefined;
  readonly holidays: PublicHolidays;
  /** Undefined where the viewer may not see them, or they have not come. */
  readonly figures: AppointmentFigures | undefined;
  readonly figuresBefore: AppointmentFigures | undefined;
  readonly figuresLastYear: AppointmentFigures | undefined;
  readonly statements: readonly CommissionStatement[];
};

const bestOf = (days: readonly ReportDay[]): ReportDay | null =>
  days.reduce<ReportDay | null>((best, day) => (day.income > (best?.income ?? 0) ? day : best), null);

export const buildReport = (sources: Sources): MonthReport => {
  const { month, today, report, salon, holidays, figures, figuresBefore, figuresLastYear } = sources;
  const isClosedOn = (date: string): boolean =>
    salon !== undefined && openingOn(salon, holidays, date).open.length === 0;
  const days = report.byDay.map((day) => ({ ...day, isClosed: day.income === 0 && isClosedOn(day.date) }));
  const { income, expense, difference, before, lastYear, due, byCategory } = report;
  return {
    month,
    isRunning: today.slice(0, 7) === month,
    income,
    expense,
    difference,
    before,
    lastYear,
    due,
    appointments: figures ? countAppointments(figures) : null,
    appointmentsBefore: figuresBefore ? countAppointments(figuresBefore).count : null,
    appointmentsLastYear: figuresLastYear ? countAppointments(figuresLastYear).count : null,
    days,
    best: bestOf(days),
    holidays: days.filter(({ date, isClosed }) => isClosed && holidays.has(date)).map(({ date }) => date),
    incomes: byCategory.filter(({ type }) => type === 'Income'),
    expenses: byCategory.filter(({ type }) => type === 'Expense'),
    employees: joinEmployees(report.byPerformer, figures?.byEmployee ?? [], sources.statements),
  };
};

/** Nothing was paid, is due, or booked. */
export const isEmptyReport = ({ incomes, expenses, due, appointments }: MonthReport): boolean =>
  incomes.length + expenses.length + due.income + due.expense + (appointments?.count ?? 0) === 0;
