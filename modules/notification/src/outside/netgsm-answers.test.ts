import { expect, test } from 'vitest';
import { jobsOf, outcomeOf } from './netgsm-answers.ts';

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
  expect(outcomeOf(status, body)).toEqual({ state: 'accepted', ref });
});

test.each(['20', '40', '41', '50', '51', '70', '999'])('%s fails for good', (code) => {
  expect(outcomeOf(406, JSON.stringify({ code, jobid: null, description: '5321234567' }))).toEqual(
    failed(code),
  );
});

test.each(['30', '60'])('%s fails for good and calls somebody', (code) => {
  expect(outcomeOf(406, JSON.stringify({ code }))).toEqual({ ...failed(code), alarm: true });
});

test.each([
  [406, '{"code":"80"}'],
  [200, '{"code":"85"}'],
  [406, '{"code":"100"}'],
  [500, ''],
  [503, '<html>'],
])('%d %s is tried again', (status, body) => {
  expect(() => outcomeOf(status, body)).toThrow('netgsm');
});

test.each([
  [200, '{"code":"00","jobid":null}'],
  [200, ''],
  [200, '<html>'],
  [502, ''],
  [504, '<html>'],
])('%d %s leaves it open', (status, body) => {
  expect(outcomeOf(status, body)).toMatchObject({ state: 'unknown' });
});

test('a door that is shut is our account', () => {
  expect(outcomeOf(401, '')).toEqual({ state: 'failed', why: 'netgsm HTTP 401', alarm: true });
});

test('a report has jobs, none, or is no report', () => {
  expect(jobsOf('{"code":"00","jobs":[{"jobid":7,"number":"905321234567","status":0}]}')).toEqual([
    { jobid: '7', number: '905321234567' },
  ]);
  expect(jobsOf('{"code":"60"}')).toEqual([]);
  expect(() => jobsOf('{"code":"80"}')).toThrow('netgsm report 80');
  expect(() => jobsOf('905321234567')).toThrow('netgsm gave no report');
});
