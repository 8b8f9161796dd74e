import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openScene } from '../scene.ts';
import { bookableDrill } from './bookable.ts';
import { compareAll, countStates, movedSince, snapshot } from './compare.ts';
import { driftNow } from './drift.ts';
import { makeChanges } from './hands.ts';
import { newTally } from './line.ts';
import { replayHeard, untilQuiet } from './queue.ts';
import { openSalon } from './salons.ts';

const SALONS = 6;
const SOON_MS = 1_000;

const plans = {
  short: { changes: 300, kills: 2, replays: 300, rounds: 20 },
  full: { changes: 5_000, kills: 20, replays: 4_000, rounds: 200 },
};

/** What the engine keeps of salons, services, employees and bans is what their owners have, whatever dies in between. */
const play = async (folder: string, plan: (typeof plans)['full'], short: boolean) => {
  const say = <T>(what: string, result: T): T => {
    console.log(JSON.stringify({ [what]: result }));
    return result;
  };
  await using scene = await openScene(folder, { hosts: 1 });
  const bookable = say('bookable', await bookableDrill(scene, plan.rounds));

  const tally = newTally();
  const numbers = Array.from({ length: SALONS }, (_, index) => index + 1);
  const salons = await Promise.all(numbers.map((number) => openSalon(scene, number, tally)));
  const killed = await makeChanges(scene, salons, plan, tally);
  const quiet = say('quiet', await untilQuiet(scene));
  const apart = await compareAll(scene);
  const drift = say('drift', await driftNow(scene));

  const before = await snapshot(scene);
  const replayed = await replayHeard(scene, plan.replays);
  const after = await untilQuiet(scene);
  const moved = say('moved', { replayed, ...movedSince(before, await snapshot(scene)) });

  const drifted = Object.values(drift).reduce((sum, one) => sum + one.missing + one.stale + one.extra, 0);
  const { hoursMs, serviceMs } = bookable;
  const within = short ? Math.max(hoursMs.p95, serviceMs.p95) : Math.max(hoursMs.most, serviceMs.most);
  const holds = {
    'every event was digested': quiet.left === 0 && quiet.dead === 0 && after.left === 0 && after.dead === 0,
    'there is no drift': drifted === 0,
    'every copy is its owner field by field': apart.length === 0,
    'an older event changes nothing': moved.copies === 0 && moved.owners === 0,
    'no call failed': tally.failures.length === 0,
    [`a change is bookable within ${SOON_MS} ms`]: within <= SOON_MS,
  };
  return {
    name: 'copies',
    passed: Object.values(holds).every(Boolean),
    holds,
    changes: tally.done,
    killed,
    again: tally.again,
    refused: tally.refused,
    failures: tally.failures.slice(0, 5),
    states: countStates(before),
    quietAfterSeconds: quiet.seconds,
    apart: apart.slice(0, 5),
    drifted,
    moved,
    bookable,
  };
};

export const drill = async (short: boolean) => {
  const folder = mkdtempSync(join(tmpdir(), 'ayna-faults-'));
  chmodSync(folder, 0o755); // the user postgres must reach its directory in it
  try {
    return await play(folder, short ? plans.short : plans.full, short);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
