import { expect, test } from 'vitest';
import { type Candidate, candidatesOf, proposeCandidates } from './plan.ts';

const at = (clock: string, day = 24): string => `2026-11-${day}T${clock}:00`;

const conflict = (
  code: string,
  start: string,
  substitutes: string[],
  shifts: Record<string, string> = {},
  later: readonly (readonly [employeeCode: string, startDate: string])[] = [],
) => ({
  appointment: {
    code,
    employeeCode: 'elif',
    appointmentTime: { appointmentStartDate: at(start), appointmentEndDate: at('23:00') },
    serviceSnapshot: {
      name: 'Fon',
      price: 450,
      duration: 30,
      type: 'Single' as const,
      sessionCount: null,
      sessionIntervalDays: null,
      phases: null,
      bufferAfter: 0,
    },
  },
  substitutes,
  alternativeTimes: Object.entries(shifts).map(([employeeCode, clock]) => ({
    employeeCode,
    startDate: at(clock),
  })),
  laterTimes: later.map(([employeeCode, startDate]) => ({ employeeCode, startDate })),
});

const nobody = new Map<string, Candidate>();
const choice = (employeeCode: string, startDate: string, isOffered = false): Candidate => ({
  employeeCode,
  startDate,
  isShift: false,
  isOffered,
});
const who = (plan: ReturnType<typeof proposeCandidates>) =>
  Object.fromEntries(
    [...plan].map(([code, { employeeCode, startDate }]) => [code, [employeeCode, startDate]]),
  );

test('those of its own time come first, the nearest of the others after them, other days last', () => {
  const later = [['elif', at('10:00', 25)]] as const;
  expect(candidatesOf(conflict('a', '10:00', ['deniz'], { ipek: '10:45', nehir: '10:15' }, later))).toEqual([
    { employeeCode: 'deniz', startDate: at('10:00'), isShift: false },
    { employeeCode: 'nehir', startDate: at('10:15'), isShift: true },
    { employeeCode: 'ipek', startDate: at('10:45'), isShift: true },
    { employeeCode: 'elif', startDate: at('10:00', 25), isShift: true },
  ]);
});

test('two at the same time go to two people', () => {
  const plan = proposeCandidates(
    [conflict('a', '10:00', ['deniz', 'nehir']), conflict('b', '10:15', ['deniz', 'nehir'])],
    nobody,
  );
  expect(who(plan)).toEqual({ a: ['deniz', at('10:00')], b: ['nehir', at('10:15')] });
});

test('whom somebody chose is kept free for that one, whichever comes first', () => {
  const conflicts = [conflict('a', '10:00', ['deniz', 'nehir']), conflict('b', '10:00', ['deniz'])];
  expect(who(proposeCandidates(conflicts, new Map([['b', choice('deniz', at('10:00'))]])))).toEqual({
    b: ['deniz', at('10:00')],
    a: ['nehir', at('10:00')],
  });
});

test('nearly its time is better than nobody, and nobody better than two at once', () => {
  const conflicts = [
    conflict('a', '10:00', ['deniz']),
    conflict('b', '10:00', ['deniz'], { nehir: '10:15' }),
    conflict('c', '10:00', ['deniz']),
    conflict('d', '10:30', ['deniz']),
    conflict('e', '14:00', []),
  ];
  expect(who(proposeCandidates(conflicts, nobody))).toEqual({
    a: ['deniz', at('10:00')],
    b: ['nehir', at('10:15')],
    d: ['deniz', at('10:30')],
  });
});

test('of those who are free near its time, the nearest', () => {
  const plan = proposeCandidates([conflict('a', '10:00', [], { nehir: '10:45', deniz: '09:45' })], nobody);
  expect(who(plan)).toEqual({ a: ['deniz', at('09:45')] });
});

test('the same day is better than another, and then the same person better than the next day', () => {
  const later = [
    ['nehir', at('10:00', 25)],
    ['elif', at('12:00', 27)],
    ['deniz', at('18:00')],
  ] as const;
  const two = [conflict('a', '10:00', [], {}, later), conflict('b', '10:00', [], {}, later.slice(0, 2))];
  expect(who(proposeCandidates(two, nobody))).toEqual({
    a: ['deniz', at('18:00')],
    b: ['elif', at('12:00', 27)],
  });
});

test('they are spread over the team', () => {
  const all = ['deniz', 'nehir'];
  const plan = proposeCandidates(
    [conflict('a', '10:00', all), conflict('b', '12:00', all), conflict('c', '14:00', all)],
    nobody,
  );
  expect([...plan.values()].map(({ employeeCode }) => employeeCode)).toEqual(['deniz', 'nehir', 'deniz']);
});

test('a choice that is no longer possible is forgotten, unless somebody found it elsewhere', () => {
  const gone = choice('deniz', at('10:00'));
  expect(who(proposeCandidates([conflict('a', '10:00', ['nehir'])], new Map([['a', gone]])))).toEqual({
    a: ['nehir', at('10:00')],
  });
  const offered = choice('deniz', at('16:00', 27), true);
  expect(who(proposeCandidates([conflict('a', '10:00', ['nehir'])], new Map([['a', offered]])))).toEqual({
    a: ['deniz', at('16:00', 27)],
  });
});
