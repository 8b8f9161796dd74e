import { expect, test } from 'vitest';
import { customerNameOf, dayHead, momentOf, nearDay, rangeOf } from './row-texts.ts';
import { sample } from './sample.ts';

const today = '2026-11-14';

test.each([
  ['2026-11-14', 'Bugün', 'Bugün, 14 Kasım Cumartesi'],
  ['2026-11-15', 'Yarın', 'Yarın, 15 Kasım Pazar'],
  ['2026-11-17', '17 Kas Sal', '17 Kasım Salı'],
  ['2027-01-02', '2 Oca Cts', '2 Ocak 2027 Cumartesi'],
])('%s is %s, and heads its list as %s', (day, near, head) => {
  expect(nearDay(day, today)).toBe(near);
  expect(dayHead(day, today)).toBe(head);
});

test('who comes, and when', () => {
  const one = sample('2026-11-14T10:00', { customer: ['Melike', 'Işık', null] });
  expect([customerNameOf(one), rangeOf(one), momentOf(one)]).toEqual([
    'Melike Işık',
    '10:00 – 10:30',
    '14 Kas Cts 10:00',
  ]);
  expect(customerNameOf(sample('2026-11-14T10:00'))).toBe('İsimsiz müşteri');
  expect(customerNameOf(sample('2026-11-14T10:00', { customer: ['', '', '+905324182796'] }))).toBe(
    'İsimsiz müşteri',
  );
});
