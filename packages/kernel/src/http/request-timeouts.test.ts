import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { addRequestTimeouts } from './request-timeouts.ts';

/** Says how many bytes will come, and sends only some of them. */
const dawdle = async (port: number, path: string) => {
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(
    `POST ${path} HTTP/1.1\r\nhost: x\r\ncontent-type: text/plain\r\ncontent-length: 10\r\n\r\nfive.`,
  );
  return socket;
};

test('a body that dawdles is let go with 408, an upload may take its time', async () => {
  const app = Fastify();
  addRequestTimeouts(app, 50);
  app.post('/quick', async () => 'quick');
  app.post('/upload', { config: { isUpload: true } as object }, async () => 'taken');
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  try {
    const upload = await dawdle(port, '/upload');
    const quick = await dawdle(port, '/quick');
    expect(await text(quick)).toMatch(/^HTTP\/1.1 408 /);
    // The upload began before, and is still there to be finished.
    upload.write('five.');
    const [answer] = (await once(upload, 'data')) as [Buffer];
    expect(answer.toString()).toMatch(/^HTTP\/1.1 200 [^]*taken$/);
    upload.destroy();
  } finally {
    await app.close();
  }
});

test('an answer that goes on and on, such as a live stream, is not the dawdling of a client', async () => {
  const app = Fastify();
  addRequestTimeouts(app, 50);
  app.get('/live', (_, reply) => {
    reply.hijack();
    reply.raw.writeHead(200, { 'content-type': 'text/event-stream' });
    reply.raw.write('first');
    setTimeout(() => reply.raw.end('last'), 150);
  });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  try {
    expect(await (await fetch(`${url}/live`)).text()).toBe('firstlast');
  } finally {
    await app.close();
  }
});
