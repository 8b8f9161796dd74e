import { expect, test } from 'vitest';
import type { HistoryEntry } from '../../../../data/appointments.ts';
import { foreignChange } from './foreign-change.ts';

const at = '2026-11-14T11:22:00.000Z';
const now = 1_794_655_325_000; // five seconds later
const deniz = { code: 'D', name: 'Deniz Korkmaz' };
const entry = (more: Partial<HistoryEntry>): HistoryEntry => ({
  at,
  by: deniz,
  what: 'moved',
  from: null,
  to: null,
  reason: null,
  remark: '',
  ...more,
});

test.each<[string, readonly HistoryEntry[], string | undefined]>([
  ['a move', [entry({})], 'Deniz az önce taşıdı'],
  [
    'the last of two',
    [entry({ at: '2026-11-14T10:00:00.000Z', what: 'booked' }), entry({})],
    'Deniz az önce taşıdı',
  ],
  ['a move to somebody else', [entry({}), entry({ what: 'reassigned' })], 'Deniz az önce taşıdı'],
  ['a resize', [entry({ what: 'resized' })], 'Deniz az önce süresini değiştirdi'],
  ['a cancellation', [entry({ what: 'status', to: 'Canceled' })], 'Deniz az önce iptal etti'],
  ['a status nobody knows', [entry({ what: 'status', to: 'Odd' })], 'Deniz az önce değiştirdi'],
  ['a customer online', [entry({ what: 'booked', by: null })], 'Müşteri az önce ekledi'],
  ['my own', [entry({ by: { code: 'me', name: 'Nehir Aksoy' } })], undefined],
  ['long ago', [entry({ at: '2026-11-14T11:00:00.000Z' })], undefined],
  ['nothing', [], undefined],
])('%s', (_, history, words) => expect(foreignChange(history, 'me', now)?.words).toBe(words));
