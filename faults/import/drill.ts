import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { ImportState } from '@ayna/contracts/customer';
import { newCode } from '@ayna/kernel/codes';
import { signedIn } from '../booking/people.ts';
import { lineOf, newTally, type Tally } from '../copies/line.ts';
import { untilQuiet } from '../copies/queue.ts';
import { openScene, type Scene } from '../scene.ts';
import { listOf } from './file.ts';
import { cardsIn, type Desk, takeFile } from './take.ts';

const GOAL_SECONDS = 30;

const plans = { short: { rows: 2_000, kills: 1 }, full: { rows: 10_000, kills: 6 } };

const openDesk = async (scene: Scene, tally: Tally): Promise<Desk> => {
  const salonCode = newCode();
  const [made] = await scene.makePeople(1, { code: salonCode, groups: ['Receptionist'] });
  if (!made) throw new Error('nobody was made');
  return { salonCode, line: lineOf(scene, signedIn(scene, made, salonCode), tally) };
};

/** Kills the host whenever a further part of the file was taken, so many times. */
const killer = ({ host }: Scene, kills: number) => {
  const done = { kills: 0 };
  const onState = async ({ seen, rows }: ImportState): Promise<void> => {
    if (done.kills >= kills || seen < (rows * (done.kills + 1)) / (kills + 2)) return;
    done.kills += 1;
    // Not always at the same place in a piece.
    await pause(Math.random() * 60);
    await host.kill();
    await host.start();
  };
  return { done, onState };
};

/** A file of customers is taken once, whatever dies meanwhile, and soon where nothing does. */
const play = async (folder: string, { rows, kills }: (typeof plans)['full']) => {
  const list = listOf(rows);
  const tally = newTally();
  await using scene = await openScene(folder, { hosts: 1 });

  const calm = await openDesk(scene, tally);
  const quiet = await takeFile(calm, list.file);
  const calmCards = await cardsIn(scene, calm.salonCode);

  const rough = await openDesk(scene, tally);
  const { done: killed, onState } = killer(scene, kills);
  const hit = await takeFile(rough, list.file, { onState });
  const afterKills = await cardsIn(scene, rough.salonCode);
  const again = await takeFile(rough, list.file);
  const afterAgain = await cardsIn(scene, rough.salonCode);
  const left = await untilQuiet(scene);

  const isWhole = ({ cards, phones, notes }: typeof calmCards): boolean =>
    cards === list.cards && phones === list.cards && notes === calmCards.notes;
  const holds = {
    'every row became what it should': isWhole(calmCards) && quiet.done.refused === list.wrong,
    'the preview said so': quiet.preview.fresh === list.cards && quiet.preview.refused === list.wrong,
    'progress was seen': quiet.steps >= 3,
    [`${rows} rows within ${GOAL_SECONDS} s`]: quiet.seconds <= GOAL_SECONDS,
    'the host was killed in the middle': killed.kills === kills,
    'kills doubled and lost nothing': isWhole(afterKills) && hit.done.made === list.cards,
    'the same file again makes nothing': again.done.made === 0 && isWhole(afterAgain),
    'every event was digested': left.left === 0 && left.dead === 0,
    'no call failed': tally.failures.length === 0,
  };
  return {
    name: 'import',
    passed: Object.values(holds).every(Boolean),
    holds,
    rows,
    bytes: list.file.size,
    seconds: quiet.seconds,
    readSeconds: quiet.readSeconds,
    previewSeconds: quiet.previewSeconds,
    steps: quiet.steps,
    rowsPerSecond: Math.round(rows / quiet.seconds),
    kills: killed.kills,
    secondsWithKills: hit.seconds,
    againSeconds: again.seconds,
    cards: afterAgain.cards,
    refused: quiet.done.refused,
    failures: tally.failures.slice(0, 5),
  };
};

export const drill = async (short: boolean) => {
  const folder = mkdtempSync(join(tmpdir(), 'ayna-faults-'));
  chmodSync(folder, 0o755); // the user postgres must reach its directory in it
  try {
    return await play(folder, short ? plans.short : plans.full);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
