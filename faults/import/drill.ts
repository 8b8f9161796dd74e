import { setTimeout as pause } from 'node:timers/promises';
import type { ImportState } from '@ayna/contracts/customer';
import { newCode } from '@ayna/kernel/codes';
import { withDrillFolder } from '../drill-folder.ts';
import { waitUntilQueueEmpty } from '../queue.ts';
import { createCaller, newTally, type Tally } from '../retrying-caller.ts';
import { createSignedInPerson } from '../signed-in-person.ts';
import { startTestProduct, type TestProduct } from '../test-product.ts';
import { createCustomerFile } from './customer-file.ts';
import { countCards, importFile, type ReceptionSession } from './import-file.ts';

const GOAL_SECONDS = 30;

const plans = { short: { rows: 2_000, kills: 1 }, full: { rows: 10_000, kills: 6 } };

const openReception = async (product: TestProduct, tally: Tally): Promise<ReceptionSession> => {
  const salonCode = newCode();
  await product.startTrial(salonCode);
  const [account] = await product.createAccounts(1, { code: salonCode, groups: ['Receptionist'] });
  if (!account) throw new Error('createAccounts returned no account');
  return { salonCode, call: createCaller(product, createSignedInPerson(product, account, salonCode), tally) };
};

/** Kills the host the given number of times, each time after a further part of the file was imported. */
const createKiller = ({ host }: TestProduct, kills: number) => {
  const done = { kills: 0 };
  const onState = async ({ seen, rows }: ImportState): Promise<void> => {
    if (done.kills >= kills || seen < (rows * (done.kills + 1)) / (kills + 2)) return;
    done.kills += 1;
    // A random delay, so that the kill hits different points of a chunk.
    await pause(Math.random() * 60);
    await host.kill();
    await host.start();
  };
  return { done, onState };
};

/** A file of customers is imported exactly once while the host is killed, and quickly without kills. */
const runScenario = async (folder: string, { rows, kills }: (typeof plans)['full']) => {
  const list = createCustomerFile(rows);
  const tally = newTally();
  await using product = await startTestProduct(folder, { hosts: 1 });

  const undisturbedSalon = await openReception(product, tally);
  const undisturbed = await importFile(undisturbedSalon, list.file);
  const undisturbedCards = await countCards(product, undisturbedSalon.salonCode);

  const killedSalon = await openReception(product, tally);
  const { done: killed, onState } = createKiller(product, kills);
  const withKills = await importFile(killedSalon, list.file, { onState });
  const afterKills = await countCards(product, killedSalon.salonCode);
  const repeated = await importFile(killedSalon, list.file);
  const afterRepeat = await countCards(product, killedSalon.salonCode);
  const queue = await waitUntilQueueEmpty(product);

  const isWhole = ({ cards, phones, notes }: typeof undisturbedCards): boolean =>
    cards === list.cards && phones === list.cards && notes === undisturbedCards.notes;
  const holds = {
    'every row has the right result': isWhole(undisturbedCards) && undisturbed.done.refused === list.wrong,
    'the preview predicted it':
      undisturbed.preview.fresh === list.cards && undisturbed.preview.refused === list.wrong,
    'progress was reported': undisturbed.steps >= 3,
    [`${rows} rows within ${GOAL_SECONDS} s`]: undisturbed.seconds <= GOAL_SECONDS,
    'the host was killed in the middle': killed.kills === kills,
    'kills neither duplicated nor lost a card': isWhole(afterKills) && withKills.done.made === list.cards,
    'the same file imported a second time creates nothing': repeated.done.made === 0 && isWhole(afterRepeat),
    'every event was handled': queue.left === 0 && queue.dead === 0,
    'no call failed': tally.failures.length === 0,
  };
  return {
    name: 'import',
    passed: Object.values(holds).every(Boolean),
    holds,
    rows,
    bytes: list.file.size,
    seconds: undisturbed.seconds,
    readSeconds: undisturbed.readSeconds,
    previewSeconds: undisturbed.previewSeconds,
    steps: undisturbed.steps,
    rowsPerSecond: Math.round(rows / undisturbed.seconds),
    kills: killed.kills,
    secondsWithKills: withKills.seconds,
    repeatSeconds: repeated.seconds,
    cards: afterRepeat.cards,
    refused: undisturbed.done.refused,
    failures: tally.failures.slice(0, 5),
  };
};

export const runDrill = (short: boolean) =>
  withDrillFolder((folder) => runScenario(folder, short ? plans.short : plans.full));
