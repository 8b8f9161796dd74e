import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { openBells } from '../bell/bell.ts';
import { openRedis } from '../bell/redis.ts';
import { eventually } from '../testkit/eventually.ts';
import { openLog } from '../watch/log.ts';
import { openStreams } from './streams.ts';

/** Streams over real connections, without a Redis; the beat is as quick as the test wants. */
const openServer = async (beatMs: number) => {
  const log = openLog('silent', 'test');
  const memory = openRedis('redis://127.0.0.1:1', log);
  const bells = openBells('redis://127.0.0.1:1', memory, 'self', log);
  const streams = openStreams(bells, beatMs);
  const readers: { asked: number; may: boolean; ended: boolean; beats: number }[] = [];
  const server = createServer((_, out) => {
    const reader = readers[streams.count()];
    if (!reader) throw new Error('nobody is expected');
    out.writeHead(200);
    const mayStill = async () => {
      reader.asked += 1;
      return reader.may;
    };
    streams.add('salon', { out, mayStill });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const open = async (): Promise<void> => {
    const reader = { asked: 0, may: true, ended: false, beats: 0 };
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
      bells.close();
      memory.close();
      await once(server, 'close');
    },
  };
};

test('every stream beats; whether its reader may still hear is asked one beat in six, and then acted on', async () => {
  await using server = await openServer(20);
  const { readers } = server;
  for (let many = 0; many < 12; many += 1) await server.open();
  await eventually(() => expect(Math.min(...readers.map(({ beats }) => beats))).toBeGreaterThanOrEqual(12));
  for (const { asked, beats } of readers) {
    expect(asked).toBeGreaterThanOrEqual(1);
    expect(asked).toBeLessThanOrEqual(beats / 6 + 2);
  }
  const [first] = readers;
  if (first) first.may = false;
  await eventually(() => expect(first?.ended).toBe(true));
  expect(readers.filter(({ ended }) => ended)).toHaveLength(1);
});
