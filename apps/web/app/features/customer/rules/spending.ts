import { sumLira } from '@ayna/domain/money';
import { addMonths } from '@ayna/domain/wall-clock';
import type { CustomerVisit } from '../../../data/customers.ts';

export type MonthSum = { /** 2026-11. */ readonly month: string; readonly sum: number };

const months = 12;

/** What was completed in each of the last twelve months, oldest first. */
export const lastMonths = (appointments: readonly CustomerVisit[], today: string): MonthSum[] => {
  const completed = appointments.filter(({ status }) => status === 'Completed');
  const byMonth = Map.groupBy(completed, ({ appointmentTime }) =>
    appointmentTime.appointmentStartDate.slice(0, 7),
  );
  return Array.from({ length: months }, (_, index) => {
    const month = addMonths(today, index + 1 - months).slice(0, 7);
    return {
      month,
      sum: sumLira((byMonth.get(month) ?? []).map(({ serviceSnapshot }) => serviceSnapshot.price ?? 0)),
    };
  });
};
