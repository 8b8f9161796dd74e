import { describe, expect, test } from 'vitest';
import { newJournal } from '../journal.ts';
import {
  bookedIntoLeaves,
  brokenAnswers,
  doubleWinners,
  miscounted,
  wrongContests,
  wrongCreates,
} from './answers.ts';
import { neitherRefusedNorListed, wrongLeaves } from './leaves.ts';
import { money } from './money.ts';
import { day, row, tables, taken, told, work } from './planted.ts';
import type { AppointmentRow, Tables } from './tables.ts';
import { brokenHolds, overlaps, wrongTimes } from './time.ts';

// The drill is only as good as its judge: each planted wrong is found, and a right is none.

const right = tables();
const [a, b] = right.appointments as [AppointmentRow, AppointmentRow];

test('what is right is not found wrong', () => {
  const journal = told(a, b);
  const found = [overlaps, brokenAnswers, miscounted, wrongCreates, wrongLeaves];
  expect(found.map((judge) => judge(right, journal))).toEqual([0, 0, 0, 0, 0]);
  expect([wrongTimes(right, journal).length, brokenHolds(right, journal, 0)]).toEqual([0, 0]);
  expect([doubleWinners(journal), wrongContests(journal)]).toEqual([0, 0]);
  expect(Object.values(money(right))).toEqual([1, 1, 0, 0, 0, 0]);
});

describe('time', () => {
  const phases = { work: 10, wait: 15, finish: 5, freeWhileWaiting: true };
  test.each([
    [
      'one inside the other',
      row('c', '10:05', '10:10', { work: { ...work, duration: 5, bufferAfter: 0 } }),
      1,
    ],
    [
      'into the tidying up',
      row('c', '10:35', '10:40', { work: { ...work, duration: 5, bufferAfter: 0 } }),
      1,
    ],
    ['side by side', row('c', '09:20', '09:50'), 0],
    ['in another lane', row('c', '10:00', '10:30', { lane: 1 }), 0],
    ['canceled', row('c', '10:00', '10:30', { status: 'Canceled' }), 0],
    [
      'around one that fits into its wait',
      row('c', '09:50', '11:30', {
        work: { duration: 100, bufferAfter: 0, phases: { ...phases, wait: 85 } },
      }),
      0,
    ],
    [
      'whose end meets one',
      row('c', '09:50', '10:20', { work: { duration: 30, bufferAfter: 0, phases } }),
      1,
    ],
  ])('%s', (_, third, found) => {
    expect(overlaps(tables({ appointments: [a, b, third] }))).toBe(found);
  });

  test.each([
    ['too little is taken', [taken('a', '10:00', '10:30'), taken('b', '10:40', '11:20')]],
    ['too much is taken', [taken('a', '10:00', '10:45'), taken('b', '10:40', '11:20')]],
    ['nothing is taken', [taken('b', '10:40', '11:20')]],
    ["another's is taken", [taken('a', '10:00', '10:40', { subject: 'can' }), taken('b', '10:40', '11:20')]],
    ['for nobody', [...right.taken, taken('c', '12:00', '12:30')]],
    ['for a block that is gone', [...right.taken, taken('c', '12:00', '12:30', { source: 'block' })]],
    [
      'for a hold that nobody was told of',
      [...right.taken, taken('c', '12:00', '12:30', { source: 'hold' })],
    ],
  ])('%s', (_, rows) => {
    expect(wrongTimes(tables({ taken: rows }), told(a, b))).toHaveLength(1);
  });

  test('a hold that was let go and one that was kept', () => {
    const journal = told(a, b);
    const note = { startDate: `${day}12:00:00`, employeeCode: 'ayse' };
    const held = tables({ taken: [...right.taken, taken('h', '12:00', '12:30', { source: 'hold' })] });
    journal.holds.set('h', { ...note, state: 'open' });
    expect([wrongTimes(held, journal).length, brokenHolds(held, journal, 0)]).toEqual([0, 0]);
    expect(brokenHolds(right, journal, 0)).toBe(1);
    journal.holds.set('h', { ...note, state: 'gone' });
    expect(wrongTimes(held, journal)).toHaveLength(1);
  });
});

