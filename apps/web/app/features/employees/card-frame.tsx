import type { ReactNode } from 'react';
import { tv, type VariantProps } from 'tailwind-variants/lite';
import type { Employee } from '../../data/employees.ts';
import { EmployeePortrait } from '../../parts/employee-portrait.tsx';
import { titleOf } from '../../parts/positions.ts';
import { employeeName } from '../../parts/service-facts.ts';
import { texts } from './texts.ts';

const frame = tv({
  base: 'flex flex-col rounded-card px-4.5 pt-4.5 pb-3.5',
  variants: {
    look: {
      here: 'bg-surface shadow-outline dark:bg-raised',
      awaited: 'border-control border-pending-line border-dashed',
      gone: 'shadow-outline',
    },
  },
});

type Props = VariantProps<typeof frame> & {
  readonly employee: Employee;
  readonly menu?: ReactNode;
  readonly children: ReactNode;
};

/** Who it is about, above what is said of him or her. */
export function CardFrame({ employee, look = 'here', menu, children }: Props) {
  const name = employeeName(employee);
  return (
    <article aria-label={name} data-employee={employee.code} className={frame({ look })}>
      <div className="flex items-center gap-3.25">
        <EmployeePortrait name={name} seed={employee.code} imageUrl={employee.imageUrl} look={look} />
        <div className="min-w-0 flex-1">
          <h2 className="truncate font-semibold text-title-s-size leading-5.5">{name}</h2>
          <p className="truncate text-muted leading-4.5 max-tablet:text-body-size">
            {employee.owner && employee.title === '' ? texts.owner : titleOf(employee)}
          </p>
        </div>
        {menu && <div className="-mt-1 -mr-2 flex-none self-start">{menu}</div>}
      </div>
      {children}
    </article>
  );
}
