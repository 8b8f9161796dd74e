import { execFileSync } from 'node:child_process';
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

// The cores of a shared machine differ in speed, from one second to the next. So all servers share one core at the same
// time, which is equally fast for all of them, and their clients share another.
const SERVER_CORE = 0;
const CLIENT_CORE = 1;
const CONNECTIONS = 16;

/** Moves a process and its threads to the servers' core. */
const pin = ({ child }: HostProcess): void => {
  execFileSync('taskset', ['-apc', String(SERVER_CORE), String(child.pid)]);
};

type Sample = { readonly rate: number; readonly perCpuSecond: number };

const takeSample = async ({ url, child }: HostProcess, seconds: number): Promise<Sample> => {
  const before = cpuSeconds(child.pid ?? 0);
  const rate = await requestsPerSecond(url + path, seconds, { connections: CONNECTIONS, core: CLIENT_CORE });
  return { rate, perCpuSecond: (rate * seconds) / (cpuSeconds(child.pid ?? 0) - before) };
};

type Samples<N extends string> = Record<N, Sample[]>;

/** Until V8 has compiled the hot code. */
const WARM_UP_SECONDS = 3;

/** Measures the hosts at the same time on one core, so that noise on the machine affects all of them alike. */
const measureAtOnce = async <N extends string>(
  hosts: Record<N, HostProcess>,
  rounds: number,
  seconds: number,
): Promise<Samples<N>> => {
  const names = Object.keys(hosts) as N[];
  const samples = Object.fromEntries(names.map((name) => [name, [] as Sample[]])) as Samples<N>;
  const takeAll = (length: number) => Promise.all(names.map((name) => takeSample(hosts[name], length)));
  for (const name of names) pin(hosts[name]);
  await takeAll(WARM_UP_SECONDS);
  for (let round = 0; round < rounds; round += 1)
    for (const [index, sample] of (await takeAll(seconds)).entries()) samples[names[index] as N].push(sample);
  return samples;
};

const ratiosOf = (values: readonly Sample[], base: readonly Sample[], key: keyof Sample): readonly number[] =>
  values.map((sample, index) => sample[key] / (base[index]?.[key] ?? Number.NaN));

const ratioSpread = (values: readonly Sample[], base: readonly Sample[], key: keyof Sample) =>
  spreadOf(ratiosOf(values, base, key));

const production = { NODE_ENV: 'production', MODULES: 'shelf' };

const ROUNDS_PER_LAUNCH = 4;
const MAX_LAUNCHES = 10;

const startBare = (stack: AsyncDisposableStack) =>
  startProcess(join(import.meta.dirname, 'bare-fastify.ts'), {}).then((bare) => {
    stack.defer(() => bare.stop());
    return bare;
  });

const startHost = async (stack: AsyncDisposableStack, env: Record<string, string>): Promise<HostProcess> => {
  const app = stack.use(await startOneProcess(() => ({}), { ...production, ...env }));
  return app.processes[0] as HostProcess;
};

/**
 * One process differs from the next by a tenth, in how V8 compiled it and where its memory lies: both are started
 * several times, and more often while the result is not clear.
 */
const measureLaunches = async (minLaunches: number, seconds: number) => {
  const samples: Samples<'bare' | 'host'> = { bare: [], host: [] };
  const isClear = () => isMedianClearOf(ratiosOf(samples.host, samples.bare, 'rate'), goal);
  for (let launch = 0; launch < minLaunches || (launch < MAX_LAUNCHES && !isClear()); launch += 1) {
    await using stack = new AsyncDisposableStack();
    const hosts = { bare: await startBare(stack), host: await startHost(stack, { LIMITS: 'off' }) };
    const { bare, host } = await measureAtOnce(hosts, ROUNDS_PER_LAUNCH, seconds);
    samples.bare.push(...bare);
    samples.host.push(...host);
  }
  return samples;
};

/** What limits and tracing cost, for information. */
const measureExtras = async (rounds: number, seconds: number) => {
  await using stack = new AsyncDisposableStack();
  const sink = stack.adopt(await startTraceSink(), (it) => void it.close());
  const limits = { CALLS_PER_MINUTE: '1000000000' };
  const hosts = {
    bare: await startBare(stack),
    withLimits: await startHost(stack, limits),
    withTracing: await startHost(stack, { ...limits, OTEL_EXPORTER_OTLP_ENDPOINT: sink.url }),
  };
  return await measureAtOnce(hosts, rounds, seconds);
};

/**
 * The HTTP layer as a ratio: requests per second of a trivial contract route against the same route in bare
 * Fastify. The ratio per CPU second of the servers is reported too.
 */
export const runBench = async (short: boolean) => {
  ensureDebianPackages([wrk]);
  const plain = await measureLaunches(short ? 3 : MAX_LAUNCHES, 2);
  const more = short ? undefined : await measureExtras(7, 2);
  const ratio = ratioSpread(plain.host, plain.bare, 'rate');
  return {
    name: 'http',
    passed: ratio.median >= goal,
    goal,
    ratio,
    ratioPerCpuSecond: ratioSpread(plain.host, plain.bare, 'perCpuSecond'),
    ...(more && {
      ratioWithLimits: ratioSpread(more.withLimits, more.bare, 'rate'),
      ratioWithLimitsAndTracing: ratioSpread(more.withTracing, more.bare, 'rate'),
    }),
    perSecond: {
      bare: spreadOf(plain.bare.map(({ rate }) => rate)),
      host: spreadOf(plain.host.map(({ rate }) => rate)),
    },
    what: `${ratio.runs / ROUNDS_PER_LAUNCH} launches, ${ratio.runs} rounds of 2 s at the same time on one core, ${CONNECTIONS} connections each`,
  };
};
