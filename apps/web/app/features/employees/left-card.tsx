import { Undo2 } from 'lucide-react';
import type { Employee } from '../../data/employees.ts';
import { dayInWords } from '../../parts/moment-text.ts';
import { employeeName } from '../../parts/service-facts.ts';
import { Button } from '../../ui/button.tsx';
import { CardFrame } from './card-frame.tsx';
import { texts } from './texts.ts';
import type { EmployeeActions } from './use-employee-actions.ts';

const words = texts.left;

export function LeftCard({
  employee,
  actions,
}: {
  readonly employee: Employee;
  readonly actions: EmployeeActions;
}) {
  return (
    <CardFrame employee={employee} look="gone">
      <p className="num mt-4 mb-4 text-muted">
        {employee.leftAt && words.since(dayInWords(employee.leftAt))}
      </p>
      <div className="mt-auto grid">
        <Button
          look="outline"
          aria-label={`${words.restore}: ${employeeName(employee)}`}
          icon={<Undo2 aria-hidden="true" size={17} strokeWidth={1.75} />}
          onPress={() => actions.restore(employee)}
        >
          {words.restore}
        </Button>
      </div>
    </CardFrame>
  );
}
