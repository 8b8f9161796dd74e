import { describe, expect, test } from 'vitest';
import {
  countPages,
  countPerDay,
  countsOf,
  filterAppointments,
  ofStatus,
  pageOf,
} from './filter-appointments.ts';
import { noFilters } from './filters.ts';
import { sample } from './sample.ts';

const shown = { first: '2026-11-14', last: '2026-11-20' };
const options = { ...noFilters, shown, pendingSince: '2026-11-01' };

const isil = sample('2026-11-14T10:00', {
  customer: ['Işıl', 'Gündoğdu', '+905324182796'],
  status: 'Completed',
});
const masked = sample('2026-11-15T10:00', {
  customer: ['İpek', 'Ünlü', '0532 *** ** 96'],
  customerCode: 'C',
});
const nobody = sample('2026-11-14T09:00', { employeeCode: 'D', serviceCode: 'B', source: 'online' });
const waiting = sample('2026-11-16T12:00', { status: 'Pending', source: 'online' });
const farOff = sample('2026-12-24T12:00', { status: 'Pending', source: 'online' });
const overdue = sample('2026-11-01T12:00', { status: 'Pending' });
const past = sample('2026-10-31T12:00', { status: 'Pending' });
const later = sample('2026-11-21T09:00');
const all = [isil, masked, nobody, waiting, later, past, sample('2026-11-13T12:00')];

const codes = (more: object) =>
  filterAppointments([all, [overdue, waiting, farOff]], { ...options, ...more }).map(({ code }) => code);

describe('what is found', () => {
  test('who waits comes first, however far off or overdue; the rest by time; each once', () => {
    expect(codes({})).toEqual([overdue, waiting, farOff, nobody, isil, masked].map(({ code }) => code));
  });

  test('of days that were chosen nothing else is shown', () => {
    expect(codes({ days: shown })).toEqual([waiting, nobody, isil, masked].map(({ code }) => code));
  });

  test('what runs past midnight belongs to both days', () => {
    const night = sample('2026-11-13T23:30', {
      appointmentTime: {
        appointmentStartDate: '2026-11-13T23:30:00',
        appointmentEndDate: '2026-11-14T00:30:00',
      },
    });
    expect(filterAppointments([[night]], { ...options, days: shown })).toEqual([night]);
  });

  test.each([
    [{ employeeCode: 'D' }, [nobody]],
    [{ serviceCode: 'B' }, [nobody]],
    [{ customerCode: 'C' }, [masked]],
    [{ source: 'online' }, [waiting, farOff, nobody]],
    [{ typed: 'isil' }, [isil]],
    [{ typed: 'GUNDOGDU işil' }, [isil]],
    [{ typed: '0532 418' }, [isil]],
    [{ typed: '+90 532 418 27 96' }, [isil]],
    [{ typed: '96' }, [isil, masked]],
    [{ typed: '3296' }, []],
    [{ typed: 'ipek', source: 'online' }, []],
  ])('%j finds what fits', (more, matches) => {
    expect(codes(more)).toEqual(matches.map(({ code }) => code));
  });
});

test('counted by status, and narrowed to one', () => {
  const matches = filterAppointments([all], options);
  expect(countsOf(matches)).toEqual({ Pending: 1, Approved: 2, Completed: 1, Canceled: 0, NoShow: 0 });
  expect(ofStatus(matches, 'Completed')).toEqual([isil]);
  expect(ofStatus(matches, null)).toBe(matches);
});

test('ten a page, and an empty list has one', () => {
  const longList = Array.from({ length: 21 }, (_, index) => sample(`2026-11-14T10:${index + 10}`));
  expect(countPages(0)).toBe(1);
  expect(countPages(longList.length)).toBe(3);
  expect(pageOf(longList, 3)).toHaveLength(1);
});

test('a day counts what stands under its heading, and who waits stands above', () => {
  expect([...countPerDay(filterAppointments([all], options))]).toEqual([
    ['2026-11-14', 2],
    ['2026-11-15', 1],
  ]);
});
