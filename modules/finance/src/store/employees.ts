import type { EmployeeState } from '@ayna/contracts/core/employees';
import { statement } from '@ayna/kernel/db/sql';
import type { SalonTx } from '@ayna/kernel/db/tx';

const ofUser = statement<{ state: EmployeeState }>(`
  select state from finance.employee_copies
  where salon_code = $1 and not gone and state ->> 'userCode' = $2 order by code limit 1`);

/** The employee behind an account; null for an Administrator who does not work there. */
export const employeeOfUser = async (tx: SalonTx, userCode: string): Promise<EmployeeState | null> =>
  (await ofUser(tx, [tx.salon, userCode]))[0]?.state ?? null;
