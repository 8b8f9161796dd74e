import type { CommissionRule } from '@ayna/contracts/core/commissions';
import { finance } from '@ayna/contracts/finance';
import { addDays } from '@ayna/domain/wall-clock';
import type { SalonBooks } from './salon-books.ts';
import { inKurus, inLira, type Run, randomDay, randomLira, type Step } from './step.ts';

const { routes } = finance;

const noNotes = { n200: 0, n100: 0, n50: 0, n20: 0, n10: 0, n5: 0 };

/** Counts what the books say, sometimes with a difference; whatever comes meanwhile makes it a wrong count. */
const closeDay: Step = async ({ salonCode, call }, run) => {
  const day = randomDay(run);
  const view = await call(routes.dayEnd, { params: { salonCode }, query: { day } });
  if (!view?.books) return;
  const missing = run.random.below(3) === 0 ? 2_000 : 0;
  const books = {
    cash: inKurus(view.books.cash),
    card: inKurus(view.books.card),
    transfer: inKurus(view.books.transfer),
  };
  const counted = {
    cash: Math.max(0, books.cash - missing),
    card: Math.max(0, books.card),
    transfer: Math.max(0, books.transfer),
  };
  await call(routes.closeDay, {
    body: {
      salonCode,
      day,
      note: '',
      reason: 'unknown',
      opening: 0,
      kept: 0,
      notes: { ...noNotes, coins: inLira(counted.cash) },
      card: inLira(counted.card),
      transfer: inLira(counted.transfer),
      difference: {
        cash: inLira(counted.cash - books.cash),
        card: inLira(counted.card - books.card),
        transfer: inLira(counted.transfer - books.transfer),
      },
    },
  });
};

const closeMonth: Step = async ({ salonCode, call }, run) => {
  const month = randomDay(run).slice(0, 7);
  // The month that runs stays open: corrections of the others count in it.
  if (month < run.today.slice(0, 7)) await call(routes.closeMonth, { body: { salonCode, month } });
};

/** The last count of the till, on the day before those that the next one covers. Others are refused. */
const openDay: Step = async ({ salonCode, call }, run) => {
  const view = await call(routes.dayEnd, { params: { salonCode }, query: { day: run.today } });
  const day = view ? addDays(view.fromDay, -1) : randomDay(run);
  await call(routes.openDay, { body: { salonCode, day, reason: 'Tekrar say' } });
};

const openMonth: Step = async ({ salonCode, call, statements }, run) => {
  const closed = [...statements.keys()].map((key) => key.slice(0, 7)).toSorted();
  const month = run.random.below(4) > 0 ? closed.at(-1) : undefined;
  const body = { salonCode, month: month ?? randomDay(run).slice(0, 7), reason: 'Fatura eksik' };
  await call(routes.openMonth, { body });
};

const randomShare = (run: Run): CommissionRule['share'] =>
  run.random.below(3) === 0
    ? { kind: 'amount', value: randomLira(run, 100) }
    : { kind: 'percent', value: run.random.below(4_000) / 100, beforeDiscount: run.random.below(2) === 0 };

/** Rules of every kind; some fit the same work, and some work has none. */
export const randomRules = ({ services, products }: SalonBooks, run: Run): CommissionRule[] => {
  const { random } = run;
  const share = () => randomShare(run);
  const some = (rule: CommissionRule): CommissionRule[] => (random.below(2) === 0 ? [rule] : []);
  return [
    ...some({ on: 'services', share: share() }),
    ...some({ on: 'products', share: share() }),
    ...some({ on: 'product', code: random.pick(products), share: share() }),
    ...some({ on: 'category', category: random.pick(services).category, share: share() }),
    ...some({ on: 'category', category: random.pick(services).category, share: share() }),
    ...some({ on: 'service', code: random.pick(services).code, share: share() }),
    ...some({ on: 'service', code: random.pick(services).code, share: share() }),
  ];
};

const changeRules: Step = async (books, run) => {
  const { salonCode, call, employees } = books;
  const validFrom = addDays(randomDay(run), 20);
  const body = {
    salonCode,
    employeeCode: run.random.pick(employees),
    validFrom,
    rules: randomRules(books, run),
  };
  await call(routes.saveCommissionRules, { body });
};

const readClosed = async ({ salonCode, call }: SalonBooks, month: string) => {
  const answer = await call(routes.commissions, { params: { salonCode }, query: { month } });
  if (!answer?.closedAt) return null;
  const figures = answer.statements.map((statement) => ({ ...statement, paid: undefined }));
  return { key: `${month} ${answer.closedAt}`, figures: JSON.stringify(figures) };
};

/** What a closed month says never changes until somebody opens it, whatever is entered meanwhile. */
const readStatements: Step = async (books, run) => {
  const known = [...books.statements.keys()].map((key) => key.slice(0, 7));
  const month =
    known.length > 0 && run.random.below(2) === 0 ? run.random.pick(known) : randomDay(run).slice(0, 7);
  const isChanged = async (): Promise<boolean> => {
    const seen = await readClosed(books, month);
    if (!seen) return false;
    const before = books.statements.get(seen.key) ?? seen.figures;
    books.statements.set(seen.key, before);
    return before !== seen.figures;
  };
  // Once more, because the month may have been opened while it was read.
  if ((await isChanged()) && (await isChanged())) books.changedStatements.push(`closed ${month} changed`);
};

const pay: Step = async ({ salonCode, call, employees, entries, statements }, run) => {
  const { random, today } = run;
  const closed = [...statements.keys()].map((key) => key.slice(0, 7));
  const month = closed.length > 0 ? random.pick(closed) : randomDay(run).slice(0, 7);
  const body = { salonCode, month, employeeCode: random.pick(employees), paidDate: today };
  const statement = await call(routes.payCommission, { body });
  // Removed now and then like other entries, which lets the month be opened.
  if (statement?.paid) entries.push(statement.paid.transactionCode);
};

export const closingSteps: readonly (readonly [Step, number])[] = [
  [closeDay, 3],
  [openDay, 1],
  [closeMonth, 4],
  [openMonth, 1],
  [changeRules, 2],
  [readStatements, 3],
  [pay, 1],
];
