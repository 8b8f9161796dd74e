import type { Leave } from '@ayna/contracts/employee';
import { expect, test } from 'vitest';
import { leaveText, momentsOf, periodText, recurringText, sortLeaves, spanOf } from './leave-text.ts';

const leave = (startDate: string, endDate: string): Leave => ({
  code: startDate,
  startDate,
  endDate,
  kind: 'Annual',
  note: '',
});

test.each([
  ['2026-11-17T00:00:00', '2026-11-18T00:00:00', '17 Kas Sal'],
  ['2026-11-17T00:00:00', '2026-11-22T00:00:00', '17 Kas Sal – 21 Kas Cts'],
  ['2026-11-17T10:00:00', '2026-11-17T14:30:00', '17 Kas Sal 10:00 – 14:30'],
  ['2026-11-17T14:00:00', '2026-11-18T12:00:00', '17 Kas Sal 14:00 – 18 Kas Çar 12:00'],
])('%s to %s reads %s', (startDate, endDate, text) => {
  expect(leaveText(leave(startDate, endDate))).toBe(text);
});

const weekly = {
  code: 'a',
  days: ['Sunday' as const, 'Wednesday' as const],
  startTime: '13:00:00',
  endTime: '15:00:00',
  startDate: '2026-11-18',
  endDate: null,
  note: '',
};

test('a weekly one names its days, Monday first, and how long it holds', () => {
  expect(recurringText(weekly)).toBe('Her Çar ve Paz, 13:00 – 15:00');
  expect(periodText(weekly)).toBe('18 Kas Çar gününden itibaren');
  expect(periodText({ ...weekly, endDate: '2026-12-30' })).toBe('18 Kas Çar – 30 Ara Çar');
});

test('moments come back as the span they were made of', () => {
  const span = { firstDay: '2026-12-31', lastDay: '2027-01-02', from: '09:30', to: '17:00' };
  expect(spanOf(momentsOf(span, false))).toEqual({ ...span, isWholeDays: false });
  expect(spanOf(momentsOf(span, true))).toEqual({ ...span, isWholeDays: true, from: '00:00', to: '00:00' });
});

test('the next leave comes first, and what is over last', () => {
  const leaves = [
    leave('2026-12-01T00:00:00', '2026-12-02T00:00:00'),
    leave('2026-10-01T00:00:00', '2026-10-02T00:00:00'),
    leave('2026-11-20T00:00:00', '2026-11-21T00:00:00'),
    leave('2026-10-05T00:00:00', '2026-10-06T00:00:00'),
  ];
  const { coming, past } = sortLeaves(leaves, '2026-11-14T13:20:00');
  expect(coming.map(({ code }) => code.slice(5, 10))).toEqual(['11-20', '12-01']);
  expect(past.map(({ code }) => code.slice(5, 10))).toEqual(['10-05', '10-01']);
});
