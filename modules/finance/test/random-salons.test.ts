import { CallError } from '@ayna/contracts/core/client';
import { addDays } from '@ayna/domain/wall-clock';
import { FIRST_DAY, figuresDrift } from '@ayna/kernel/figures/drift';
import { eventually } from '@ayna/kernel/testkit/eventually';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { recountTransactions } from '../../../faults/figures/recount-transactions.ts';
import { figures } from '../src/figures.ts';
import { type FinanceApp, financeApp, rent, routes, tip, today } from './kit.ts';

let app: FinanceApp;
beforeAll(async () => {
  app = await financeApp();
});
afterAll(() => app[Symbol.asyncDispose]());

const query = <T extends object>(text: string, values: readonly unknown[] = []) =>
  app.database.asAdmin(async (client) => (await client.query<T>(text, [...values])).rows);

const drift = async (): Promise<number> => {
  const ctx = app.ctxFor('finance');
  const tables = await Promise.all(figures.map((table) => figuresDrift(ctx, table, FIRST_DAY)));
  return tables.reduce((sum, rows) => sum + rows, 0);
};

const kinds = ['tip', 'rent', 'due', 'pay', 'remove', 'restore', 'complete', 'undo'] as const;

type Step = {
  readonly kind: (typeof kinds)[number];
  readonly which: number;
  /** Of the last two years: most of what is entered is entered late. */
  readonly day: number;
  readonly kurus: number;
};

const step: fc.Arbitrary<Step> = fc.record({
  kind: fc.constantFrom(...kinds),
  which: fc.nat({ max: 99 }),
  day: fc.oneof(fc.integer({ min: -3, max: 0 }), fc.integer({ min: -730, max: 0 })),
  kurus: fc.integer({ min: 1, max: 5_000_000 }),
});

const openRandomBooks = () => ({
  salon: app.newSalon(),
  ids: [] as string[],
  /** With the version of the last event. */
  appointments: [] as {
    visit: ReturnType<ReturnType<FinanceApp['newSalon']>['appointment']>;
    version: number;
  }[],
});

type RandomBooks = ReturnType<typeof openRandomBooks>;

const countIncomes = async (salonCode: string, appointment: string): Promise<number> => {
  const [row] = await query<{ count: number }>(
    `select count(*)::integer as count from finance.transactions
     where salon_code = $1 and appointment_code = $2 and not taken_back and gone_at is null`,
    [salonCode, appointment],
  );
  return row?.count ?? 0;
};

/** Waits for the handler, so that the next step meets what it wrote. */
const completeOrUndo = async ({ salon, appointments }: RandomBooks, { kind, which, kurus }: Step) => {
  if (kind === 'complete') {
    const visit = salon.appointment(kurus / 100);
    appointments.push({ visit, version: 2 });
    await visit.emitCompleted(2);
    await eventually(async () => expect(await countIncomes(salon.salonCode, visit.code)).toBe(1));
    return;
  }
  const target = appointments[which % Math.max(1, appointments.length)];
  if (!target) return;
  target.version += 1;
  await target.visit.emitUndone(target.version);
  await eventually(async () => expect(await countIncomes(salon.salonCode, target.visit.code)).toBe(0));
};

const perform = async (books: RandomBooks, step: Step): Promise<void> => {
  const { salon, ids } = books;
  const date = addDays(today, step.day);
  const amount = step.kurus / 100;
  const id = ids[step.which % Math.max(1, ids.length)];
  if (step.kind === 'tip') ids.push((await salon.add({ ...tip, amount, date })).id);
  else if (step.kind === 'rent') ids.push((await salon.add({ ...rent, amount, date })).id);
  else if (step.kind === 'due') ids.push((await salon.add({ ...rent, amount, date, status: false })).id);
  else if (step.kind === 'complete' || step.kind === 'undo') await completeOrUndo(books, step);
  else if (!id) return;
  else if (step.kind === 'pay')
    await salon.call(routes.setStatus, { params: { id }, body: { status: true, paidDate: date } });
  else if (step.kind === 'remove') await salon.call(routes.remove, { params: { id } });
  else await salon.call(routes.restore, { params: { id } });
};

/** `FIGURES_SALONS=50` is the long form, with three times as many steps in each. */
const SALONS = Number(process.env['FIGURES_SALONS'] ?? 3);
const MOST_STEPS = SALONS >= 50 ? 120 : 40;

/** Returns whether it changed something: a step may ask for what the books refuse. */
const isDone = (books: RandomBooks, step: Step): Promise<boolean> =>
  perform(books, step).then(
    () => true,
    (error: unknown) => {
      if (!(error instanceof CallError) || error.status >= 500) throw error;
      return false;
    },
  );

test('kept figures of random books are those of their transactions', {
  timeout: 60_000 + SALONS * 20_000,
}, async () => {
  const total = { salons: 0, changes: 0, transactions: 0, figures: 0 };
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: MOST_STEPS / 2, maxLength: MOST_STEPS }), async (steps) => {
      const books = openRandomBooks();
      for (const one of steps) if (await isDone(books, one)) total.changes += 1;
      const { rows, figures: counted, findings } = await recountTransactions(query, books.salon.salonCode);
      expect(findings).toEqual([]);
      expect(await drift()).toBe(0);
      total.salons += 1;
      total.transactions += rows;
      total.figures += counted;
    }),
    { numRuns: SALONS, endOnFailure: true },
  );
  process.stdout.write(`random books: ${JSON.stringify(total)}\n`);
  expect(total.figures).toBeGreaterThan(total.transactions);
});
