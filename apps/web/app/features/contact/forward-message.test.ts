import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ContactValues } from './contact-values.ts';
import { forwardMessage } from './forward-message.ts';

type ReceivedRequest = { readonly headers: IncomingMessage['headers']; readonly text: string };

let server: Server;
let url = '';
let heard: ReceivedRequest[] = [];
let answer = (res: ServerResponse): void => void res.end('{}');

beforeAll(async () => {
  server = createServer((req, res) => {
    const chunks: Buffer[] = [];
    req.on('data', (chunk: Buffer) => chunks.push(chunk));
    req.on('end', () => {
      heard.push({ headers: req.headers, text: Buffer.concat(chunks).toString() });
      answer(res);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.close().closeAllConnections();
});

const filled: ContactValues = {
  fullName: 'Gülşen Çağ',
  email: 'gulsen@ornek.com',
  phone: '0532 418 27 96',
  subject: '',
  message: 'Merhaba, bir sorum var.',
  website: '',
  openedAt: '1763000000000',
  key: 'form-0001',
};
const request = new Request('http://here/iletisim', { headers: { 'x-forwarded-for': '203.0.113.7' } });

const handed = async (form: ContactValues, reply: typeof answer) => {
  heard = [];
  answer = reply;
  return forwardMessage(url, form, request);
};

test('a message goes on as the multipart form that the API takes, once per form', async () => {
  expect(await handed(filled, (res) => res.end('{}'))).toBeUndefined();
  expect(heard[0]?.headers).toMatchObject({
    'idempotency-key': 'form-0001',
    'x-forwarded-for': '203.0.113.7',
    'content-type': expect.stringMatching(/^multipart\/form-data/),
  });
  for (const piece of ['Gülşen Çağ', 'name="openedAt"', '1763000000000', 'name="website"'])
    expect(heard[0]?.text).toContain(piece);
  expect(heard[0]?.text).not.toContain('form-0001');
});

test('a field that is wrong is said without a call', async () => {
  const failure = await handed({ ...filled, email: 'gulsen', message: 'Kısa' }, (res) => res.end('{}'));
  expect(heard).toEqual([]);
  expect(failure?.status).toBe(422);
  expect(failure?.body.fields).toEqual({
    email: 'Geçerli bir e-posta adresi girin.',
    message: 'En az 10 karakter girin.',
  });
});

test('an instant that is none is left out, as the form of an old page may lack it', async () => {
  expect(await handed({ ...filled, openedAt: 'dün' }, (res) => res.end('{}'))).toBeUndefined();
  expect(heard[0]?.text).not.toContain('openedAt');
});

test('a refusal is handed back in the words of the API', async () => {
  const failure = await handed(filled, (res) =>
    res.writeHead(422).end('{"code":"too-quick","message":"Form çok hızlı gönderildi."}'),
  );
  expect(failure).toMatchObject({ status: 422, message: 'Form çok hızlı gönderildi.' });
});

test('an answer without words, or none at all, gets a Turkish sentence', async () => {
  const broken = await handed(filled, (res) => res.writeHead(503).end('<html>'));
  expect(broken?.message).toBe('Hizmet şu anda kullanılamıyor. Biraz sonra yeniden deneyin.');
  const gone = await handed(filled, (res) => void res.destroy());
  expect(gone).toMatchObject({ status: 0, message: expect.stringContaining('Bağlantı koptu') });
});
