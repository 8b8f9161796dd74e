import { expect, test } from 'vitest';
import { parseReport, toOutcome } from './netgsm-responses.ts';

const failed = (code: string) => ({ state: 'failed', why: `netgsm ${code}` });

test.each([
  [
    200,
    '{"code":"00","jobid":"17377215342605050417149344","description":"queued"}',
    '17377215342605050417149344',
  ],
  [200, '{"code":"01","jobid":"12"}', '12'],
  [200, '{"code":"00","jobid":12}', '12'],
])('%d %s is accepted', (status, body, ref) => {
  expect(toOutcome(status, body)).toEqual({ state: 'accepted', ref });
});

test.each(['20', '41', '50', '51', '70', '999'])('%s fails permanently', (code) => {
  expect(toOutcome(406, JSON.stringify({ code, jobid: null, description: '5321234567' }))).toEqual(
    failed(code),
  );
});

test.each(['30', '60'])('%s raises an alarm, and another provider may send', (code) => {
  expect(toOutcome(406, JSON.stringify({ code }))).toEqual({ ...failed(code), alarm: true, elsewhere: true });
});

test('40 is a sender name of this provider alone', () => {
  expect(toOutcome(406, '{"code":"40"}')).toEqual({ ...failed('40'), elsewhere: true });
});

test.each([
  [406, '{"code":"80"}'],
  [200, '{"code":"85"}'],
  [406, '{"code":"100"}'],
  [500, ''],
  [503, '<html>'],
])('%d %s is retried', (status, body) => {
  expect(() => toOutcome(status, body)).toThrow('netgsm');
});

test.each([
  [200, '{"code":"00","jobid":null}'],
  [200, ''],
  [200, '<html>'],
  [502, ''],
  [504, '<html>'],
])('%d %s leaves the outcome unknown', (status, body) => {
  expect(toOutcome(status, body)).toMatchObject({ state: 'unknown' });
});

test('HTTP 401 without a code means that our account is rejected', () => {
  expect(toOutcome(401, '')).toMatchObject({ state: 'failed', why: 'netgsm HTTP 401', alarm: true });
});

test('a report has jobs, has none, or is unreadable', () => {
  expect(parseReport('{"code":"00","jobs":[{"jobid":7,"number":"905321234567","status":0}]}')).toEqual([
    { jobid: '7', number: '905321234567' },
  ]);
  expect(parseReport('{"code":"60"}')).toEqual([]);
  expect(() => parseReport('{"code":"80"}')).toThrow('netgsm report 80');
  expect(() => parseReport('905321234567')).toThrow('netgsm report is unreadable');
});
