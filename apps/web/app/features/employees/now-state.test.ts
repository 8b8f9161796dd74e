import { describe, expect, test } from 'vitest';
import { daysAround, nowOf } from './now-state.ts';

// 14 November 2026 is a Saturday.
const code = '019a0000-0000-7000-8000-000000000001';
const at = (now: string) => daysAround(now);

const deniz = {
  isActive: true,
  workHours: [
    { day: 'Friday' as const, startTime: '18:00:00', endTime: '02:00:00' },
    { day: 'Saturday' as const, startTime: '10:00:00', endTime: '20:00:00' },
  ],
  leaves: [],
  recurringLeaves: [],
};

const leave = (startDate: string, endDate: string) => ({
  code,
  startDate,
  endDate,
  kind: 'Annual' as const,
  note: '',
});

test.each([
  ['at work', '2026-11-14T13:20:00', { state: 'working', until: '2026-11-14T20:00:00' }],
  ['on the minute it begins', '2026-11-14T10:00:00', { state: 'working', until: '2026-11-14T20:00:00' }],
  [
    'after midnight of the evening before',
    '2026-11-14T01:30:00',
    { state: 'working', until: '2026-11-14T02:00:00' },
  ],
  ['before work', '2026-11-14T09:59:00', { state: 'off', next: '2026-11-14T10:00:00' }],
  ['on the minute it ends', '2026-11-14T20:00:00', { state: 'off', next: '2026-11-20T18:00:00' }],
])('%s', (_what, now, expected) => {
  expect(nowOf(deniz, at(now))).toEqual(expected);
});

test('a leave goes before the hours, and the next shift is after it', () => {
  const away = { ...deniz, leaves: [leave('2026-11-14T00:00:00', '2026-11-15T00:00:00')] };
  expect(nowOf(away, at('2026-11-14T13:20:00'))).toEqual({ state: 'dayOff', until: '2026-11-20T18:00:00' });
  const hour = { ...deniz, leaves: [leave('2026-11-14T13:00:00', '2026-11-14T14:00:00')] };
  expect(nowOf(hour, at('2026-11-14T13:20:00'))).toEqual({ state: 'leave', until: '2026-11-14T14:00:00' });
  const long = { ...deniz, leaves: [leave('2026-11-14T00:00:00', '2026-12-15T00:00:00')] };
  expect(nowOf(long, at('2026-11-14T13:20:00'))).toEqual({ state: 'dayOff', until: '2026-12-15T00:00:00' });
  const tomorrow = { ...deniz, leaves: [leave('2026-11-14T09:00:00', '2026-11-14T12:00:00')] };
  expect(nowOf(tomorrow, at('2026-11-14T08:00:00'))).toEqual({ state: 'off', next: '2026-11-20T18:00:00' });
});

test.each([
  ['in its time is a break', '2026-11-14', null, '2026-11-14T13:20:00', 'break'],
  ['before its first day', '2026-11-15', null, '2026-11-14T13:20:00', 'working'],
  ['after its last day', '2026-11-01', '2026-11-13', '2026-11-14T13:20:00', 'working'],
  ['past its hour', '2026-11-01', null, '2026-11-14T15:00:00', 'working'],
])('a weekly leave %s', (_what, startDate, endDate, now, state) => {
  const weekly = {
    code,
    days: ['Saturday' as const],
    startTime: '13:00:00',
    endTime: '15:00:00',
    startDate,
    endDate,
    note: '',
  };
  expect(nowOf({ ...deniz, recurringLeaves: [weekly] }, at(now)).state).toBe(state);
});

test('who is out of use, or has no hours, is said to be so', () => {
  const days = at('2026-11-14T13:20:00');
  expect(nowOf({ ...deniz, isActive: false }, days)).toEqual({ state: 'inactive' });
  expect(nowOf({ ...deniz, workHours: [] }, days)).toEqual({ state: 'unset' });
});

test('who never set hours works from 10:00 to 22:00', () => {
  expect(nowOf({ ...deniz, workHours: null }, at('2026-11-14T13:20:00'))).toEqual({
    state: 'working',
    until: '2026-11-14T22:00:00',
  });
});

const visit = (from: string, to: string, customer = 'Melike I.') => ({
  from: `2026-11-14T${from}:00`,
  to: `2026-11-14T${to}:00`,
  customer,
});

describe('with the day of somebody', () => {
  const [first, second] = [visit('13:00', '14:30'), visit('15:00', '16:00')];
  const agenda = { visits: [first, second], pauses: [visit('17:00', '17:30'), visit('19:30', '20:30')] };
  const stateAt = (clock: string) => nowOf(deniz, at(`2026-11-14T${clock}:00`), agenda);

  test.each([
    ['who is with a customer', '13:20', { state: 'busy', visit: first, next: second }],
    ['who is with the last one', '15:00', { state: 'busy', visit: second, next: undefined }],
    ['who waits for the next', '14:30', { state: 'working', until: '2026-11-14T20:00:00', next: second }],
    ['who pauses', '17:10', { state: 'break', until: '2026-11-14T17:30:00' }],
    ['whose day is done', '18:00', { state: 'working', until: '2026-11-14T20:00:00', next: undefined }],
    ['who has gone home', '20:10', { state: 'off', next: '2026-11-20T18:00:00' }],
  ])('%s', (_who, clock, expected) => {
    expect(stateAt(clock)).toEqual(expected);
  });

  test('an appointment beyond the hours counts, one during a leave does not', () => {
    const late = { visits: [visit('20:00', '21:00')], pauses: [] };
    expect(nowOf(deniz, at('2026-11-14T20:30:00'), late).state).toBe('busy');
    const away = { ...deniz, leaves: [leave('2026-11-14T00:00:00', '2026-11-15T00:00:00')] };
    expect(nowOf(away, at('2026-11-14T13:20:00'), agenda).state).toBe('dayOff');
  });
});
