import { expect, test } from 'vitest';
import { listDays, loadOf } from './load.ts';

const deniz = {
  code: 'deniz',
  isActive: true,
  workHours: [
    { day: 'Tuesday' as const, startTime: '09:00:00', endTime: '19:00:00' },
    { day: 'Wednesday' as const, startTime: '20:00:00', endTime: '02:00:00' },
  ],
  leaves: [],
};
const service = {
  name: 'Fon',
  price: 450,
  duration: 120,
  type: 'Single' as const,
  sessionCount: null,
  sessionIntervalDays: null,
  phases: null,
  bufferAfter: 0,
};
const booked = (employeeCode: string, status: 'Approved' | 'Canceled' = 'Approved') => ({
  employeeCode,
  status,
  serviceSnapshot: service,
});
const tuesday = '2026-11-24';

test('a share of the hours of work, now and with what comes', () => {
  const appointments = [booked('deniz'), booked('deniz', 'Canceled'), booked('nehir')];
  expect(loadOf([deniz], appointments, [tuesday], [{ employeeCode: 'deniz', minutes: 60 }])).toEqual([
    { code: 'deniz', now: 20, next: 30, more: 1 },
  ]);
});

test('hours past midnight count, whole days of leave do not', () => {
  const days = listDays(tuesday, '2026-11-25');
  const added = [{ employeeCode: 'deniz', minutes: 96 }];
  expect(loadOf([deniz], [], days, added)).toMatchObject([{ next: 10 }]);
  const leave = { code: 'l', kind: 'Other' as const, note: '' };
  const leaves = [{ ...leave, startDate: `${tuesday}T00:00:00`, endDate: '2026-11-25T00:00:00' }];
  expect(loadOf([{ ...deniz, leaves }], [], days, added)).toMatchObject([{ next: 27 }]);
});

test('who is given nothing, or does not work then, is left out', () => {
  expect(loadOf([deniz], [], [tuesday], [])).toEqual([]);
  expect(loadOf([deniz], [], ['2026-11-26'], [{ employeeCode: 'deniz', minutes: 60 }])).toEqual([]);
});

test('of too many days a share says nothing', () => {
  expect(listDays(tuesday, tuesday)).toEqual([tuesday]);
  expect(listDays('2026-11-01', '2026-12-15')).toEqual([]);
});
