import type { RowRefusal } from '@ayna/contracts/core/customer-imports';
import type { EmployeeState } from '@ayna/contracts/core/employees';
import { foldedTogether } from '@ayna/contracts/core/fold';
import type { ServiceState } from '@ayna/contracts/core/services';
import type { Wish } from './scene.ts';

type Named = { readonly service: string; readonly employee: string | null };

type House = {
  readonly services: ReadonlyMap<string, ServiceState>;
  readonly employees: readonly EmployeeState[];
};

const only = <T>(found: readonly T[]): T | null => (found.length === 1 ? (found[0] ?? null) : null);

const folded = (...names: string[]): string => foldedTogether(names);

/** Whoever is called so; by the first name too, where nobody else has it. */
const employeeCalled = (employees: readonly EmployeeState[], called: string): EmployeeState | null => {
  const sought = folded(called);
  const active = employees.filter(({ isActive }) => isActive);
  const whole = active.filter(
    ({ userSnapshot }) => folded(userSnapshot.name, userSnapshot.lastname) === sought,
  );
  return only(whole) ?? only(active.filter(({ userSnapshot }) => folded(userSnapshot.name) === sought));
};

/** What a file means by a service's and an employee's name; a name that two have means neither. */
export const wishNamed = (
  { services, employees }: House,
  { service, employee }: Named,
): Wish | RowRefusal => {
  const sought = folded(service);
  const meant = only([...services.values()].filter(({ name, active }) => active && folded(name) === sought));
  if (!meant) return 'unknown-service';
  if (employee === null) return { serviceCode: meant.code, employeeCode: null };
  const who = employeeCalled(employees, employee);
  return who ? { serviceCode: meant.code, employeeCode: who.code } : 'unknown-employee';
};

/** Why the desk would not have booked it, as the report says it. */
export const reasonOf = (refused: string): RowRefusal => {
  switch (refused) {
    case 'unknown-service':
    case 'unknown-employee':
    case 'not-performed':
    case 'slot-taken':
      return refused;
    default:
      return 'outside-hours';
  }
};
