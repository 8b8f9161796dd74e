import type { Tables } from './tables.ts';

/** Compares incomes with completed appointments: each has one income of its price, no other appointment has any. */
export const compareIncomes = ({ appointments, incomes }: Tables) => {
  const due = new Map(
    appointments.filter(({ status }) => status === 'Completed').map(({ code, kurus }) => [code, kurus]),
  );
  const byAppointment = Map.groupBy(incomes, ({ appointment }) => appointment ?? '');
  const sum = (all: Iterable<number>): number => [...all].reduce((total, one) => total + one, 0);
  const missing = [...due].filter(([code, kurus]) => byAppointment.get(code)?.[0]?.kurus !== kurus).length;
  return {
    completions: due.size,
    incomes: incomes.length,
    kurusApart: sum(incomes.map(({ kurus }) => kurus)) - sum(due.values()),
    missing,
    twice: [...byAppointment.values()].filter(({ length }) => length > 1).length,
    withoutCompletion: [...byAppointment.keys()].filter((code) => !due.has(code)).length,
  };
};
