import { describe, expect, test } from 'vitest';
import { newJournal } from '../journal.ts';
import {
  countBrokenAnswers,
  countDoubleWinners,
  countVersionMismatches,
  countWrongContests,
  countWrongCreates,
  findBookingsIntoLeaves,
} from './answers.ts';
import { compareIncomes } from './incomes.ts';
import { countWrongLeaves, findUnlistedConflicts } from './leaves.ts';
import { countOverlaps, findWrongOccupancy } from './occupancy.ts';
import type { AppointmentRow, Tables } from './tables.ts';
import { appointmentRow, day, journalOf, occupancyRow, tablesWith, work } from './test-data.ts';

// The drill is only as good as its checks: each planted fault is found, and correct data passes.

const right = tablesWith();
const [a, b] = right.appointments as [AppointmentRow, AppointmentRow];

test('correct data passes every check', () => {
  const journal = journalOf(a, b);
  const checks = [
    countOverlaps,
    countBrokenAnswers,
    countVersionMismatches,
    countWrongCreates,
    countWrongLeaves,
  ];
  expect(checks.map((check) => check(right, journal))).toEqual([0, 0, 0, 0, 0]);
  expect(findWrongOccupancy(right, journal)).toEqual([]);
  expect([countDoubleWinners(journal), countWrongContests(journal)]).toEqual([0, 0]);
  expect(Object.values(compareIncomes(right))).toEqual([1, 1, 0, 0, 0, 0]);
});

describe('time', () => {
  const phases = { work: 10, wait: 15, finish: 5, freeWhileWaiting: true };
  test.each([
    [
      'one inside the other',
      appointmentRow('c', '10:05', '10:10', { work: { ...work, duration: 5, bufferAfter: 0 } }),
      1,
    ],
    [
      'into the buffer after another',
      appointmentRow('c', '10:35', '10:40', { work: { ...work, duration: 5, bufferAfter: 0 } }),
      1,
    ],
    ['side by side', appointmentRow('c', '09:20', '09:50'), 0],
    ['in another lane', appointmentRow('c', '10:00', '10:30', { lane: 1 }), 0],
    ['canceled', appointmentRow('c', '10:00', '10:30', { status: 'Canceled' }), 0],
    [
      'around one that fits into its waiting phase',
      appointmentRow('c', '09:50', '11:30', {
        work: { duration: 100, bufferAfter: 0, phases: { ...phases, wait: 85 } },
      }),
      0,
    ],
    [
      'whose last phase overlaps another',
      appointmentRow('c', '09:50', '10:20', { work: { duration: 30, bufferAfter: 0, phases } }),
      1,
    ],
  ])('%s', (_, third, found) => {
    expect(countOverlaps(tablesWith({ appointments: [a, b, third] }))).toBe(found);
  });

  test.each([
    [
      'too little time is occupied',
      [occupancyRow('a', '10:00', '10:30'), occupancyRow('b', '10:40', '11:20')],
    ],
    ['too much time is occupied', [occupancyRow('a', '10:00', '10:45'), occupancyRow('b', '10:40', '11:20')]],
    ['no time is occupied', [occupancyRow('b', '10:40', '11:20')]],
    [
      "another employee's time is occupied",
      [occupancyRow('a', '10:00', '10:40', { subject: 'can' }), occupancyRow('b', '10:40', '11:20')],
    ],
    [
      'time is occupied for an unknown appointment',
      [...right.occupancy, occupancyRow('c', '12:00', '12:30')],
    ],
    [
      'time is occupied for a removed block',
      [...right.occupancy, occupancyRow('c', '12:00', '12:30', { source: 'block' })],
    ],
    [
      'time is occupied for a hold that no client was told of',
      [...right.occupancy, occupancyRow('c', '12:00', '12:30', { source: 'hold' })],
    ],
  ])('%s', (_, rows) => {
    expect(findWrongOccupancy(tablesWith({ occupancy: rows }), journalOf(a, b))).toHaveLength(1);
  });

  test('a released hold and an open one', () => {
    const journal = journalOf(a, b);
    const record = { startDate: `${day}12:00:00`, employeeCode: 'ayse' };
    const withHold = tablesWith({
      occupancy: [...right.occupancy, occupancyRow('h', '12:00', '12:30', { source: 'hold' })],
    });
    journal.holds.set('h', { ...record, state: 'open' });
    expect(findWrongOccupancy(withHold, journal)).toEqual([]);
    // The desk may have booked through it.
    expect(findWrongOccupancy(right, journal)).toEqual([]);
    journal.holds.set('h', { ...record, state: 'gone' });
    expect(findWrongOccupancy(withHold, journal)).toHaveLength(1);
  });
});

