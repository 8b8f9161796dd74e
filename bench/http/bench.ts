import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { startOneProcess } from '@ayna/fixture-host/host-processes';
import { type HostProcess, startProcess } from '@ayna/kernel/testkit/process';
import { ensureDebianPackages, wrk } from '../../tools/services/install.ts';
import { cpuSeconds } from '../cpu.ts';
import { isMedianClearOf, spreadOf } from '../stats.ts';
import { requestsPerSecond } from '../wrk.ts';

const path = '/api/Shelf/echo/hello';
const goal = 0.7;

/** Accepts traces and discards them. */
const startTraceSink = async () => {
  const server = createServer((request, response) => {
    request.resume();
    response.end('{}');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => server.close() };
};

type Sample = { readonly rate: number; readonly perCpuSecond: number };

const takeSample = async ({ url, child }: HostProcess, seconds: number): Promise<Sample> => {
  const before = cpuSeconds(child.pid ?? 0);
  const rate = await requestsPerSecond(url + path, seconds);
  return { rate, perCpuSecond: (rate * seconds) / (cpuSeconds(child.pid ?? 0) - before) };
};

type Samples<N extends string> = Record<N, Sample[]>;
type RoundOptions<N extends string> = {
  readonly minRounds: number;
  /** The limit of rounds while the result is not clear. */
  readonly maxRounds?: number;
  readonly seconds: number;
  readonly isClear?: (samples: Samples<N>) => boolean;
};

/** Until V8 has compiled the hot code. */
const WARM_UP_SECONDS = 3;

/** Measures the hosts alternately, so that noise on the machine affects all of them. */
const measureByTurns = async <N extends string>(
  hosts: Record<N, HostProcess>,
  { minRounds, maxRounds = minRounds, seconds, isClear = () => false }: RoundOptions<N>,
) => {
  const names = Object.keys(hosts) as N[];
  const samples = Object.fromEntries(names.map((name) => [name, [] as Sample[]])) as Samples<N>;
  for (const name of names) await takeSample(hosts[name], WARM_UP_SECONDS);
  for (let round = 0; round < minRounds || (round < maxRounds && !isClear(samples)); round += 1) {
    for (const name of names) samples[name].push(await takeSample(hosts[name], seconds));
  }
  return samples;
};

const ratiosOf = (values: readonly Sample[], base: readonly Sample[], key: keyof Sample): readonly number[] =>
  values.map((sample, index) => sample[key] / (base[index]?.[key] ?? Number.NaN));

const ratioSpread = (values: readonly Sample[], base: readonly Sample[], key: keyof Sample) =>
  spreadOf(ratiosOf(values, base, key));

const production = { NODE_ENV: 'production', MODULES: 'shelf' };

/**
 * The HTTP layer as a ratio: requests per second of a trivial contract route against the same route in bare
 * Fastify. The ratio per CPU second of the servers is reported too, because it holds on a busy machine as well.
 */
export const runBench = async (short: boolean) => {
  ensureDebianPackages([wrk]);
  const [minRounds, seconds] = short ? [11, 1] : [15, 3];
  await using stack = new AsyncDisposableStack();
  const sink = stack.adopt(await startTraceSink(), (it) => void it.close());
  const limits = { CALLS_PER_MINUTE: '1000000000' };
  const bare = stack.adopt(await startProcess(join(import.meta.dirname, 'bare-fastify.ts'), {}), (it) =>
    it.stop(),
  );
  const start = async (env: Record<string, string>): Promise<HostProcess> => {
    const app = stack.use(await startOneProcess(() => ({}), { ...production, ...env }));
    return app.processes[0] as HostProcess;
  };
  const host = await start({ LIMITS: 'off' });
  const plain = await measureByTurns(
    { bare, host },
    {
      minRounds,
      maxRounds: 4 * minRounds,
      seconds,
      isClear: (samples) => isMedianClearOf(ratiosOf(samples.host, samples.bare, 'rate'), goal),
    },
  );

  const withLimits = await start(limits);
  const withTracing = await start({ ...limits, OTEL_EXPORTER_OTLP_ENDPOINT: sink.url });
  const more = await measureByTurns({ bare, withLimits, withTracing }, { minRounds: short ? 2 : 7, seconds });

  const ratio = ratioSpread(plain.host, plain.bare, 'rate');
  return {
    name: 'http',
    passed: ratio.median >= goal,
    goal,
    ratio,
    ratioPerCpuSecond: ratioSpread(plain.host, plain.bare, 'perCpuSecond'),
    ratioWithLimits: ratioSpread(more.withLimits, more.bare, 'rate'),
    ratioWithLimitsAndTracing: ratioSpread(more.withTracing, more.bare, 'rate'),
    perSecond: {
      bare: spreadOf(plain.bare.map(({ rate }) => rate)),
      host: spreadOf(plain.host.map(({ rate }) => rate)),
    },
    what: `${ratio.runs} rounds of ${seconds} s each by turns, 32 connections`,
  };
};
