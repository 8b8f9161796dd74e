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
  const readers: { checks: number; allowed: boolean; ended: boolean; beats: number }[] = [];
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
    const reader = { checks: 0, allowed: true, ended: false, beats: 0 };
    readers.push(reader);
    const response = await fetch(url);
    const read = async (): Promise<void> => {
      for await (const text of response.body?.pipeThrough(new TextDecoderStream()) ?? [])
        reader.beats += text.split(': beat').length - 1;
      reader.ended = true;
    };
    void read();
  };
  return {
    readers,
    open,
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
