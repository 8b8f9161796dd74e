import { randomInt } from 'node:crypto';
import { newCode } from '@ayna/kernel/codes';
import { withDrillFolder } from '../drill-folder.ts';
import { createCaller, newTally } from '../retrying-caller.ts';
import { createSignedInPerson } from '../signed-in-person.ts';
import { startTestProduct, type TestProduct } from '../test-product.ts';
import { checkLedger } from './check-ledger.ts';
import { contestLastItems } from './contest.ts';
import { addProducts, type Manager, runMoves } from './random-moves.ts';

/** A salon with a package and somebody who manages its stock. */
const openSalon = async (product: TestProduct): Promise<Manager> => {
  const salonCode = newCode();
  await product.startTrial(salonCode);
  const [account] = await product.createAccounts(1, { code: salonCode, groups: ['manage-inventory'] });
  if (!account) throw new Error('openSalon: no account was created');
  const tally = newTally();
  const person = createSignedInPerson(product, account, salonCode);
  return { salonCode, tally, call: createCaller(product, person, tally) };
};

/**
 * The last item is sold once, however many sell it at once; and the stock is the sum of the moves, each recorded once,
 * while the host is killed and clients repeat what was not answered.
 */
export const runDrill = (short: boolean) =>
  withDrillFolder(async (folder) => {
    const plan = short ? { moves: 400, kills: 2, rounds: 3 } : { moves: 5_000, kills: 10, rounds: 20 };
    const seed = randomInt(1_000_000);
    await using product = await startTestProduct(folder, { hosts: 1 });
    const manager = await openSalon(product);
    const contest = await contestLastItems(manager, plan.rounds);
    const codes = await addProducts(manager, 12);
    const moves = await runMoves(product, manager, { ...plan, seed, codes });
    const ledger = await checkLedger(product, manager.salonCode, moves.answered);
    const { retries, refused, failures } = manager.tally;
    const passed = contest.passed && ledger.passed && failures.length === 0 && moves.kills === plan.kills;
    const { answered: _, ...run } = moves;
    return { name: 'stock', passed, seed, contest, moves: run, ledger, retries, refused, failures };
  });