describe('responses', () => {
  test('an acknowledged change that is missing or contradicted', () => {
    expect(countBrokenAnswers(tablesWith({ appointments: [b] }), journalOf(a, b))).toBe(1);
    expect(countBrokenAnswers(right, journalOf({ ...a, version: 2 }, b))).toBe(1);
    expect(countBrokenAnswers(right, journalOf({ ...a, employee: 'can' }, b))).toBe(1);
    expect(
      countBrokenAnswers(
        tablesWith({ appointments: [{ ...a, version: 2, employee: 'can' }, b] }),
        journalOf(a, b),
      ),
    ).toBe(0);
  });

  test('two winners of one version, a change nobody requested and an acknowledged change that is missing', () => {
    expect(countDoubleWinners(journalOf(a, a, b))).toBe(1);
    expect(
      countVersionMismatches(tablesWith({ appointments: [{ ...a, version: 2 }, b] }), journalOf(a, b)),
    ).toBe(1);
    expect(countVersionMismatches(right, journalOf(a, { ...a, version: 2 }, b))).toBe(1);
    const withLostChange = journalOf(a, b);
    withLostChange.recordLostChange('a');
    expect(
      countVersionMismatches(tablesWith({ appointments: [{ ...a, version: 2 }, b] }), withLostChange),
    ).toBe(0);
  });

  test('a create that was stored twice, not at all, or though refused', () => {
    const duplicate = { ...a, code: 'c', visitCode: 'another' };
    expect(countWrongCreates(tablesWith({ appointments: [a, duplicate, b] }), journalOf(a, b))).toBe(1);
    expect(countWrongCreates(tablesWith({ appointments: [b] }), journalOf(a, b))).toBe(1);
    const refused = journalOf(a, b);
    refused.creates.set(a.note, null);
    expect(countWrongCreates(right, refused)).toBe(1);
  });

  test('a contest with two winners, with none, and one refused for another reason', () => {
    const countWrong = (won: number, refusalCode: string) => {
      const journal = newJournal();
      journal.contests.set('x', { slots: 1, sent: 16, won, refusalCodes: new Set([refusalCode]) });
      return countWrongContests(journal);
    };
    expect([
      countWrong(1, 'slot-taken'),
      countWrong(2, 'slot-taken'),
      countWrong(0, 'slot-taken'),
      countWrong(1, 'conflict'),
    ]).toEqual([0, 1, 1, 1]);
  });

  test('a booking into a leave counts after the leave is acknowledged, not before and not during its removal', () => {
    const countFound = (receivedAt: number, removingAt: number) => {
      const journal = journalOf(a, b);
      const leave = {
        code: 'l',
        employeeCode: 'ayse',
        startDate: `${day}10:00:00`,
        endDate: `${day}10:35:00`,
      };
      journal.leaves.push({ ...leave, receivedAt, conflicts: [], removingAt, removed: false });
      return findBookingsIntoLeaves(right, journal).length;
    };
    expect([countFound(5, 30), countFound(15, 30), countFound(5, 15)]).toEqual([1, 0, 0]);
  });

  test('a booking into an existing leave that is neither refused nor listed as a conflict', () => {
    const countFound = (conflicts: string[], removingAt: number, booked = a) => {
      const journal = journalOf(booked, b);
      const leave = {
        code: 'l',
        employeeCode: 'ayse',
        startDate: `${day}10:00:00`,
        endDate: `${day}10:35:00`,
      };
      journal.leaves.push({ ...leave, receivedAt: 15, conflicts, removingAt, removed: false });
      return findUnlistedConflicts(tablesWith({ appointments: [booked, b] }), journal).length;
    };
    expect([
      countFound([], 30),
      countFound(['a'], 30),
      countFound([], 15),
      countFound([], 30, { ...a, version: 2 }),
    ]).toEqual([1, 0, 0, 0]);
  });

  test('an acknowledged leave that is missing, and a removed one that still exists', () => {
    const journal = newJournal();
    const leave = { code: 'l', employee: 'ayse', start: `${day}10:00:00`, end: `${day}11:00:00` };
    const slot = { employeeCode: 'ayse', startDate: leave.start, endDate: leave.end };
    const record = { code: 'l', ...slot, receivedAt: 1, conflicts: [] };
    journal.leaves.push({ ...record, removingAt: Number.POSITIVE_INFINITY, removed: false });
    expect([
      countWrongLeaves(right, journal),
      countWrongLeaves(tablesWith({ leaves: [leave] }), journal),
    ]).toEqual([1, 0]);
    journal.leaves.splice(0, 1, { ...record, removingAt: 2, removed: true });
    expect([
      countWrongLeaves(right, journal),
      countWrongLeaves(tablesWith({ leaves: [leave] }), journal),
    ]).toEqual([0, 1]);
  });
});

test('incomes: missing, of another price, twice, without a completion', () => {
  const compare = (incomes: Tables['incomes']) => {
    const { missing, twice, withoutCompletion, kurusApart } = compareIncomes(tablesWith({ incomes }));
    return { missing, twice, withoutCompletion, kurusApart };
  };
  const one = { appointment: 'b', kurus: 34_990 };
  const none = { missing: 0, twice: 0, withoutCompletion: 0, kurusApart: 0 };
  expect(compare([])).toEqual({ ...none, missing: 1, kurusApart: -34_990 });
  expect(compare([{ ...one, kurus: 34_991 }])).toEqual({ ...none, missing: 1, kurusApart: 1 });
  expect(compare([one, one])).toEqual({ ...none, twice: 1, kurusApart: 34_990 });
  expect(compare([one, { appointment: 'a', kurus: 1 }])).toEqual({
    ...none,
    withoutCompletion: 1,
    kurusApart: 1,
  });
});
