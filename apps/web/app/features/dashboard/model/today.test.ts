import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Appointment } from '../../../data/appointments.ts';
import type { Employee } from '../../../data/employees.ts';
import { day, salonHours, visit, worker } from './samples.ts';
import { todayOf } from './today.ts';
import { busyIn, fullFrom, quietStretch } from './today-steps.ts';

const today = (team: readonly Employee[], appointments: readonly Appointment[], salon = salonHours) =>
  todayOf({ day, salon, holidays: [], team, appointments });

test('two people, one hour of eight: each half hour says who has a customer', () => {
  const { steps, load, price, coming, visible } = today(
    [worker('A'), worker('B')],
    [
      visit('10:30', '11:00', { employeeCode: 'B', status: 'Pending' }),
      visit('09:30', '10:00', { employeeCode: 'A' }),
      visit('11:00', '12:00', { employeeCode: 'A', status: 'Canceled' }),
      visit('12:00', '12:30', { employeeCode: 'A', status: 'NoShow' }),
    ],
  );
  expect(visible).toEqual({ from: 540, to: 780 });
  expect(coming.map(({ code }) => code)).toEqual(['A-09:30-A', 'A-10:30-B']);
  expect(steps.map(busyIn)).toEqual([0, 1, 0, 1, 0, 0, 0, 0]);
  expect(steps[3]).toMatchObject({ pending: 1, expected: 0, done: 0, working: 2 });
  expect(load).toBe(13);
  expect(price).toBe(900.2);
});

test('a salon that is closed today has no load; those who come anyway are shown', () => {
  const closed = { ...salonHours, closedDays: [{ from: day, to: day, reason: '' }] };
  const shut = todayOf({ day, salon: closed, holidays: [], team: [worker('A')], appointments: [] });
  expect(shut).toMatchObject({ visible: null, steps: [], isOpen: false, load: null });
  const busy = todayOf({
    day,
    salon: closed,
    holidays: [],
    team: [worker('A')],
    appointments: [visit('10:00', '10:30')],
  });
  expect(busy).toMatchObject({ visible: { from: 600, to: 660 }, isOpen: false, load: null });
});

test.each([
  ['the longest, from now on', '08:00', ['09:00', '09:30', '12:30'], [600, 750]],
  ['what is over is no longer quiet', '10:40', ['09:00', '12:30'], [660, 750]],
  ['half an hour is no stretch', '08:00', ['09:00', '10:00', '11:00', '12:00'], null],
  ['the first of two as long', '08:00', ['10:00', '10:30', '11:30', '11:00'], [540, 600]],
] as const)('quiet: %s', (_name, now, starts, expected) => {
  const end = (start: string) => `${start.slice(0, 3)}${start.endsWith('30') ? '59' : '30'}`;
  const { steps } = today(
    [worker('A')],
    starts.map((start) => visit(start, end(start))),
  );
  const [hour = 0, minute = 0] = now.split(':').map(Number);
  const stretch = quietStretch(steps, hour * 60 + minute);
  expect(stretch && [stretch.from, stretch.to]).toEqual(expected);
});

test('full is a team that is busy at once; one person alone is none', () => {
  const both = ['A', 'B'].map((employeeCode) => visit('11:00', '11:30', { employeeCode }));
  expect(fullFrom(today([worker('A'), worker('B')], both).steps, 0)).toBe(660);
  expect(fullFrom(today([worker('A'), worker('B')], both).steps, 670)).toBeNull();
  expect(fullFrom(today([worker('A')], both).steps, 0)).toBeNull();
});

test('whatever is booked: the quiet stretch is free, people work in it, and it is at least an hour', () => {
  const at = (minute: number) =>
    `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
  const booked = fc.record({
    start: fc.integer({ min: 0, max: 47 }).map((five) => 540 + five * 5),
    employeeCode: fc.constantFrom('A', 'B'),
  });
  fc.assert(
    fc.property(fc.array(booked, { maxLength: 8 }), fc.integer({ min: 0, max: 1_440 }), (visits, now) => {
      const { steps } = today(
        [worker('A'), worker('B', ['10:00:00', '13:00:00'])],
        visits.map(({ start, employeeCode }) => visit(at(start), at(start + 30), { employeeCode })),
      );
      const quiet = quietStretch(steps, now);
      if (!quiet) return;
      expect(quiet.from).toBeGreaterThanOrEqual(now);
      expect(quiet.to - quiet.from).toBeGreaterThanOrEqual(60);
      expect(visits.some(({ start }) => start < quiet.to && start + 30 > quiet.from)).toBe(false);
      expect(quiet.from).toBeGreaterThanOrEqual(540);
      expect(quiet.to).toBeLessThanOrEqual(780);
    }),
  );
});
