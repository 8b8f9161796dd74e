import type { BenchProduct } from './appointments/bench-product.ts';
import { measureIdleCpu, type RunLength, runLength } from './appointments/measure-by-turns.ts';
import {
  measureRequests,
  measureStatements,
  type PathOf,
  type Sample,
  type StatementsOf,
} from './request-cpu.ts';
import { spreadOf } from './stats.ts';

// Reads of a salon with many years, over HTTP: against statements sent straight to the database, and against a salon
// with one year in the same database.

/**
 * CPU of the bare statements with the driver, divided by that of the request; and CPU of a request of the old salon,
 * divided by that of a young one. Rates are printed too, but on a shared machine they depend on what else runs there.
 */
type Goal = { readonly ratio: number; readonly growth: number };

export type Workload = {
  readonly pathOf: (salon: string) => PathOf;
  /** Of the old salon. */
  readonly bare: StatementsOf;
};

type Salons = { readonly old: string; readonly young: string };

const WARM_UP_SECONDS = 3;

const totalCpu = ({ cpu }: Sample): number => cpu.database + cpu.node;

const cpuOf = (samples: readonly Sample[]) => ({
  database: spreadOf(samples.map(({ cpu }) => cpu.database)).median,
  node: spreadOf(samples.map(({ cpu }) => cpu.node)).median,
});

const summaryOf = (bare: readonly Sample[], old: readonly Sample[], young: readonly Sample[]) => ({
  ratio: spreadOf(bare.map((sample, index) => totalCpu(sample) / totalCpu(old[index] ?? sample))),
  rateRatio: spreadOf(old.map(({ rate }, index) => rate / (bare[index]?.rate ?? Number.NaN))),
  growth: spreadOf(old.map((sample, index) => totalCpu(sample) / totalCpu(young[index] ?? sample))),
  perSecond: {
    bare: spreadOf(bare.map(({ rate }) => rate)),
    old: spreadOf(old.map(({ rate }) => rate)),
    young: spreadOf(young.map(({ rate }) => rate)),
  },
  cpu: { bare: cpuOf(bare), old: cpuOf(old), young: cpuOf(young) },
});

/** Measures the bare engine, the old salon and a young one by turns, so that noise on the machine affects all. */
const measureWorkload = async (
  product: BenchProduct,
  { pathOf, bare }: Workload,
  salons: Salons,
  { rounds, seconds }: RunLength,
) => {
  // Tokens are valid for ten minutes.
  const tokens = { old: await product.signIn(1), young: await product.signIn(2) };
  const measured = { ...product, idle: await measureIdleCpu(product) };
  const measureOld = (time: number) => measureRequests(measured, tokens.old, pathOf(salons.old), time);
  const measureYoung = (time: number) => measureRequests(measured, tokens.young, pathOf(salons.young), time);
  await measureOld(WARM_UP_SECONDS);
  await measureYoung(WARM_UP_SECONDS);
  const [bares, old, young]: [Sample[], Sample[], Sample[]] = [[], [], []];
  for (let round = 0; round < rounds; round += 1) {
    bares.push(await measureStatements(measured, bare, seconds));
    // Each of them comes first as often: the first one finds the caches full of what the bare engine has read.
    const isYoungFirst = round % 2 === 1;
    if (isYoungFirst) young.push(await measureYoung(seconds));
    old.push(await measureOld(seconds));
    if (!isYoungFirst) young.push(await measureYoung(seconds));
  }
  return summaryOf(bares, old, young);
};

/** Measures all of them; the first two people own the old salon and the young one. */
export const measureOldAndYoung = async (
  product: BenchProduct,
  workloads: Readonly<Record<string, Workload>>,
  salons: Salons,
  { short, goal }: { readonly short: boolean; readonly goal: Goal },
) => {
  const what = runLength(short);
  const found: Record<string, Awaited<ReturnType<typeof measureWorkload>>> = {};
  for (const [name, workload] of Object.entries(workloads)) {
    found[name] = await measureWorkload(product, workload, salons, what);
    console.log(name, JSON.stringify(found[name]));
  }
  const misses = Object.entries(found).flatMap(([name, { ratio, growth }]) => [
    ...(ratio.median >= goal.ratio ? [] : [`${name} against bare SQL`]),
    ...(growth.median <= goal.growth ? [] : [`${name} growth`]),
  ]);
  return { passed: misses.length === 0, misses, goal, ...found, what };
};
