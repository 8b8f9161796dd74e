import { expect, test } from 'vitest';
import { compareDay, type DayAttempt } from './reconcile.ts';

const attempt = (changes: Partial<DayAttempt> = {}): DayAttempt => ({
  code: 'a',
  conversation: 'c',
  paymentId: '1',
  state: 'settled',
  amount: 10_000,
  settledThen: true,
  ...changes,
});
const payment = { paymentId: '1', conversation: 'c', kind: 'payment', amount: 10_000 } as const;
const about = { paymentId: '1', attempt: 'a' };

test('equal days have no difference', () => {
  expect(compareDay([attempt()], [payment])).toEqual([]);
});

test('refunds are not payments', () => {
  expect(compareDay([], [{ ...payment, kind: 'refund' }])).toEqual([]);
});

test.each([
  [
    'money that we did not book',
    [attempt({ state: 'failed', settledThen: false })],
    [payment],
    [{ kind: 'taken', ...about }],
  ],
  ['money that nobody asked for', [], [payment], [{ kind: 'unknown', paymentId: '1', attempt: null }]],
  ['another amount', [attempt({ amount: 9_999 })], [payment], [{ kind: 'amount', ...about }]],
  ['money that the provider does not have', [attempt()], [], [{ kind: 'missing', ...about }]],
])('%s is a difference', (_, attempts, reported, differences) => {
  expect(compareDay(attempts, reported)).toEqual(differences);
});

test('what settled on another day may be missing', () => {
  expect(compareDay([attempt({ settledThen: false })], [])).toEqual([]);
});
