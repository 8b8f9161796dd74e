import { Suspense, useMemo } from 'react';
import type { Employee } from '../../../data/employees.ts';
import { lazyComponent } from '../../../lib/lazy.ts';

// Paper is rare: anyone who prints nothing does not pay for it.
const Sheet = lazyComponent(() => import('./sheet.tsx').then((part) => part.Sheet));

type Props = {
  /** 2026-11-14. */
  readonly day: string;
  readonly team: readonly Employee[];
  readonly employeeCode: string | undefined;
  readonly onDone: () => void;
};

/** The day on paper, with a table for each of those whose columns are shown. */
export function PrintedDay({ day, team, employeeCode, onDone }: Props) {
  const employees = useMemo(
    () =>
      team.filter(({ code, isActive }) => (employeeCode === undefined ? isActive : code === employeeCode)),
    [team, employeeCode],
  );
  return (
    <Suspense fallback={null}>
      <Sheet date={day} employees={employees} onDone={onDone} />
    </Suspense>
  );
}
