import type { personErased } from '@ayna/contracts/auth.events';
import type { DataOf } from '@ayna/contracts/core/event';
import { employeeChanged } from '@ayna/contracts/employee.events';
import type { EventCtx } from '@ayna/kernel/ctx';
import { listEmployments } from '../store/employees.ts';
import { eraseEmployee } from '../store/personal-data.ts';

/** An account is deleted only once its person has left every salon, so these are former employees. */
export const eraseEmployments = async (
  ctx: EventCtx,
  { code: person }: DataOf<typeof personErased>,
): Promise<void> => {
  const employments = await ctx.db.acrossSalons('find the employments of a deleted account', (tx) =>
    listEmployments(tx, person),
  );
  for (const { salon, code } of employments)
    await ctx.db.forSalon(salon, async (tx) => {
      const erased = await eraseEmployee(tx, code);
      if (erased) tx.emit(employeeChanged, erased.state);
    });
};
