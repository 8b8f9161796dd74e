import type { RecurringExpense, RecurringProposal } from '@ayna/contracts/finance';
import { Temporal } from 'temporal-polyfill';

/** What a person decided about one month of a rule. */
export type MonthDecision = {
  readonly recurringCode: string;
  readonly month: string;
  /** Skipped, or recorded as a transaction that is in the books. */
  readonly isDecided: boolean;
};

type Rule = Pick<RecurringExpense, 'day' | 'startDate' | 'endDate'>;

/** Older months are no longer proposed: after a year nobody knows what was paid. */
export const MAX_MONTHS = 12;

const monthOf = (date: string): string => date.slice(0, 7);

/** The rule's day in a month; in a shorter month its last day. */
export const dueDate = (month: string, day: number): string =>
  Temporal.PlainYearMonth.from(month).toPlainDate({ day }).toString();

/** The oldest month that is still proposed. */
export const earliestMonth = (today: string): string =>
  Temporal.PlainYearMonth.from(monthOf(today))
    .subtract({ months: MAX_MONTHS - 1 })
    .toString();

/** The months of a rule up to that of today, oldest first. */
export const proposedMonths = ({ day, startDate, endDate }: Rule, today: string): string[] => {
  const current = Temporal.PlainYearMonth.from(monthOf(today));
  return Array.from({ length: MAX_MONTHS }, (_, index) =>
    current.subtract({ months: MAX_MONTHS - 1 - index }).toString(),
  ).filter((month) => {
    const due = dueDate(month, day);
    return due >= startDate && (endDate === null || due <= endDate);
  });
};

/** The day under which a confirmed month is recorded: what is paid ahead of its day was paid today. */
export const recordedDate = (due: string, today: string): string => (due < today ? due : today);

/** Months that nobody has decided about, oldest first. */
export const openProposals = (
  rules: readonly RecurringExpense[],
  decisions: readonly MonthDecision[],
  today: string,
): RecurringProposal[] => {
  const decided = new Set(
    decisions
      .filter(({ isDecided }) => isDecided)
      .map(({ recurringCode, month }) => `${recurringCode} ${month}`),
  );
  return rules
    .flatMap(({ code: recurringCode, title, category, amount, employeeSnapshot, ...rule }) =>
      proposedMonths(rule, today)
        .filter((month) => !decided.has(`${recurringCode} ${month}`))
        .map((month) => ({
          recurringCode,
          month,
          date: dueDate(month, rule.day),
          title,
          category,
          amount,
          employeeSnapshot,
        })),
    )
    .toSorted((one, other) => (one.date < other.date ? -1 : Number(one.date > other.date)));
};
