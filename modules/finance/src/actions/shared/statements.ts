import type { CommissionStatement } from '@ayna/contracts/core/commissions';
import type { EmployeeState } from '@ayna/contracts/core/employees';
import { addMonths } from '@ayna/domain/wall-clock';
import type { SalonTx } from '@ayna/kernel/db/tx';
import { monthRange } from '../../rules/calendar.ts';
import { hasFigures, toFigures } from '../../rules/commission.ts';
import {
  type FrozenStatement,
  readCorrections,
  readEmployees,
  readLateTipsAndAdvances,
  readRuleSets,
  readTipsAndAdvances,
  readWorks,
} from '../../store/commissions.ts';
import { readLastClosedMonth } from '../../store/month-ends.ts';
import { readStatements } from '../../store/statements.ts';

type Computed = Pick<FrozenStatement, 'employeeCode' | 'figures'>;

/** Entries into closed months count in the first month after them that is open. */
const countsCorrections = (month: string, lastClosed: string | null): boolean =>
  lastClosed !== null && addMonths(`${lastClosed}-01`, 1).startsWith(month);

type MonthState = { readonly isClosing: boolean };

/** All that statements of a month are made of. The month that is being closed takes all corrections before it. */
export const readMonthInputs = async (tx: SalonTx, month: string, { isClosing }: MonthState) => {
  const days = monthRange(month);
  const isNext = countsCorrections(month, await readLastClosedMonth(tx));
  const [corrections, lateEntries] =
    isClosing || isNext
      ? [await readCorrections(tx, days.from), await readLateTipsAndAdvances(tx, days.from)]
      : [[], []];
  const sets = await readRuleSets(tx);
  const works = [...(await readWorks(tx, days)), ...corrections];
  const entries = [...(await readTipsAndAdvances(tx, days)), ...lateEntries];
  return { sets, works, entries };
};

/** The statements of a month as its rows say now. */
export const computeStatements = async (
  tx: SalonTx,
  month: string,
  state: MonthState,
): Promise<Computed[]> => {
  const { sets, works, entries } = await readMonthInputs(tx, month, state);
  const codes = [...new Set([...works, ...entries, ...sets].map(({ employeeCode }) => employeeCode))];
  return codes
    .map((employeeCode) => {
      const own = <Row extends { readonly employeeCode: string }>(rows: readonly Row[]): Row[] =>
        rows.filter((row) => row.employeeCode === employeeCode);
      const entriesOf = (kind: 'tip' | 'advance') =>
        own(entries)
          .filter((entry) => entry.kind === kind)
          .map(({ day, title, amount, appointmentCode, paidBy }) => ({
            day,
            title,
            amount,
            appointmentCode,
            kind: paidBy,
          }));
      const figures = toFigures({
        sets: own(sets),
        works: own(works),
        tips: entriesOf('tip'),
        advances: entriesOf('advance'),
      });
      return { employeeCode, figures };
    })
    .filter(({ figures }) => hasFigures(figures));
};

const emptyFigures = toFigures({ sets: [], works: [], tips: [], advances: [] });

export const toStatementView = (
  { code, userSnapshot, title }: EmployeeState,
  statement: Computed | FrozenStatement | undefined,
): CommissionStatement => ({
  employeeCode: code,
  name: userSnapshot.name,
  lastname: userSnapshot.lastname,
  title,
  ...(statement?.figures ?? emptyFigures),
  isFrozen: statement !== undefined && 'paid' in statement,
  paid: statement && 'paid' in statement ? statement.paid : null,
});

/** The statements of the salon's employees; of a closed month as it was closed. */
export const readStatementViews = async (
  tx: SalonTx,
  month: string,
  isClosed: boolean,
): Promise<CommissionStatement[]> => {
  const employees = await readEmployees(tx);
  const all = isClosed
    ? await readStatements(tx, month)
    : await computeStatements(tx, month, { isClosing: false });
  return employees.map((one) =>
    toStatementView(
      one,
      all.find(({ employeeCode }) => employeeCode === one.code),
    ),
  );
};
