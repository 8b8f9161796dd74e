import { sumLira } from '@ayna/domain/money';
import { Temporal } from 'temporal-polyfill';
import type { Appointment } from '../../../data/appointments.ts';

export type MonthSum = { /** 2026-11. */ readonly month: string; readonly sum: number };

const months = 12;

/** What was completed in each of the last twelve months, oldest first. */
export const lastMonths = (appointments: readonly Appointment[], today: string): MonthSum[] => {
  const now = Temporal.PlainDate.from(today).toPlainYearMonth();
  const completed = appointments.filter(({ status }) => status === 'Completed');
  const byMonth = Map.groupBy(completed, ({ appointmentTime }) =>
    appointmentTime.appointmentStartDate.slice(0, 7),
  );
  return Array.from({ length: months }, (_, index) => {
    const month = now.subtract({ months: months - 1 - index }).toString();
    return {
      month,
      sum: sumLira((byMonth.get(month) ?? []).map(({ serviceSnapshot }) => serviceSnapshot.price)),
    };
  });
};