describe('answers', () => {
  test('an answer that is lost, or true no longer', () => {
    expect(brokenAnswers(tables({ appointments: [b] }), told(a, b))).toBe(1);
    expect(brokenAnswers(right, told({ ...a, version: 2 }, b))).toBe(1);
    expect(brokenAnswers(right, told({ ...a, employee: 'can' }, b))).toBe(1);
    expect(
      brokenAnswers(tables({ appointments: [{ ...a, version: 2, employee: 'can' }, b] }), told(a, b)),
    ).toBe(0);
  });

  test('two winners, and a change from nowhere or to nowhere', () => {
    expect(doubleWinners(told(a, a, b))).toBe(1);
    expect(miscounted(tables({ appointments: [{ ...a, version: 2 }, b] }), told(a, b))).toBe(1);
    expect(miscounted(right, told(a, { ...a, version: 2 }, b))).toBe(1);
    const doubted = told(a, b);
    doubted.doubt('a');
    expect(miscounted(tables({ appointments: [{ ...a, version: 2 }, b] }), doubted)).toBe(0);
  });

  test('a create that was made twice, not at all, or though refused', () => {
    const twin = { ...a, code: 'c', visitCode: 'another' };
    expect(wrongCreates(tables({ appointments: [a, twin, b] }), told(a, b))).toBe(1);
    expect(wrongCreates(tables({ appointments: [b] }), told(a, b))).toBe(1);
    const refused = told(a, b);
    refused.creates.set(a.note, null);
    expect(wrongCreates(right, refused)).toBe(1);
  });

  test('a contest with two winners, with none, and one that was lost for another reason', () => {
    const judge = (won: number, lost: string) => {
      const journal = newJournal();
      journal.contests.set('x', { places: 1, sent: 16, won, lost: new Set([lost]) });
      return wrongContests(journal);
    };
    expect([
      judge(1, 'slot-taken'),
      judge(2, 'slot-taken'),
      judge(0, 'slot-taken'),
      judge(1, 'conflict'),
    ]).toEqual([0, 1, 1, 1]);
  });

  test('booked into a leave after it was answered, but not before or when it goes', () => {
    const judge = (heardAt: number, removingAt: number) => {
      const journal = told(a, b);
      const leave = {
        code: 'l',
        employeeCode: 'ayse',
        startDate: `${day}10:00:00`,
        endDate: `${day}10:35:00`,
      };
      journal.leaves.push({ ...leave, heardAt, hits: [], removingAt, removed: false });
      return bookedIntoLeaves(right, journal).length;
    };
    expect([judge(5, 30), judge(15, 30), judge(5, 15)]).toEqual([1, 0, 0]);
  });

  test('neither refused by a leave nor on its list, while it stood', () => {
    const judge = (hits: string[], removingAt: number, held = a) => {
      const journal = told(held, b);
      const leave = {
        code: 'l',
        employeeCode: 'ayse',
        startDate: `${day}10:00:00`,
        endDate: `${day}10:35:00`,
      };
      journal.leaves.push({ ...leave, heardAt: 15, hits, removingAt, removed: false });
      return neitherRefusedNorListed(tables({ appointments: [held, b] }), journal).length;
    };
    expect([judge([], 30), judge(['a'], 30), judge([], 15), judge([], 30, { ...a, version: 2 })]).toEqual([
      1, 0, 0, 0,
    ]);
  });

  test('a leave that is gone, or still there', () => {
    const journal = newJournal();
    const leave = { code: 'l', employee: 'ayse', start: `${day}10:00:00`, end: `${day}11:00:00` };
    const told = { employeeCode: 'ayse', startDate: leave.start, endDate: leave.end };
    const note = { code: 'l', ...told, heardAt: 1, hits: [] };
    journal.leaves.push({ ...note, removingAt: Number.POSITIVE_INFINITY, removed: false });
    expect([wrongLeaves(right, journal), wrongLeaves(tables({ leaves: [leave] }), journal)]).toEqual([1, 0]);
    journal.leaves.splice(0, 1, { ...note, removingAt: 2, removed: true });
    expect([wrongLeaves(right, journal), wrongLeaves(tables({ leaves: [leave] }), journal)]).toEqual([0, 1]);
  });
});

test('incomes: missing, of another price, twice, without a completion', () => {
  const judge = (incomes: Tables['incomes']) => {
    const { missing, twice, withoutCompletion, kurusApart } = money(tables({ incomes }));
    return { missing, twice, withoutCompletion, kurusApart };
  };
  const one = { appointment: 'b', kurus: 34_990 };
  const none = { missing: 0, twice: 0, withoutCompletion: 0, kurusApart: 0 };
  expect(judge([])).toEqual({ ...none, missing: 1, kurusApart: -34_990 });
  expect(judge([{ ...one, kurus: 34_991 }])).toEqual({ ...none, missing: 1, kurusApart: 1 });
  expect(judge([one, one])).toEqual({ ...none, twice: 1, kurusApart: 34_990 });
  expect(judge([one, { appointment: 'a', kurus: 1 }])).toEqual({
    ...none,
    withoutCompletion: 1,
    kurusApart: 1,
  });
});
