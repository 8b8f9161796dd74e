import { fullName } from '@ayna/domain/names';
import type { Transaction } from '../../../data/finance.ts';
import { dayAndMonth } from '../../../parts/day-range.ts';
import { clockOf } from '../../../parts/moment-text.ts';
import { signedSum } from '../../../parts/signed-sum.ts';
import type { VisitText } from '../../../parts/use-visit-texts.ts';
import { texts } from '../texts.ts';

export const amountText = ({ type, amount }: Transaction): string =>
  signedSum(type === 'Income' ? amount : -amount);

/** An advance is told apart from the wages. */
export const categoryText = ({ category, salaryKind }: Transaction): string =>
  salaryKind === 'advance' ? texts.salaryKinds.advance : texts.categories[category];

/** Who did the work or, where nobody did any, whom it is about. */
export const employeeNameOf = ({ performer, employeeSnapshot }: Transaction): string => {
  const person = performer ?? employeeSnapshot;
  return person ? fullName(person) : '';
};

const visitLine = ({ customer, service, clock }: VisitText): string =>
  `${customer ? `${customer}, ` : ''}${service} \u00b7 ${clock}`;

const automatic: readonly string[] = texts.automaticNotes;

/** The note that somebody wrote. Where the books wrote it themselves: the visit or, of a sale, the time. */
const remarkOf = ({ note, category, createdAt }: Transaction, visit: VisitText | undefined): string => {
  if (!automatic.includes(note)) return note.split('\n')[0] ?? '';
  if (visit) return visitLine(visit);
  return category === 'ProductSale' ? clockOf(createdAt) : note;
};

/** Its note, and the day that matters: when it is due, or was paid if that was another day. */
export const lineOf = (transaction: Transaction, visit?: VisitText): string => {
  const { status, date, paidDate } = transaction;
  const remark = remarkOf(transaction, visit);
  const dueText = status ? '' : texts.dueOn(dayAndMonth(date));
  const paidText = paidDate === null || paidDate === date ? '' : texts.paidOn(dayAndMonth(paidDate));
  return [remark, dueText, paidText].filter((part) => part !== '').join(' \u00b7 ');
};
