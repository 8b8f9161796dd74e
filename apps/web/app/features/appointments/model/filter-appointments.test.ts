import { describe, expect, test } from 'vitest';
import {
  countPages,
  countPerDay,
  countTabs,
  filterAppointments,
  ofTab,
  pageOf,
  waitingLine,
} from './filter-appointments.ts';
import { noFilters } from './filters.ts';
import { sample } from './sample.ts';

const shown = { first: '2026-11-14', last: '2026-11-20' };
const options = { ...noFilters, shown, pendingSince: '2026-11-01', found: [] };

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

const codesOf = (some: readonly { readonly code: string }[]) => some.map(({ code }) => code);
const lists = [all, [overdue, waiting, farOff]];
const codes = (more: object) => codesOf(filterAppointments(lists, { ...options, ...more }).matches);

describe('what is found', () => {
  test('of the shown days: who waits comes first, the rest by time, each once', () => {
    expect(codes({})).toEqual(codesOf([waiting, nobody, isil, masked]));
  });

  test('of all time: who waits comes first, the rest from the latest on', () => {
    expect(codes({ shown: null, typed: 'ipek' })).toEqual(codesOf([masked]));
    expect(codes({ shown: null, customerCode: null, employeeCode: 'E' })).toEqual(
      codesOf([farOff, waiting, overdue, past, later, masked, isil, sample('2026-11-13T12:00')]),
    );
  });

  test('what the server found needs no name here: its card has it', () => {
    expect(codes({ shown: null, typed: 'isil', found: [nobody, isil] })).toEqual(codesOf([isil, nobody]));
    expect(codes({ shown: null, typed: 'isil', found: [nobody], employeeCode: 'E' })).toEqual(
      codesOf([isil]),
    );
  });

  test('what runs past midnight belongs to both days', () => {
    const night = sample('2026-11-13T23:30', {
      appointmentTime: {
        appointmentStartDate: '2026-11-13T23:30:00',
        appointmentEndDate: '2026-11-14T00:30:00',
      },
    });
    expect(filterAppointments([[night]], options).matches).toEqual([night]);
  });

  test.each([
    [{ employeeCode: 'D' }, [nobody]],
    [{ serviceCode: 'B' }, [nobody]],
    [{ customerCode: 'C' }, [masked]],
    [{ source: 'online' }, [waiting, nobody]],
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

describe('who waits on other days', () => {
  const filtered = filterAppointments(lists, options);

  test('is known by itself, the earliest first; what is long past is not', () => {
    expect(codesOf(filtered.waitingElsewhere)).toEqual(codesOf([overdue, farOff]));
    expect(codesOf(filterAppointments(lists, { ...options, source: 'online' }).waitingElsewhere)).toEqual(
      codesOf([farOff]),
    );
  });

  test.each([
    ['in the tab of all', { status: null, days: null }, [overdue, farOff]],
    ['in their own tab, while days are chosen', { status: 'Pending', days: shown }, [overdue, farOff]],
    ['not in their own tab, which lists them', { status: 'Pending', days: null }, []],
    ['not where nobody waits', { status: 'Completed', days: null }, []],
  ] as const)('has a line %s', (_where, choice, expected) => {
    expect(codesOf(waitingLine(filtered, { ...noFilters, ...choice }))).toEqual(codesOf(expected));
  });

  test('is listed and counted in their own tab, while no days are chosen', () => {
    const pending = { ...noFilters, status: 'Pending' } as const;
    expect(codesOf(ofTab(filtered, pending))).toEqual(codesOf([overdue, waiting, farOff]));
    expect(codesOf(ofTab(filtered, { ...pending, days: shown }))).toEqual(codesOf([waiting]));
    expect(countTabs(filtered, null).Pending).toBe(3);
    expect(countTabs(filtered, shown).Pending).toBe(1);
  });
});

test('counted by status, and narrowed to one', () => {
  const filtered = filterAppointments([all], options);
  expect(countTabs(filtered, shown)).toEqual({
    Pending: 1,
    Approved: 2,
    Completed: 1,
    Canceled: 0,
    NoShow: 0,
  });
  expect(ofTab(filtered, { ...noFilters, status: 'Completed' })).toEqual([isil]);
  expect(ofTab(filtered, noFilters)).toBe(filtered.matches);
});

test('ten a page, and an empty list has one', () => {
  const longList = Array.from({ length: 21 }, (_, index) => sample(`2026-11-14T10:${index + 10}`));
  expect(countPages(0)).toBe(1);
  expect(countPages(longList.length)).toBe(3);
  expect(pageOf(longList, 3)).toHaveLength(1);
});

test('a day counts what stands under its heading, and who waits stands above', () => {
  expect([...countPerDay(filterAppointments([all], options).matches)]).toEqual([
    ['2026-11-14', 2],
    ['2026-11-15', 1],
  ]);
});
