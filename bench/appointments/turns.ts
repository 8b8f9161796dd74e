import { setTimeout as pause } from 'node:timers/promises';
import { spreadOf } from '../stats.ts';
import type { House } from './house.ts';
import { bareRate } from './pgbench.ts';
import { type Requests, rateOf } from './requests.ts';

type Sample = { readonly rate: number; readonly database: number; readonly node: number };

/** CPU of a process that ended is the first one's a moment later. */
const SETTLE_MS = 50;

type Cpu = { readonly database: number; readonly node: number };

const usedIn = async ({ cpu }: Pick<House, 'cpu'>, work: () => Promise<number>) => {
  await pause(SETTLE_MS);
  const [began, before] = [performance.now(), cpu()];
  const rate = await work();
  await pause(SETTLE_MS);
  const after = cpu();
  return {
    rate,
    seconds: (performance.now() - began) / 1_000,
    database: after.database - before.database,
    node: after.node - before.node,
  };
};

const IDLE_MS = 2_000;

/** What both use in a second in which nothing is asked: queues are looked at, memory is tidied up. */
const idleCpu = async (house: Pick<House, 'cpu'>): Promise<Cpu> => {
  const { seconds, database, node } = await usedIn(house, () => pause(IDLE_MS, 0));
  return { database: database / seconds, node: node / seconds };
};

const sampleOf = async (house: House, idle: Cpu, seconds: number, work: () => Promise<number>) => {
  const used = await usedIn(house, work);
  const each = (key: keyof Cpu): number =>
    (Math.max(0, used[key] - idle[key] * used.seconds) / (used.rate * seconds)) * 1_000_000;
  return { rate: used.rate, database: each('database'), node: each('node') };
};

/** Until every connection has prepared its statements, and the code that runs often is compiled. */
const WARM_SECONDS = 3;

export type Turn = { readonly requests: Requests; readonly bare?: string };

export type How = { readonly rounds: number; readonly seconds: number };

export const howLong = (short: boolean): How =>
  short ? { rounds: 5, seconds: 1 } : { rounds: 7, seconds: 3 };

const medianOf = (samples: readonly Sample[], key: keyof Sample): number =>
  spreadOf(samples.map((sample) => sample[key])).median;

/**
 * The product and the bare engine by turns, one right after the other, so that a noisy machine is noisy for
 * both: how much of the engine's own rate is left, and what a request costs in CPU microseconds.
 */
export const byTurns = async (house: House, { requests, bare }: Turn, { rounds, seconds }: How) => {
  const http: Sample[] = [];
  const engine: Sample[] = [];
  await rateOf(house, requests, WARM_SECONDS);
  const idle = await idleCpu(house);
  for (let round = 0; round < rounds; round += 1) {
    if (bare) engine.push(await sampleOf(house, idle, seconds, () => bareRate(house, bare, seconds)));
    http.push(await sampleOf(house, idle, seconds, () => rateOf(house, requests, seconds)));
  }
  return {
    ...(bare && {
      ratio: spreadOf(http.map(({ rate }, index) => rate / (engine[index]?.rate ?? Number.NaN))),
      bare: {
        perSecond: spreadOf(engine.map(({ rate }) => rate)),
        cpu: { database: medianOf(engine, 'database') },
      },
    }),
    perSecond: spreadOf(http.map(({ rate }) => rate)),
    cpu: { database: medianOf(http, 'database'), node: medianOf(http, 'node') },
  };
};

export type Measured = Awaited<ReturnType<typeof byTurns>>;

const cpuOf = ({ cpu }: Measured): number => cpu.database + cpu.node;

/** How much more CPU a request takes in the last world than in the first. */
export const growthOf = (worlds: readonly Measured[]): number | null => {
  const [first, last] = [worlds[0], worlds.at(-1)];
  return first && last && worlds.length > 1 ? Number((cpuOf(last) / cpuOf(first)).toFixed(2)) : null;
};
