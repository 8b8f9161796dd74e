import { expect, test } from 'vitest';
import { lastVisit } from './last-visit.ts';

const part = (visitCode: string, hour: number, status: 'Completed' | 'Canceled' | 'NoShow' | 'Approved') => ({
  visitCode,
  status,
  serviceCode: `${visitCode} ${hour}`,
  employeeCode: 'employee',
  appointmentTime: {
    appointmentStartDate: `2026-11-18T${hour}:00:00`,
    appointmentEndDate: `2026-11-18T${hour}:30:00`,
  },
});

test('the last visit that took place, in its order and without what was canceled of it', () => {
  const visits = [
    part('missed', 18, 'NoShow'),
    part('canceled', 17, 'Canceled'),
    part('last', 14, 'Completed'),
    part('last', 13, 'Canceled'),
    part('last', 12, 'Completed'),
    part('former', 10, 'Approved'),
  ];
  expect(lastVisit(visits).map(({ serviceCode }) => serviceCode)).toEqual(['last 12', 'last 14']);
  expect(lastVisit(visits.slice(0, 2))).toEqual([]);
});
