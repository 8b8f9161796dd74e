import { expect, test } from 'vitest';
import { checkLeave, type LeaveValues, newLeave } from './leave-values.ts';

const code = '019a0000-0000-7000-8000-000000000001';
const values = (change: Partial<LeaveValues> = {}): LeaveValues => ({
  ...newLeave(code, '2026-11-16'),
  ...change,
});

test('whole days end with the midnight after the last of them', () => {
  expect(checkLeave(values({ lastDay: '2026-11-18', note: ' Tatil ' }))).toMatchObject({
    value: {
      how: 'once',
      value: {
        startDate: '2026-11-16T00:00:00',
        endDate: '2026-11-19T00:00:00',
        kind: 'Annual',
        note: 'Tatil',
      },
    },
  });
});

test('a leave of every week is one of the contract', () => {
  expect(checkLeave(values({ how: 'weekly', days: ['Wednesday'], lastDay: null }))).toMatchObject({
    value: {
      how: 'weekly',
      value: { days: ['Wednesday'], startTime: '10:00:00', endTime: '12:00:00', endDate: null },
    },
  });
});

test.each([
  ['nobody is chosen', { employeeCode: '' }, { employeeCode: 'Kimin izinli olduğunu seçin.' }],
  [
    'the days are the wrong way round',
    { lastDay: '2026-11-15' },
    { lastDay: 'Bitiş başlangıçtan sonra olmalı.' },
  ],
  ['a day is missing', { lastDay: null }, { lastDay: 'Tarih seçin.' }],
  [
    'the times are the wrong way round',
    { isWholeDays: false, to: '09:00' },
    { to: 'Bitiş başlangıçtan sonra olmalı.' },
  ],
  ['a time is none', { isWholeDays: false, from: '25:00' }, { from: 'Geçersiz saat' }],
  ['no day of the week is chosen', { how: 'weekly' as const }, { days: 'En az bir gün seçin.' }],
  [
    'it ends before it begins',
    { how: 'weekly' as const, days: ['Friday' as const], lastDay: '2026-11-01' },
    { lastDay: 'Bitiş başlangıçtan sonra olmalı.' },
  ],
])('%s', (_what, change, errors) => {
  expect(checkLeave(values(change)).fields).toMatchObject(errors);
});
