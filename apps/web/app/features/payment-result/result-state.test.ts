import { attemptReason, attemptState } from '@ayna/contracts/core/payment/attempts';
import { expect, test } from 'vitest';
import { mayRetry, resultState } from './result-state.ts';

const attempt = { state: 'settled', reason: null, refunded: 0, amount: 600 } as const;

test.each([
  [attempt, { state: 'paid' }, 'paid'],
  [attempt, { state: 'paying' }, 'opening'],
  [attempt, undefined, 'paid'],
  [{ ...attempt, refunded: 600 }, { state: 'paid' }, 'refunded'],
  [{ ...attempt, refunded: 100 }, { state: 'paid' }, 'paid'],
  [attempt, { state: 'refunded' }, 'refunded'],
  [{ ...attempt, state: 'started' }, { state: 'paying' }, 'verifying'],
  [{ ...attempt, state: 'verifying' }, { state: 'paying' }, 'verifying'],
  [{ ...attempt, state: 'at-bank' }, { state: 'paying' }, 'at-bank'],
  [{ ...attempt, state: 'at-bank' }, { state: 'canceled' }, 'left'],
  [{ ...attempt, state: 'expired' }, { state: 'open' }, 'left'],
  [{ ...attempt, state: 'failed', reason: 'insufficient-funds' }, { state: 'open' }, 'declined'],
  [{ ...attempt, state: 'failed', reason: 'not-confirmed' }, { state: 'open' }, 'left'],
  [{ ...attempt, state: 'failed', reason: null }, { state: 'open' }, 'declined'],
] as const)('%o with the order %o is %s', (given, order, state) =>
  expect(resultState(given, order)).toBe(state),
);

test('nobody is told of money that is not there', () => {
  const unsettled = attemptState.options.filter((state) => state !== 'settled');
  for (const state of unsettled)
    for (const reason of [null, ...attemptReason.options]) {
      const shown = resultState({ ...attempt, state, reason }, { state: 'open' });
      expect(['paid', 'opening', 'refunded']).not.toContain(shown);
    }
});

test('nobody is invited to pay again while an answer may still come', () => {
  for (const state of ['verifying', 'at-bank', 'paid', 'opening', 'refunded'] as const)
    expect(mayRetry(state, { state: 'open' })).toBe(false);
  expect(mayRetry('declined', { state: 'open' })).toBe(true);
  expect(mayRetry('declined', { state: 'canceled' })).toBe(false);
});
