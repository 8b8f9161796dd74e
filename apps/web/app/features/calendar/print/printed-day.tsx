import { Suspense, useMemo } from 'react';
import type { Employee } from '../../../data/employees.ts';
import { lazyComponent } from '../../../lib/lazy.ts';
import type { SelectedEmployees } from '../model/selected-employees.ts';

// Paper is rare: anyone who prints nothing does not pay for it.
const Sheet = lazyComponent(() => import('./sheet.tsx').then((part) => part.Sheet));

type Props = {
  /** 2026-11-14. */
  readonly day: string;
  readonly team: readonly Employee[];
  readonly employeeCodes: SelectedEmployees;
  readonly onDone: () => void;
};

/** The day on paper, with a table for each of those whose columns are shown. */
export function PrintedDay({ day, team, employeeCodes, onDone }: Props) {
  const employees = useMemo(
    () =>
      team.filter(({ code, isActive }) =>
        employeeCodes.length === 0 ? isActive : employeeCodes.includes(code),
      ),
    [team, employeeCodes],
  );
  return (
    <Suspense fallback={null}>
      <Sheet date={day} employees={employees} onDone={onDone} />
    </Suspense>
  );
}
