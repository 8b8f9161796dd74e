import { fullName } from '@ayna/domain/names';
import type { MemberCtx } from '@ayna/kernel/ctx';
import type { SalonTx } from '@ayna/kernel/db/tx';
import type { Author } from '../../store/day-ends.ts';
import { employeeOfUser } from '../../store/employees.ts';

/** Who closes or opens, with the name that the history shows; empty for one who does not work in the salon. */
export const readClosingAuthor = async (ctx: MemberCtx, tx: SalonTx): Promise<Author> => {
  const { code } = ctx.actor;
  const employee = await employeeOfUser(tx, code);
  return { at: ctx.now(), code, name: employee ? fullName(employee.userSnapshot) : '' };
};
