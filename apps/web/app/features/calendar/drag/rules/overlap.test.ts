import { expect, test } from 'vitest';
import type { Appointment } from '../../../../data/appointments.ts';
import { sample } from '../../model/samples.ts';
import { findOverlap, type Overlap } from './overlap.ts';

const day = '2026-11-14';
const booked = (from: string, to: string, more: Partial<Appointment> = {}) =>
  sample(`${day}T${from}:00.000Z`, `${day}T${to}:00.000Z`, more);
const lunch = {
  code: 'B',
  salonCode: 'S',
  employeeCode: 'E',
  startDate: `${day}T13:00:00.000Z`,
  endDate: `${day}T13:30:00.000Z`,
  reason: '',
};
const occupied = {
  appointments: [
    booked('10:00', '11:00', { code: 'held' }),
    booked('11:00', '12:00', { code: 'other' }),
    booked('15:00', '16:00', { code: 'off', status: 'Canceled' }),
    booked('16:00', '17:00', { code: 'missed', status: 'NoShow' }),
    sample(`${day}T23:30:00.000Z`, '2026-11-15T00:30:00.000Z', { code: 'late' }),
  ],
  blocks: [lunch],
};

test.each<[string, number, number, Overlap | undefined]>([
  ['where it was itself', 10 * 60, 11 * 60, undefined],
  ['up to the minute at which another begins', 9 * 60, 11 * 60, undefined],
  ['from the minute at which another ends', 12 * 60, 13 * 60, undefined],
  ['a minute too long', 10 * 60, 11 * 60 + 1, 'appointment'],
  ['around another', 9 * 60, 12 * 60 + 30, 'appointment'],
  ['into closed time', 13 * 60 + 15, 14 * 60, 'block'],
  ['where one was called off', 15 * 60, 16 * 60, undefined],
  ['where nobody came', 16 * 60, 17 * 60, undefined],
  ['past midnight', 24 * 60, 25 * 60, 'appointment'],
  ['after what ends past midnight', 24 * 60 + 30, 25 * 60, undefined],
])('%s', (_, start, end, overlapAt) =>
  expect(findOverlap(occupied, { employee: 'E', day, start, end }, 'held')).toBe(overlapAt),
);

test("a colleague's appointments are in nobody else's way", () =>
  expect(findOverlap(occupied, { employee: 'F', day, start: 660, end: 720 }, 'held')).toBeUndefined());
