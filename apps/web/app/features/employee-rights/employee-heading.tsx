import type { Employee } from '../../data/employees.ts';
import { EmployeePortrait } from '../../parts/employee-portrait.tsx';
import { titleOf } from '../../parts/positions.ts';
import { employeeName } from '../../parts/service-facts.ts';
import { texts } from './texts.ts';

/** Whose rights these are. */
export function EmployeeHeading({ employee }: { readonly employee: Employee }) {
  const name = employeeName(employee);
  const isJoined = employee.account === 'joined';
  return (
    <div className="mb-6 flex items-center gap-3.5">
      <EmployeePortrait
        name={name}
        seed={employee.code}
        imageUrl={employee.imageUrl}
        size="lg"
        look={isJoined ? 'here' : 'awaited'}
      />
      <div className="min-w-0">
        <p className="font-semibold text-title wrap-anywhere">{name}</p>
        <p className="text-muted">{isJoined ? texts.atOnce(titleOf(employee)) : titleOf(employee)}</p>
      </div>
    </div>
  );
}
