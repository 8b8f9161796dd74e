import { report, withDrillFolder } from '../drill-folder.ts';
import { waitUntilQueueEmpty } from '../queue.ts';
import { newTally } from '../retrying-caller.ts';
import { startTestProduct } from '../test-product.ts';
import { measureBookableDelay } from './bookable.ts';
import { compareCopies, countChangedRows, countStates, readSnapshot } from './compare-copies.ts';
import { readDrift } from './drift.ts';
import { makeChanges } from './make-changes.ts';
import { openSalon } from './open-salon.ts';
import { replayHandledEvents } from './replay-events.ts';

const SALONS = 6;
const MAX_DELAY_MS = 1_000;

const plans = {
  short: { changes: 300, kills: 2, replays: 300, rounds: 20 },
  full: { changes: 5_000, kills: 20, replays: 4_000, rounds: 200 },
};

/** The appointment module's copies of salons, services, employees and bans equal their owners' rows through kills. */
const runScenario = async (folder: string, plan: (typeof plans)['full'], short: boolean) => {
  await using product = await startTestProduct(folder, { hosts: 1 });
  const bookable = report('bookable', await measureBookableDelay(product, plan.rounds));

  const tally = newTally();
  const numbers = Array.from({ length: SALONS }, (_, index) => index + 1);
  const salons = await Promise.all(numbers.map((number) => openSalon(product, number, tally)));
  const killed = await makeChanges(product, salons, plan, tally);
  const queue = report('queue', await waitUntilQueueEmpty(product));
  const differences = await compareCopies(product);
  const drift = report('drift', await readDrift(product));

  const before = await readSnapshot(product);
  const replayed = await replayHandledEvents(product, plan.replays);
  const after = await waitUntilQueueEmpty(product);
  const changedRows = report('changedRows', {
    replayed,
    ...countChangedRows(before, await readSnapshot(product)),
  });

  const drifted = Object.values(drift).reduce((sum, one) => sum + one.missing + one.stale + one.extra, 0);
  const { hoursMs, serviceMs } = bookable;
  const within = short ? Math.max(hoursMs.p95, serviceMs.p95) : Math.max(hoursMs.most, serviceMs.most);
  const holds = {
    'every event was handled': queue.left === 0 && queue.dead === 0 && after.left === 0 && after.dead === 0,
    'there is no drift': drifted === 0,
    'every copy equals its owner field by field': differences.length === 0,
    'an older event changes nothing': changedRows.copies === 0 && changedRows.owners === 0,
    'no call failed': tally.failures.length === 0,
    [`a change is bookable within ${MAX_DELAY_MS} ms`]: within <= MAX_DELAY_MS,
  };
  return {
    name: 'copies',
    passed: Object.values(holds).every(Boolean),
    holds,
    changes: tally.done,
    killed,
    retries: tally.retries,
    refused: tally.refused,
    failures: tally.failures.slice(0, 5),
    states: countStates(before),
    queueEmptyAfterSeconds: queue.seconds,
    differences: differences.slice(0, 5),
    drifted,
    changedRows,
    bookable,
  };
};

export const runDrill = (short: boolean) =>
  withDrillFolder((folder) => runScenario(folder, short ? plans.short : plans.full, short));
