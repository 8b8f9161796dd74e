import { Refusal } from '@ayna/contracts/core/refusal';
import { employeeChanged } from '@ayna/contracts/employee.events';
import type { SalonTx } from '@ayna/kernel/db/tx';
import { type EmployeeChange, updateEmployee } from '../../store/employee-writes.ts';
import type { EmployeeRow } from '../../store/employees.ts';

/** Saves a change and emits the whole employee. An empty change still makes a new version. */
export const updateAndEmit = async (
  tx: SalonTx,
  code: string,
  change: EmployeeChange,
): Promise<EmployeeRow> => {
  const after = await updateEmployee(tx, code, change);
  if (!after) throw new Refusal('not-found');
  tx.emit(employeeChanged, after.state);
  return after;
};
