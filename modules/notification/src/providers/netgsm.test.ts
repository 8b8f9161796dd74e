import { type Netgsm, startNetgsm } from '@ayna/stand-ins/netgsm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openNetgsm } from './netgsm.ts';

const account = { user: '8505550000', password: 'parola-degil', header: 'AYNA', timeoutMs: 1_000 };
const to = '+905339015546';
const own = 'a message';
const code = { code: own, to, text: '048213 Ayna', line: 'code' } as const;

let server: Netgsm;
beforeAll(async () => {
  server = await startNetgsm(account);
});
afterAll(() => server.close());
beforeEach(() => {
  server.sent.length = 0;
  server.setBehavior(() => 'accept');
  server.setReportBehavior('respond');
});

const client = (overrides: object = {}) => openNetgsm({ ...account, url: server.url, ...overrides });
const job = (jobid: string, number = '905339015546', at = Date.now()) =>
  server.sent.push({ jobid, number, at, line: 'otp', header: 'AYNA', text: 'x' });

test('sends a code on the line for codes, other SMS on the other with Turkish letters', async () => {
  expect(await client().send(code)).toEqual({ state: 'accepted', ref: server.sent[0]?.jobid });
  expect(await client().send({ code: own, to, text: 'Işıl', line: 'plain' })).toMatchObject({
    state: 'accepted',
  });
  expect(server.sent).toMatchObject([
    { line: 'otp', header: 'AYNA', number: '905339015546', text: '048213 Ayna' },
    { line: 'send', header: 'AYNA', number: '905339015546', text: 'Işıl' },
  ]);
});

test('a wrong password raises an alarm', async () => {
  const outcome = await client({ password: 'x' }).send(code);
  expect(outcome).toEqual({ state: 'failed', why: 'netgsm 30', alarm: true, elsewhere: true });
});

test('waits for a response within the timeout', async () => {
  server.setBehavior(() => ({ delayMs: 100 }));
  expect(await client().send(code)).toMatchObject({ state: 'accepted' });
});

test('a refused connection means that it is unavailable, because nothing was sent', async () => {
  const gone = await startNetgsm(account);
  await gone.close();
  expect(await client({ url: gone.url }).send(code)).toEqual({
    state: 'unavailable',
    why: 'no connection: ECONNREFUSED',
  });
});

test('no response, or one after the timeout, leaves the outcome unknown', async () => {
  const unknown = { state: 'unknown', why: 'netgsm did not respond' };
  server.setBehavior(() => 'no-response');
  expect(await client().send(code)).toEqual(unknown);
  server.setBehavior(() => ({ delayMs: 1_300 }));
  expect(await client().send(code)).toEqual(unknown);
});

test('finds an SMS by its number and its time', async () => {
  const now = Date.now();
  const find = (excludedRefs: string[] = []) => client().find({ code: own, to, handedAt: now, excludedRefs });
  expect(await find()).toBe('unsure');
  job('of another number', '905330000000');
  job('of another hour', '905339015546', now - 3_600_000);
  expect(await find()).toBe('unsure');
  job('known');
  job('this');
  expect(await find(['known'])).toEqual({ ref: 'this' });
});

test('reads every page of a long report', async () => {
  for (let index = 0; index < 250; index += 1) job(`${index}`, '905330000000');
  job('last');
  expect(await client().find({ code: own, to, handedAt: Date.now(), excludedRefs: [] })).toEqual({
    ref: 'last',
  });
});

test('throws when the report does not respond', async () => {
  server.setReportBehavior('no-response');
  await expect(client().find({ code: own, to, handedAt: Date.now(), excludedRefs: [] })).rejects.toThrow(
    'timeout',
  );
});
