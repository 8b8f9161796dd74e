import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { oneProcess } from '@ayna/fixture-host/houses';
import { type HostProcess, startProcess } from '@ayna/kernel/testkit/process';
import { ensureDebianPackages, wrk } from '../../tools/services/install.ts';
import { cpuSeconds } from '../cpu.ts';
import { isMedianClearOf, spreadOf } from '../stats.ts';
import { requestsPerSecond } from '../wrk.ts';

const path = '/api/Shelf/echo/hello';
const goal = 0.7;

/** Takes traces and throws them away, as fast as it can. */
const startSink = async () => {
  const server = createServer((request, response) => {
    request.resume();
    response.end('{}');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => server.close() };
};

type Sample = { readonly rate: number; readonly perCpuSecond: number };

const measure = async ({ url, child }: HostProcess, seconds: number): Promise<Sample> => {
  const before = cpuSeconds(child.pid ?? 0);
  const rate = await requestsPerSecond(url + path, seconds);
  return { rate, perCpuSecond: (rate * seconds) / (cpuSeconds(child.pid ?? 0) - before) };
};

type Samples<N extends string> = Record<N, Sample[]>;
type Rounds<N extends string> = {
  readonly least: number;
  /** So many in all, while it is not clear yet. */
  readonly most?: number;
  readonly seconds: number;
  readonly isClear?: (samples: Samples<N>) => boolean;
};

/** Until the compiler has seen all of it. */
const WARM_UP_SECONDS = 3;

/** By turns, one right after the other, so that a noisy machine is noisy for all. */
const byTurns = async <N extends string>(
  hosts: Record<N, HostProcess>,
  { least, most = least, seconds, isClear = () => false }: Rounds<N>,
) => {
  const names = Object.keys(hosts) as N[];
  const samples = Object.fromEntries(names.map((name) => [name, [] as Sample[]])) as Samples<N>;
  for (const name of names) await measure(hosts[name], WARM_UP_SECONDS);
  for (let round = 0; round < least || (round < most && !isClear(samples)); round += 1) {
    for (const name of names) samples[name].push(await measure(hosts[name], seconds));
  }
  return samples;
};

const ratiosOf = (of: readonly Sample[], to: readonly Sample[], key: keyof Sample): readonly number[] =>
  of.map((sample, index) => sample[key] / (to[index]?.[key] ?? Number.NaN));

const ratios = (of: readonly Sample[], to: readonly Sample[], key: keyof Sample) =>
  spreadOf(ratiosOf(of, to, key));

const production = { NODE_ENV: 'production', MODULES: 'shelf' };

/**
 * The door as a ratio: calls per second of a trivial contract route against the same route in bare
 * Fastify. The ratio per second of the servers' own CPU stands beside it: it says the same on a machine
 * that has other things to do.
 */
export const bench = async (short: boolean) => {
  ensureDebianPackages([wrk]);
  const [least, seconds] = short ? [11, 1] : [15, 3];
  await using stack = new AsyncDisposableStack();
  const sink = stack.adopt(await startSink(), (it) => void it.close());
  const limits = { CALLS_PER_MINUTE: '1000000000' };
  const bare = stack.adopt(await startProcess(join(import.meta.dirname, 'bare.ts'), {}), (it) => it.stop());
  const start = async (env: Record<string, string>): Promise<HostProcess> => {
    const house = stack.use(await oneProcess(() => ({}), { ...production, ...env }));
    return house.processes[0] as HostProcess;
  };
  const house = await start({ LIMITS: 'off' });
  const plain = await byTurns(
    { bare, house },
    {
      least,
      most: 4 * least,
      seconds,
      isClear: (samples) => isMedianClearOf(ratiosOf(samples.house, samples.bare, 'rate'), goal),
    },
  );

  const withLimits = await start(limits);
  const withTracing = await start({ ...limits, OTEL_EXPORTER_OTLP_ENDPOINT: sink.url });
  const more = await byTurns({ bare, withLimits, withTracing }, { least: short ? 2 : 7, seconds });

  const ratio = ratios(plain.house, plain.bare, 'rate');
  return {
    name: 'door',
    passed: ratio.median >= goal,
    goal,
    ratio,
    ratioPerCpuSecond: ratios(plain.house, plain.bare, 'perCpuSecond'),
    ratioWithLimits: ratios(more.withLimits, more.bare, 'rate'),
    ratioWithLimitsAndTracing: ratios(more.withTracing, more.bare, 'rate'),
    perSecond: {
      bare: spreadOf(plain.bare.map(({ rate }) => rate)),
      house: spreadOf(plain.house.map(({ rate }) => rate)),
    },
    what: `${ratio.runs} rounds of ${seconds} s each by turns, 32 connections`,
  };
};
