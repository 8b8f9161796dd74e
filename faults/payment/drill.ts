import { randomFrom } from '../../tools/seed/random.ts';
import { report, withDrillFolder } from '../drill-folder.ts';
import { runInParallel } from '../run-in-parallel.ts';
import { compareWithLedger, countUnresolved } from './judge.ts';
import { type PaymentHosts, startPaymentHosts } from './payment-hosts.ts';
import { type Played, play } from './play.ts';
import { runRenewals, type Plan as Terms } from './renewals.ts';
import { drawScenarios, type Plan as Orders, type Scenario } from './scenarios.ts';
import { searchCanaries } from './search-canaries.ts';

const AT_ONCE = 12;
const LIMIT_MINUTES = 5;
/** After these the bank's page is over, and what nobody confirmed has expired. */
const BANK_MINUTES = 16;

/** Kills the hosts in turn when the stand-in says so, one after the other. */
const killOnDemand = ({ iyzico, hosts }: PaymentHosts) => {
  let killed = 0;
  let last = Promise.resolve();
  const killAfter = async (
    before: Promise<void>,
    host: (typeof hosts)[number] | undefined,
  ): Promise<void> => {
    await before;
    await host?.kill();
    await host?.start();
  };
  const kill = (): void => {
    last = killAfter(last, hosts[killed % hosts.length]);
    killed += 1;
  };
  iyzico.onKill(kill);
  return { kill, count: () => killed, settled: () => last };
};

type Killer = ReturnType<typeof killOnDemand>;

const playAll = async (system: PaymentHosts, scenarios: readonly Scenario[]): Promise<Played[]> => {
  const played: Played[] = [];
  const foreign = () => played.find(({ fields }) => fields)?.fields ?? null;
  await runInParallel(scenarios, AT_ONCE, async (scenario) => {
    played.push(await play(system, scenario, foreign));
  });
  return played;
};

/** Orders of people: the callback, notices, the provider and the hosts fail in every combination. */
const runOrders = async (system: PaymentHosts, kills: Killer, plan: Orders) => {
  const played = await playAll(system, drawScenarios(randomFrom(20_261_118), plan));
  await kills.settled();
  for (let minute = 0; minute < LIMIT_MINUTES; minute += 1) await system.passMinutes(1);
  await kills.settled();
  const unresolved = await countUnresolved(system);
  await Promise.all(played.map(async ({ late }) => late?.()));
  await system.passMinutes(BANK_MINUTES);
  await system.passMinutes(1);
  const books = report('books', { ...(await compareWithLedger(system, played)), unresolved });
  const { wronglySettled, paidButNotSettled, takenTwice, open, settled } = books;
  const wrong = wronglySettled + paidButNotSettled + takenTwice + open + unresolved;
  return { passed: wrong === 0 && settled > 0 && kills.count() === plan.killCount, books };
};

const runTerms = async (system: PaymentHosts, kills: Killer, plan: Terms) => {
  const before = kills.count();
  const renewals = await runRenewals(system, randomFrom(20_261_119), kills, plan);
  const killed = kills.count() - before;
  report('renewals', { ...renewals, kills: killed });
  const { renewedWithoutMoney, paidButNotRenewed, takenTwice, openedTwice, notRenewed, late } = renewals;
  const wrong = renewedWithoutMoney + paidButNotRenewed + takenTwice + openedTwice + notRenewed + late;
  return { passed: wrong === 0 && killed === plan.kills, renewals };
};

/** Card data is nowhere, and there was something to look through. */
const runSearch = async (system: PaymentHosts) => {
  const search = report('canaries', await searchCanaries(system));
  const passed = search.hits.length === 0 && Object.values(search.searched).every((length) => length > 0);
  return { passed, canaries: search.hits };
};

/** Money is taken once and booked, whatever callback, notice, provider and host do; within five minutes of the clock. */
export const runDrill = (short: boolean) =>
  withDrillFolder(async (folder) => {
    const startedAt = performance.now();
    await using system = await startPaymentHosts(folder);
    const kills = killOnDemand(system);
    const orders = await runOrders(
      system,
      kills,
      short ? { count: 56, killCount: 4 } : { count: 336, killCount: 40 },
    );
    const terms = await runTerms(
      system,
      kills,
      short ? { salons: 16, kills: 6 } : { salons: 160, kills: 40 },
    );
    const search = await runSearch(system);
    const seconds = Math.round((performance.now() - startedAt) / 1000);
    const passed = orders.passed && terms.passed && search.passed;
    const { renewals } = terms;
    return {
      ...orders.books,
      renewals,
      canaries: search.canaries,
      kills: kills.count(),
      seconds,
      name: 'payment',
      passed,
    };
  });
