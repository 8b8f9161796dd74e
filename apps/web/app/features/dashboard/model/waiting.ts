import { sumLira } from '@ayna/domain/money';
import { daysBetween } from '@ayna/domain/wall-clock';
import type { Appointment } from '../../../data/appointments.ts';
import type { Transaction } from '../../../data/finance.ts';

/** The one that comes first of those who wait to be approved. */
export const firstOf = (pending: readonly Appointment[]): Appointment | undefined =>
  pending.toSorted((one, other) =>
    one.appointmentTime.appointmentStartDate < other.appointmentTime.appointmentStartDate ? -1 : 1,
  )[0];

type DuePayments = {
  readonly count: number;
  readonly sum: number;
  /** The day of the oldest, and how many days ago that was. */
  readonly oldest: string;
  readonly days: number;
};

/** What customers still owe for days up to today; null where they owe nothing. */
export const dueOf = (
  transactions: readonly Pick<Transaction, 'amount' | 'date'>[],
  today: string,
): DuePayments | null => {
  const due = transactions.filter(({ date }) => date <= today);
  const [oldest] = due.map(({ date }) => date).toSorted();
  if (oldest === undefined) return null;
  return {
    count: due.length,
    sum: sumLira(due.map(({ amount }) => amount)),
    oldest,
    days: daysBetween(oldest, today),
  };
};
