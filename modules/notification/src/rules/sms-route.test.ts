import { expect, test } from 'vitest';
import { type Pause, pauseMs, smsRoute } from './sms-route.ts';

const now = 1_794_700_000_000;
const both = ['netgsm', 'verimor'] as const;
const paused = (provider: Pause['provider'], until: number): Pause => ({ provider, failures: 1, until });

test.each([
  ['nothing is paused', [], ['netgsm', 'verimor']],
  ['the first is paused', [paused('netgsm', now + 1)], ['verimor', 'netgsm']],
  ['its pause is over', [paused('netgsm', now)], ['netgsm', 'verimor']],
  ['the second is paused', [paused('verimor', now + 1)], ['netgsm', 'verimor']],
  ['both are paused', [paused('netgsm', now + 1), paused('verimor', now + 1)], ['netgsm', 'verimor']],
])('while %s', (_, pauses, route) => {
  expect(smsRoute({ available: both, pauses, now })).toEqual(route);
});

test('a single provider is tried although it is paused', () => {
  expect(smsRoute({ available: ['netgsm'], pauses: [paused('netgsm', now + 1)], now })).toEqual(['netgsm']);
});

test('a pause is a minute at first and ten at most', () => {
  expect([1, 2, 3, 4, 5, 50].map(pauseMs)).toEqual([60_000, 120_000, 240_000, 480_000, 600_000, 600_000]);
});
