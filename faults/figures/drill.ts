import { randomInt } from 'node:crypto';
import { wallDate } from '@ayna/domain/wall-now';
import { newCode } from '@ayna/kernel/codes';
import { withQueue } from '@ayna/kernel/events/dead-letters';
import { queueOf } from '@ayna/kernel/events/envelope';
import { type Random, randomFrom } from '../../tools/seed/random.ts';
import { newJournal } from '../booking/journal.ts';
import { openSalon } from '../booking/open-salon.ts';
import { createCaller, newCallStats } from '../booking/retrying-caller.ts';
import { steps as bookSteps } from '../books/random-steps.ts';
import { openBooks, type SalonBooks } from '../books/salon-books.ts';
import type { SendEvent } from '../books/visit-events.ts';
import { replayHandledEvents } from '../copies/replay-events.ts';
import { withDrillFolder } from '../drill-folder.ts';
import { waitUntilQueueEmpty } from '../queue.ts';
import { newTally } from '../retrying-caller.ts';
import { runWithKills } from '../run-with-kills.ts';
import { startTestProduct, type TestProduct } from '../test-product.ts';
import { calendarSteps } from './calendar-steps.ts';
import { rebuildAll } from './rebuild-all.ts';
import { recompute } from './recompute.ts';

type Plan = { readonly books: number; readonly steps: number; readonly kills: number };

const replayedEvents = ['appointment.completed', 'appointment.undone', 'customer.erased', 'inventory.moved'];

const openSalons = async (product: TestProduct, { books: count }: Plan) => {
  const [stats, tally] = [newCallStats(), newTally()];
  const salon = await openSalon(product);
  const call = createCaller([product.url], stats, 0);
  const books: SalonBooks[] = [];
  while (books.length < count) books.push(await openBooks(product, tally));
  return { calendar: { product, salon, call, journal: newJournal(), next: 0 }, books, stats, tally };
};

/** Changes calendar and books by turns. In the middle all figures are counted again while the work goes on. */
const changeAll = async (
  product: TestProduct,
  plan: Plan,
  { calendar, books }: Awaited<ReturnType<typeof openSalons>>,
  random: Random,
) => {
  const today = wallDate(Date.now(), 'Europe/Istanbul');
  const seed = random.below(1_000_000);
  let done = 0;
  let rebuilt: Promise<void> = Promise.resolve();
  const kills = await withQueue(product.env.DATABASE_URL, product.env.HOST_SECRET, (boss) => {
    const sendTo =
      (module: string): SendEvent =>
      async (name, data, salonCode) => {
        const event = { id: newCode(), name, salonCode, at: new Date().toISOString(), data };
        await boss.insert(queueOf(module, name), [{ data: event }]);
      };
    const working = { ...calendar, seed, operations: plan.steps, send: sendTo('appointment') };
    const run = { random, today, send: sendTo('finance') };
    return runWithKills(product, random, plan, async () => {
      done += 1;
      if (done === Math.floor(plan.steps / 2)) rebuilt = rebuildAll(product);
      if (done % 2 === 0) await random.pick(calendarSteps)(working, random);
      else await random.pick(bookSteps)(random.pick(books), run);
    });
  });
  await rebuilt;
  return kills;
};

/**
 * Random changes of appointments and transactions while the host is killed, all figures are counted again in the middle,
 * and handled events arrive once more. Then every kept figure equals one that is counted from the rows.
 */
export const runDrill = (short: boolean) =>
  withDrillFolder(async (folder) => {
    const plan: Plan = short ? { books: 2, steps: 300, kills: 2 } : { books: 10, steps: 5_000, kills: 20 };
    const seed = randomInt(1_000_000);
    await using product = await startTestProduct(folder, { hosts: 1 });
    const salons = await openSalons(product, plan);
    const kills = await changeAll(product, plan, salons, randomFrom(seed));
    await waitUntilQueueEmpty(product);
    const replayed = await replayHandledEvents(product, plan.steps, replayedEvents);
    const queue = await waitUntilQueueEmpty(product);
    const { findings, ...counted } = await recompute(product);
    const failures = [...salons.stats.failures, ...salons.tally.failures];
    const isQuiet = queue.left === 0 && queue.dead === 0 && failures.length === 0;
    return {
      name: 'figures',
      passed: findings.length === 0 && isQuiet && kills === plan.kills,
      seed,
      ...plan,
      kills,
      replayed,
      queue,
      ...counted,
      drift: findings.length,
      findings: findings.slice(0, 20),
      failures: failures.slice(0, 10),
    };
  });
