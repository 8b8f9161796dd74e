import { startVerimor, type Verimor } from '@ayna/stand-ins/verimor';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openVerimor } from './verimor.ts';
import { parseStatus, toOutcome } from './verimor-responses.ts';

const account = { user: '908501234567', password: 'parola-degil', header: 'AYNA', timeoutMs: 1_000 };
const to = '+905339015546';
const sms = { code: 'a-message', to, text: '048213 Ayna', line: 'code' } as const;

let server: Verimor;
beforeAll(async () => {
  server = await startVerimor(account);
});
afterAll(() => server.close());
beforeEach(() => {
  server.sent.length = 0;
  server.setBehavior(() => 'accept');
  server.setAnswersStatus(true);
});

const client = (overrides: object = {}) => openVerimor({ ...account, url: server.url, ...overrides });
const find = (code: string) => client().find({ code, to, handedAt: 0, excludedRefs: [] });

test('sends in the smallest alphabet that has every letter', async () => {
  expect(await client().send(sms)).toEqual({ state: 'accepted', ref: '20000' });
  expect(await client().send({ ...sms, text: 'Işıl', line: 'plain' })).toMatchObject({ state: 'accepted' });
  expect(await client().send({ ...sms, text: 'Лена', line: 'plain' })).toMatchObject({ state: 'accepted' });
  expect(server.sent).toMatchObject([
    { number: '905339015546', header: 'AYNA', text: '048213 Ayna', datacoding: '0', customId: 'a-message' },
    { text: 'Işıl', datacoding: '1' },
    { text: 'Лена', datacoding: '2' },
  ]);
});

test('a wrong password raises an alarm, and another provider may send', async () => {
  expect(await client({ password: 'x' }).send(sms)).toEqual({
    state: 'failed',
    why: 'verimor HTTP 401',
    alarm: true,
    elsewhere: true,
  });
});

test('a refused connection means that it is unavailable, because nothing was sent', async () => {
  const gone = await startVerimor(account);
  await gone.close();
  expect(await client({ url: gone.url }).send(sms)).toEqual({
    state: 'unavailable',
    why: 'no connection: ECONNREFUSED',
  });
});

test('a time-out leaves the outcome unknown, and our own id settles it', async () => {
  const unknown = { state: 'unknown', why: 'verimor did not respond' };
  server.setBehavior(() => 'accept-without-response');
  expect(await client().send(sms)).toEqual(unknown);
  expect(await find('a-message')).toEqual({ ref: '20000' });
  server.setBehavior(() => 'no-response');
  expect(await client().send({ ...sms, code: 'another' })).toEqual(unknown);
  expect(await find('another')).toBe('absent');
});

test('throws when the provider does not say what became of an SMS', async () => {
  server.setAnswersStatus(false);
  await expect(find('a-message')).rejects.toThrow('timeout');
});

describe('responses', () => {
  test.each([
    [400, 'INSUFFICIENT_CREDITS', { why: 'verimor INSUFFICIENT_CREDITS', alarm: true, elsewhere: true }],
    [400, 'INVALID_SOURCE_ADDRESS', { why: 'verimor INVALID_SOURCE_ADDRESS', elsewhere: true }],
    [400, 'INVALID_DESTINATION_ADDRESS', { why: 'verimor INVALID_DESTINATION_ADDRESS' }],
    [400, 'FORBIDDEN_MESSAGE', { why: 'verimor FORBIDDEN_MESSAGE' }],
    // A sentence may name the account or the number.
    [400, '905339015546 gecersiz', { why: 'verimor HTTP 400' }],
  ])('%d %s fails', (status, body, rest) => {
    expect(toOutcome(status, body)).toEqual({ state: 'failed', ...rest });
  });

  test.each([
    [429, ''],
    [500, ''],
    [503, '<html>'],
  ])('%d %s was not accepted', (status, body) => {
    expect(() => toOutcome(status, body)).toThrow(`verimor HTTP ${status}`);
  });

  test.each([
    [200, ''],
    [200, '<html>'],
    [502, ''],
    [504, ''],
  ])('%d %s is unknown', (status, body) => {
    expect(toOutcome(status, body)).toMatchObject({ state: 'unknown' });
  });

  test('a campaign that is not shown yet proves nothing; an unreadable status neither', () => {
    expect(parseStatus(200, '[]', 'own')).toBe('unsure');
    expect(parseStatus(200, '[{"campaign_id":7,"campaign_custom_id":"own"}]', 'own')).toEqual({ ref: '7' });
    expect(parseStatus(200, '[{"campaign_id":7,"campaign_custom_id":"other"}]', 'own')).toBe('unsure');
    expect(() => parseStatus(200, '<html>', 'own')).toThrow('unreadable');
    expect(() => parseStatus(500, '', 'own')).toThrow('HTTP 500');
  });
});
