import { type Netgsm, startNetgsm } from '@ayna/stand-ins/netgsm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openNetgsm } from './netgsm.ts';

const account = { user: '8505550000', password: 'parola-degil', header: 'AYNA', timeoutMs: 1_000 };
const to = '+905339015546';
const code = { to, text: '048213 Ayna', line: 'code' } as const;

let server: Netgsm;
beforeAll(async () => {
  server = await startNetgsm(account);
});
afterAll(() => server.close());
beforeEach(() => {
  server.sent.length = 0;
  server.behave(() => 'take');
  server.report('answer');
});

const client = (about: object = {}) => openNetgsm({ ...account, url: server.url, ...about });
const job = (jobid: string, number = '905339015546', at = Date.now()) =>
  server.sent.push({ jobid, number, at, line: 'otp', header: 'AYNA', text: 'x' });

test('takes a code on its own line, and the rest on the other with Turkish letters', async () => {
  expect(await client().send(code)).toEqual({ state: 'accepted', ref: server.sent[0]?.jobid });
  expect(await client().send({ to, text: 'Işıl', line: 'plain' })).toMatchObject({ state: 'accepted' });
  expect(server.sent).toMatchObject([
    { line: 'otp', header: 'AYNA', number: '905339015546', text: '048213 Ayna' },
    { line: 'send', header: 'AYNA', number: '905339015546', text: 'Işıl' },
  ]);
});

test('a wrong password calls somebody', async () => {
  const answer = await client({ password: 'x' }).send(code);
  expect(answer).toEqual({ state: 'failed', why: 'netgsm 30', alarm: true });
});

test('an answer within its time is waited for', async () => {
  server.behave(() => ({ lateMs: 100 }));
  expect(await client().send(code)).toMatchObject({ state: 'accepted' });
});

test('a server that is not there was given nothing', async () => {
  const gone = await startNetgsm(account);
  await gone.close();
  await expect(client({ url: gone.url }).send(code)).rejects.toThrow('fetch failed');
});

test('a server that falls silent, or answers too late, leaves it open', async () => {
  const open = { state: 'unknown', why: 'netgsm did not answer' };
  server.behave(() => 'silence');
  expect(await client().send(code)).toEqual(open);
  server.behave(() => ({ lateMs: 1_300 }));
  expect(await client().send(code)).toEqual(open);
});

test('finds an SMS by its number and its time, and no other', async () => {
  const now = Date.now();
  const find = (besides: string[] = []) => client().find({ to, handedAt: now, besides });
  expect(await find()).toBeNull();
  job('of another number', '905330000000');
  job('of another hour', '905339015546', now - 3_600_000);
  expect(await find()).toBeNull();
  job('known');
  job('this');
  expect(await find(['known'])).toBe('this');
});

test('reads a long report to its end', async () => {
  for (let index = 0; index < 250; index += 1) job(`${index}`, '905330000000');
  job('last');
  expect(await client().find({ to, handedAt: Date.now(), besides: [] })).toBe('last');
});

test('says so when it cannot ask', async () => {
  server.report('silence');
  await expect(client().find({ to, handedAt: Date.now(), besides: [] })).rejects.toThrow('timeout');
});
