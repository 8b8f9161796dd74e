import { expect, test } from 'vitest';
import { leftOut, nearestStart, planCourse, shiftOf, startsAfterFirst, toMoment } from './course.ts';
import { nehir, sampleDay } from './sample.ts';
import { sessionsFrom } from './sessions.ts';

const anybody = { employeeCode: null, isSplit: false };

const dayWith = (date: string, starts: readonly string[]) =>
  sampleDay({ date, starts: starts.map((time) => `${time}:00`), each: [] });

test.each([
  ['the wished time', [dayWith('2026-12-09', ['14:00', '14:30'])], '2026-12-09T14:30'],
  ['the nearest of the day', [dayWith('2026-12-09', ['09:00', '15:15', '18:00'])], '2026-12-09T15:15'],
  [
    'the first day after it',
    [dayWith('2026-12-09', []), dayWith('2026-12-10', ['10:00', '16:00']), dayWith('2026-12-11', ['14:30'])],
    '2026-12-10T16:00',
  ],
  ['no day before it', [dayWith('2026-12-08', ['14:30'])], undefined],
  ['no room at all', [dayWith('2026-12-09', [])], undefined],
])('%s', (_, days, moment) => {
  const start = nearestStart(days, { date: '2026-12-09', time: '14:30' }, anybody);
  expect(start && toMoment(start)).toBe(moment);
});

test('the nearest time is that of the hands that were asked for', () => {
  const days = [sampleDay({ date: '2026-12-09' })];
  const wish = { date: '2026-12-09', time: '10:00' };
  expect(nearestStart(days, wish, { employeeCode: nehir.code, isSplit: false })?.time).toBe('10:30');
});

const botox = { sessionCount: 4, sessionIntervalDays: 21 };
const sessions = sessionsFrom('2026-11-18', 1, botox);
const rooms = [
  [dayWith('2026-12-09', ['14:30'])],
  [dayWith('2026-12-30', ['15:15'])],
  [dayWith('2027-01-20', [])],
];
const plan = (
  choices: Readonly<Record<string, string>> = {},
  known: Parameters<typeof planCourse>[0]['rooms'] = rooms,
) => planCourse({ sessions, time: '14:30', team: anybody, choices, rooms: known });

const told = (course: ReturnType<typeof plan>) =>
  course.map(({ number, state, start }) => [number, state, start && toMoment(start)]);

test('a session without room is at the nearest time, or is not made and not counted', () => {
  expect(told(plan())).toEqual([
    [1, 'this', '2026-11-18T14:30'],
    [2, 'free', '2026-12-09T14:30'],
    [3, 'moved', '2026-12-30T15:15'],
    [undefined, 'none', undefined],
  ]);
  expect(startsAfterFirst(plan())).toEqual(['2026-12-09T14:30', '2026-12-30T15:15']);
});

test('the numbers follow the days, whatever was chosen', () => {
  const course = plan({ '2026-12-09': '2027-01-25T10:00', '2027-01-20': '2027-01-21T14:30' });
  expect(told(course)).toEqual([
    [1, 'this', '2026-11-18T14:30'],
    [2, 'moved', '2026-12-30T15:15'],
    [3, 'chosen', '2027-01-21T14:30'],
    [4, 'chosen', '2027-01-25T10:00'],
  ]);
});

test('one that is left out takes no number', () => {
  expect(plan({ '2026-12-09': leftOut }).map(({ number }) => number)).toEqual([1, undefined, 2, undefined]);
});

test('what is left out or not known yet is not made', () => {
  const course = plan({ '2026-12-09': leftOut }, [rooms[0], undefined, rooms[1]]);
  expect(told(course).map(([number, state]) => [number, state])).toEqual([
    [1, 'this'],
    [undefined, 'left-out'],
    [undefined, 'unknown'],
    [undefined, 'none'],
  ]);
  expect(startsAfterFirst(course)).toEqual([]);
});

test('no start is sent twice, and none before the first', () => {
  const course = plan({ '2026-12-09': '2026-11-17T14:30', '2027-01-20': '2026-12-30T15:15' });
  expect(startsAfterFirst(course)).toEqual(['2026-12-30T15:15']);
});

test('how far a session moved is said in minutes, and on another day in days', () => {
  const [, , third] = plan();
  expect(third && shiftOf(third, '14:30')).toEqual({ minutes: 45 });
  const [, second] = plan({ '2026-12-09': '2026-12-11T10:00' });
  expect(second && shiftOf(second, '14:30')).toEqual({ days: 2 });
});
