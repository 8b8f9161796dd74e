import { randomInt } from 'node:crypto';
import { finance } from '@ayna/contracts/finance';
import { wallDate } from '@ayna/domain/wall-now';
import { newCode } from '@ayna/kernel/codes';
import { withQueue } from '@ayna/kernel/events/dead-letters';
import { queueOf } from '@ayna/kernel/events/envelope';
import { randomFrom } from '../../tools/seed/random.ts';
import { withDrillFolder } from '../drill-folder.ts';
import { waitUntilQueueEmpty } from '../queue.ts';
import { newTally } from '../retrying-caller.ts';
import { runWithKills } from '../run-with-kills.ts';
import { startTestProduct } from '../test-product.ts';
import { watchClosings } from './book-rows.ts';
import { randomRules } from './closing-steps.ts';
import { steps } from './random-steps.ts';
import { checkBooks } from './recompute.ts';
import { openBooks, type SalonBooks } from './salon-books.ts';
import type { Run } from './step.ts';
import type { SendEvent } from './visit-events.ts';

/** Rules of every kind from long ago on; steps change them later. */
const setRules = async (books: SalonBooks, run: Run): Promise<void> => {
  const { salonCode, call, employees } = books;
  for (const employeeCode of employees)
    await call(finance.routes.saveCommissionRules, {
      body: { salonCode, employeeCode, validFrom: '2000-01-01', rules: randomRules(books, run) },
    });
};

const sum = <T>(all: readonly T[], of: (one: T) => number): number =>
  all.reduce((total, one) => total + of(one), 0);

/**
 * Random work in the books of many salons while the host is killed: complete, undo, settle, split, discount, sell, refund,
 * remove, restore, late entries, changing rules, day and month ends and their opening. Then everything is added up once
 * more from the rows, to the kurus: balance, visits, till by kind, and every line of every commission statement.
 */
export const runDrill = (short: boolean) =>
  withDrillFolder(async (folder) => {
    const plan = short ? { salons: 5, steps: 500, kills: 2 } : { salons: 50, steps: 5_000, kills: 20 };
    const seed = randomInt(1_000_000);
    const random = randomFrom(seed);
    const tally = newTally();
    await using product = await startTestProduct(folder, { hosts: 1 });
    const salons: SalonBooks[] = [];
    while (salons.length < plan.salons) salons.push(await openBooks(product, tally));
    await watchClosings(product);
    const today = wallDate(Date.now(), 'Europe/Istanbul');
    const kills = await withQueue(product.env.DATABASE_URL, product.env.HOST_SECRET, async (boss) => {
      const send: SendEvent = async (name, data, salonCode) => {
        const event = { id: newCode(), name, salonCode, at: new Date().toISOString(), data };
        await boss.insert(queueOf('finance', name), [{ data: event }]);
      };
      const run = { random, today, send };
      for (const books of salons) await setRules(books, run);
      return runWithKills(product, random, plan, () => random.pick(steps)(random.pick(salons), run));
    });
    const queue = await waitUntilQueueEmpty(product);
    const checks = [];
    for (const books of salons) checks.push(await checkBooks(product, books, today));
    const findings = checks.flatMap((check) => check.findings);
    const { retries, refused, failures } = tally;
    return {
      name: 'books',
      passed: findings.length === 0 && failures.length === 0 && kills === plan.kills && queue.dead === 0,
      seed,
      ...plan,
      kills,
      queue,
      transactions: sum(checks, (check) => check.transactions),
      closedDays: sum(checks, (check) => check.closedDays),
      statements: sum(checks, (check) => check.statements),
      frozenStatements: sum(checks, (check) => check.frozen),
      corrections: sum(checks, (check) => check.corrections),
      rereadMonths: sum(salons, ({ statements }) => statements.size),
      differing: findings.length,
      findings: findings.slice(0, 20),
      retries,
      refused,
      failures,
    };
  });
