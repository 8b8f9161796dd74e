import { withClient } from '../tools/database/databases.ts';
import type { BenchProduct } from './appointments/bench-product.ts';
import type { Cpu } from './appointments/measure-by-turns.ts';
import { CLIENTS } from './appointments/sizes.ts';

type Client = Parameters<Parameters<typeof withClient>[1]>[0];

export type Statement = { readonly text: string; readonly values: readonly string[] };

/** Gives the path of the n-th request, or the statements that answer it. */
export type PathOf = (n: number) => string;
export type StatementsOf = (n: number) => readonly Statement[];

let next = 0;

/** Repeats the work until the time is over and what is under way has ended: a long list is counted as well. */
const repeat = async (work: (n: number) => Promise<void>, seconds: number) => {
  const began = performance.now();
  let done = 0;
  while (performance.now() - began < seconds * 1_000) {
    next += 1;
    await work(next);
    done += 1;
  }
  return { done, rate: (done * 1_000) / (performance.now() - began) };
};

const sumOf = (loops: readonly { readonly done: number; readonly rate: number }[]) => ({
  done: loops.reduce((sum, { done }) => sum + done, 0),
  rate: loops.reduce((sum, { rate }) => sum + rate, 0),
});

const inParallel = <T>(work: () => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: CLIENTS }, work));

const names = new Map<string, string>();

const nameOf = (text: string): string => {
  const name = names.get(text) ?? `bare${names.size}`;
  names.set(text, name);
  return name;
};

const execute = async (client: Client, statements: readonly Statement[]): Promise<void> => {
  for (const { text, values } of statements)
    await client.query({ name: nameOf(text), text, values: [...values] });
};

/** `cpu` is microseconds of a request: of the database, and of the process that reads its rows. */
export type Sample = { readonly rate: number; readonly cpu: Cpu };

type CpuClock = { readonly cpu: () => Cpu; readonly idle: Cpu };

/** Starts a clock of the CPU that the work needs, without what database and host use while nobody asks. */
const startCpu = ({ cpu, idle }: CpuClock) => {
  const [began, before] = [performance.now(), cpu()];
  return (done: number): Cpu => {
    const [after, seconds] = [cpu(), (performance.now() - began) / 1_000];
    const perRequest = (key: keyof Cpu): number =>
      (Math.max(0, after[key] - before[key] - idle[key] * seconds) / done) * 1_000_000;
    return { database: perRequest('database'), node: perRequest('node') };
  };
};

/** By the driver alone, on as many connections as the product has: prepared, as owner, without row security. */
export const measureStatements = async (
  { databaseUrl, ...clock }: Pick<BenchProduct, 'databaseUrl'> & CpuClock,
  statementsOf: StatementsOf,
  seconds: number,
): Promise<Sample> => {
  const [readCpu, ownBefore] = [startCpu(clock), process.cpuUsage()];
  const { done, rate } = sumOf(
    await inParallel(() =>
      withClient(databaseUrl, (client) => repeat((n) => execute(client, statementsOf(n)), seconds)),
    ),
  );
  const own = process.cpuUsage(ownBefore);
  return { rate, cpu: { database: readCpu(done).database, node: (own.user + own.system) / done } };
};

/** Over HTTP, with as many requests at a time. */
export const measureRequests = async (
  { url, ...clock }: Pick<BenchProduct, 'url'> & CpuClock,
  token: string,
  pathOf: PathOf,
  seconds: number,
): Promise<Sample> => {
  const request = async (n: number): Promise<void> => {
    const response = await fetch(new URL(pathOf(n), url), { headers: { 'x-user-token': token } });
    if (!response.ok) throw new Error(`${pathOf(n)}: ${response.status} ${await response.text()}`);
    await response.arrayBuffer();
  };
  const readCpu = startCpu(clock);
  const { done, rate } = sumOf(await inParallel(() => repeat(request, seconds)));
  return { rate, cpu: readCpu(done) };
};
