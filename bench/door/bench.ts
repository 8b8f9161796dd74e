import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { oneProcess } from '@ayna/fixture-host/houses';
import { startProcess } from '@ayna/kernel/testkit/process';
import { ensureDebianPackages, wrk } from '../../tools/services/install.ts';
import { spreadOf } from '../stats.ts';
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

const production = { NODE_ENV: 'production', MODULES: 'shelf' };

/**
 * The door as a ratio: calls per second of a trivial contract route against the same route in bare
 * Fastify, by turns in one run, so that a noisy machine is noisy for both.
 */
export const bench = async (short: boolean) => {
  ensureDebianPackages([wrk]);
  const [rounds, seconds] = short ? [5, 1] : [9, 4];
  const sink = await startSink();
  const bare = await startProcess(join(import.meta.dirname, 'bare.ts'), {});
  const limits = { CALLS_PER_MINUTE: '1000000000' };
  const tracing = { OTEL_EXPORTER_OTLP_ENDPOINT: sink.url };
  await using plain = await oneProcess(() => ({}), { ...production, LIMITS: 'off' });
  await using limited = await oneProcess(() => ({}), { ...production, ...limits });
  await using full = await oneProcess(() => ({}), { ...production, ...limits, ...tracing });
  const addresses = {
    bare: bare.url,
    house: plain.url,
    withLimits: limited.url,
    withLimitsAndTracing: full.url,
  };
  const rates: Record<keyof typeof addresses, number[]> = {
    bare: [],
    house: [],
    withLimits: [],
    withLimitsAndTracing: [],
  };
  const turns = Object.entries(addresses) as [keyof typeof addresses, string][];

  for (const [, url] of turns) await requestsPerSecond(url + path, 1);
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, url] of turns) rates[name].push(await requestsPerSecond(url + path, seconds));
  }
  await bare.stop();
  sink.close();

  const ratioOf = (name: keyof typeof addresses) =>
    spreadOf(rates[name].map((rate, index) => rate / (rates.bare[index] ?? Number.NaN)));
  const ratio = ratioOf('house');
  return {
    name: 'door',
    passed: ratio.median >= goal,
    goal,
    ratio,
    ratioWithLimits: ratioOf('withLimits'),
    ratioWithLimitsAndTracing: ratioOf('withLimitsAndTracing'),
    perSecond: Object.fromEntries(turns.map(([name]) => [name, spreadOf(rates[name])])),
    what: `${rounds} rounds of ${seconds} s each, 32 connections`,
  };
};
