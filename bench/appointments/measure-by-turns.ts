import { setTimeout as pause } from 'node:timers/promises';
import { spreadOf } from '../stats.ts';
import type { BenchProduct } from './bench-product.ts';
import { measureBareRate } from './pgbench.ts';
import { measureRequestRate, type Requests } from './requests.ts';

type Sample = { readonly rate: number; readonly database: number; readonly node: number };

/** The CPU time of an ended process is added to its parent's a moment later. */
const SETTLE_MS = 50;

export type Cpu = { readonly database: number; readonly node: number };

const measureUsage = async ({ cpu }: Pick<BenchProduct, 'cpu'>, work: () => Promise<number>) => {
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

/** CPU that database and host use per idle second, for polling and garbage collection. */
export const measureIdleCpu = async (product: Pick<BenchProduct, 'cpu'>): Promise<Cpu> => {
  const { seconds, database, node } = await measureUsage(product, () => pause(IDLE_MS, 0));
  return { database: database / seconds, node: node / seconds };
};

const takeSample = async (product: BenchProduct, idle: Cpu, seconds: number, work: () => Promise<number>) => {
  const used = await measureUsage(product, work);
  const perRequest = (key: keyof Cpu): number =>
    (Math.max(0, used[key] - idle[key] * used.seconds) / (used.rate * seconds)) * 1_000_000;
  return { rate: used.rate, database: perRequest('database'), node: perRequest('node') };
};

/** Until every connection has prepared its statements and hot code is compiled. */
const WARM_UP_SECONDS = 3;

export type Workload = { readonly requests: Requests; readonly bare?: string };

export type RunLength = { readonly rounds: number; readonly seconds: number };

export const runLength = (short: boolean): RunLength =>
  short ? { rounds: 5, seconds: 1 } : { rounds: 7, seconds: 3 };

const medianOf = (samples: readonly Sample[], key: keyof Sample): number =>
  spreadOf(samples.map((sample) => sample[key])).median;

/**
 * Measures the product and the bare engine alternately, so that noise on the machine affects both: the ratio of
 * their rates, and the CPU microseconds of a request.
 */
export const measureByTurns = async (
  product: BenchProduct,
  { requests, bare }: Workload,
  { rounds, seconds }: RunLength,
) => {
  const http: Sample[] = [];
  const engine: Sample[] = [];
  await measureRequestRate(product, requests, WARM_UP_SECONDS);
  const idle = await measureIdleCpu(product);
  for (let round = 0; round < rounds; round += 1) {
    if (bare)
      engine.push(await takeSample(product, idle, seconds, () => measureBareRate(product, bare, seconds)));
    http.push(await takeSample(product, idle, seconds, () => measureRequestRate(product, requests, seconds)));
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

export type Measurement = Awaited<ReturnType<typeof measureByTurns>>;

const totalCpu = ({ cpu }: Measurement): number => cpu.database + cpu.node;

/** CPU of a request at the last size divided by CPU at the first. */
export const cpuGrowth = (sizes: readonly Measurement[]): number | null => {
  const [first, last] = [sizes[0], sizes.at(-1)];
  return first && last && sizes.length > 1 ? Number((totalCpu(last) / totalCpu(first)).toFixed(2)) : null;
};
