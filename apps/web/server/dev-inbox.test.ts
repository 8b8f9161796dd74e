import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { readDevInbox } from './dev-inbox.ts';

test('hands on what the stand-ins say, and keeps none of it', async () => {
  const server = createServer((_req, res) => res.end('[{"id":"1"}]'));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const answer = await readDevInbox({ DEV_INBOX_URL: `http://127.0.0.1:${port}` });
  expect(await answer.json()).toEqual([{ id: '1' }]);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  server.close().closeAllConnections();
});

test('without stand-ins nothing was sent', async () => {
  expect(await (await readDevInbox({})).json()).toEqual([]);
});
