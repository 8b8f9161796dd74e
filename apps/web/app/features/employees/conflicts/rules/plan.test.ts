import { expect, test } from 'vitest';
import { candidatesOf, proposeCandidates } from './plan.ts';

const at = (clock: string): string => `2026-11-24T${clock}:00`;

const conflict = (
  code: string,
  start: string,
  substitutes: string[],
  shifts: Record<string, string> = {},
) => ({
  appointment: {
    code,
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
});

const nobody = new Map<string, string>();
const who = (plan: ReturnType<typeof proposeCandidates>) =>
  Object.fromEntries(
    [...plan].map(([code, { employeeCode, startDate }]) => [code, [employeeCode, startDate]]),
  );

test('those of its own time come first, those who are free near it after them', () => {
  expect(candidatesOf(conflict('a', '10:00', ['deniz'], { nehir: '10:15' }))).toEqual([
    { employeeCode: 'deniz', startDate: at('10:00'), isShift: false },
    { employeeCode: 'nehir', startDate: at('10:15'), isShift: true },
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
  expect(who(proposeCandidates(conflicts, new Map([['b', 'deniz']])))).toEqual({
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

test('they are spread over the team', () => {
  const all = ['deniz', 'nehir'];
  const plan = proposeCandidates(
    [conflict('a', '10:00', all), conflict('b', '12:00', all), conflict('c', '14:00', all)],
    nobody,
  );
  expect([...plan.values()].map(({ employeeCode }) => employeeCode)).toEqual(['deniz', 'nehir', 'deniz']);
});

test('a choice that is no longer possible is forgotten', () => {
  expect(who(proposeCandidates([conflict('a', '10:00', ['nehir'])], new Map([['a', 'deniz']])))).toEqual({
    a: ['nehir', at('10:00')],
  });
});
