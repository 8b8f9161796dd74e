import { Refusal } from '@ayna/contracts/core/refusal';
import type { SalonTx } from '@ayna/kernel/db/tx';
import { type EmployeeRow, lockEmployee } from '../../store/employees.ts';

/** Locks an employee who is in the team, and refuses one who left. */
export const lockTeamMember = async (tx: SalonTx, code: string): Promise<EmployeeRow> => {
  const row = await lockEmployee(tx, code);
  if (!row || row.leftAt) throw new Refusal('not-found');
  return row;
};
