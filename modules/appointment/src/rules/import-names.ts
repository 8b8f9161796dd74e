import type { RowRefusal } from '@ayna/contracts/core/customer-import-routes';
import type { EmployeeState } from '@ayna/contracts/core/employees';
import { toSearchText } from '@ayna/contracts/core/search-text';
import type { ServiceState } from '@ayna/contracts/core/services';
import type { RequestedService } from './availability.ts';

type Names = { readonly service: string; readonly employee: string | null };

type SalonSnapshot = {
  readonly services: ReadonlyMap<string, ServiceState>;
  readonly employees: readonly EmployeeState[];
};

const only = <T>(found: readonly T[]): T | null => (found.length === 1 ? (found[0] ?? null) : null);

const folded = (...names: string[]): string => toSearchText(names);

/** The employee of that name; the first name is enough where it is unique. */
const findEmployee = (employees: readonly EmployeeState[], called: string): EmployeeState | null => {
  const sought = folded(called);
  const active = employees.filter(({ isActive }) => isActive);
  const whole = active.filter(
    ({ userSnapshot }) => folded(userSnapshot.name, userSnapshot.lastname) === sought,
  );
  return only(whole) ?? only(active.filter(({ userSnapshot }) => folded(userSnapshot.name) === sought));
};

/** The service and employee that a file names. A name that two have is unknown. */
export const resolveNames = (
  { services, employees }: SalonSnapshot,
  { service, employee }: Names,
): RequestedService | RowRefusal => {
  const sought = folded(service);
  const match = only([...services.values()].filter(({ name, active }) => active && folded(name) === sought));
  if (!match) return 'unknown-service';
  if (employee === null) return { serviceCode: match.code, employeeCode: null };
  const who = findEmployee(employees, employee);
  return who ? { serviceCode: match.code, employeeCode: who.code } : 'unknown-employee';
};

/** The refusal as the import's report says it. */
export const toRowRefusal = (refused: string): RowRefusal => {
  switch (refused) {
    case 'unknown-service':
    case 'unknown-employee':
    case 'not-performed':
    case 'slot-taken':
    case 'package-needed':
      return refused;
    default:
      return 'outside-hours';
  }
};
