import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { openRedis } from '../signals/redis.ts';
import { openSignals } from '../signals/signals.ts';
import { openLog } from '../telemetry/log.ts';
import { eventually } from '../testkit/eventually.ts';
import { openStreams } from './streams.ts';

/** Streams over real connections, without Redis, with a heartbeat every `beatMs`. */
const openServer = async (beatMs: number) => {
  const log = openLog('silent', 'test');
  const memory = openRedis('redis://127.0.0.1:1', log);
  const signals = openSignals('redis://127.0.0.1:1', memory, 'self', log);
  const streams = openStreams(signals, beatMs);
  const readers: { checks: number; allowed: boolean; ended: boolean; beats: number; text: string }[] = [];
  const server = createServer((_, out) => {
    const reader = readers[streams.count()];
    if (!reader) throw new Error('unexpected connection');
    out.writeHead(200);
    const isAllowed = async () => {
      reader.checks += 1;
      return reader.allowed;
    };
    streams.add('salon', { out, isAllowed });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const open = async (): Promise<void> => {
    const reader = { checks: 0, allowed: true, ended: false, beats: 0, text: '' };
    readers.push(reader);
    const response = await fetch(url);
    const read = async (): Promise<void> => {
      for await (const text of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
        reader.beats += text.split(': beat').length - 1;
        reader.text += text;
      }
      reader.ended = true;
    };
    void read();
  };
  return {
    readers,
    open,
    signals,
    async [Symbol.asyncDispose]() {
      streams.close();
      server.close();
      signals.close();
      memory.close();
      await once(server, 'close');
    },
  };
};

test('every stream gets heartbeats; one in six checks the rights of its reader and ends the stream without them', async () => {
  await using server = await openServer(20);
  const { readers } = server;
  for (let many = 0; many < 12; many += 1) await server.open();
  await eventually(() => expect(Math.min(...readers.map(({ beats }) => beats))).toBeGreaterThanOrEqual(12));
  for (const { checks, beats } of readers) {
    expect(checks).toBeGreaterThanOrEqual(1);
    expect(checks).toBeLessThanOrEqual(beats / 6 + 2);
  }
  const [first] = readers;
  if (first) first.allowed = false;
  await eventually(() => expect(first?.ended).toBe(true));
  expect(readers.filter(({ ended }) => ended)).toHaveLength(1);
});

test('a stream opens with how long its salon has been quiet', async () => {
  await using server = await openServer(20_000);
  const quietMs = (): readonly number[] =>
    server.readers.map(({ text }) => Number(/"quietMs":(\d+)/.exec(text)?.[1] ?? Number.NaN));
  // Not before the host listened: what happened until then nobody here knows.
  await new Promise((resolve) => setTimeout(resolve, 60));
  await server.open();
  await eventually(() => expect(quietMs()[0]).toBeGreaterThanOrEqual(55));
  const publishedAt = performance.now();
  server.signals.publish({
    module: 'appointment',
    kind: 'appointment',
    salonCode: 'salon',
    object: { code: 'one', version: 2 },
    queues: [],
  });
  await server.open();
  // Counted from the signal and not from the host's start, however slow the machine is.
  const sincePublished = performance.now() - publishedAt;
  await eventually(() => expect(quietMs()[1]).toBeLessThanOrEqual(sincePublished));
});
