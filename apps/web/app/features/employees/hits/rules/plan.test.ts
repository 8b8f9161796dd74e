import { expect, test } from 'vitest';
import { planOf, takersOf } from './plan.ts';

const at = (clock: string): string => `2026-11-24T${clock}:00`;

const hit = (code: string, start: string, substitutes: string[], shifts: Record<string, string> = {}) => ({
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
    },
  },
  substitutes,
  alternativeTimes: Object.entries(shifts).map(([employeeCode, clock]) => ({
    employeeCode,
    startDate: at(clock),
  })),
});

const nobody = new Map<string, string>();
const who = (plan: ReturnType<typeof planOf>) =>
  Object.fromEntries(
    [...plan].map(([code, { employeeCode, startDate }]) => [code, [employeeCode, startDate]]),
  );

test('those of its own time come first, those who are free near it after them', () => {
  expect(takersOf(hit('a', '10:00', ['deniz'], { nehir: '10:15' }))).toEqual([
    { employeeCode: 'deniz', startDate: at('10:00'), isShift: false },
    { employeeCode: 'nehir', startDate: at('10:15'), isShift: true },
  ]);
});

test('two at the same time go to two people', () => {
  const plan = planOf([hit('a', '10:00', ['deniz', 'nehir']), hit('b', '10:15', ['deniz', 'nehir'])], nobody);
  expect(who(plan)).toEqual({ a: ['deniz', at('10:00')], b: ['nehir', at('10:15')] });
});

test('whom somebody chose is kept free for that one, whichever comes first', () => {
  const hits = [hit('a', '10:00', ['deniz', 'nehir']), hit('b', '10:00', ['deniz'])];
  expect(who(planOf(hits, new Map([['b', 'deniz']])))).toEqual({
    b: ['deniz', at('10:00')],
    a: ['nehir', at('10:00')],
  });
});

test('nearly its time is better than nobody, and nobody better than two at once', () => {
  const hits = [
    hit('a', '10:00', ['deniz']),
    hit('b', '10:00', ['deniz'], { nehir: '10:15' }),
    hit('c', '10:00', ['deniz']),
    hit('d', '10:30', ['deniz']),
    hit('e', '14:00', []),
  ];
  expect(who(planOf(hits, nobody))).toEqual({
    a: ['deniz', at('10:00')],
    b: ['nehir', at('10:15')],
    d: ['deniz', at('10:30')],
  });
});

test('of those who are free near its time, the nearest', () => {
  const plan = planOf([hit('a', '10:00', [], { nehir: '10:45', deniz: '09:45' })], nobody);
  expect(who(plan)).toEqual({ a: ['deniz', at('09:45')] });
});

test('they are spread over the team', () => {
  const all = ['deniz', 'nehir'];
  const plan = planOf([hit('a', '10:00', all), hit('b', '12:00', all), hit('c', '14:00', all)], nobody);
  expect([...plan.values()].map(({ employeeCode }) => employeeCode)).toEqual(['deniz', 'nehir', 'deniz']);
});

test('a choice that is no longer possible is forgotten', () => {
  expect(who(planOf([hit('a', '10:00', ['nehir'])], new Map([['a', 'deniz']])))).toEqual({
    a: ['nehir', at('10:00')],
  });
});
