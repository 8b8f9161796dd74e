import type { profileChanged } from '@ayna/contracts/auth.events';
import type { DataOf } from '@ayna/contracts/core/event';
import { employeeChanged } from '@ayna/contracts/employee.events';
import type { EventCtx } from '@ayna/kernel/ctx';
import { hostedPictureOrNull } from '../rules/hosted-picture.ts';
import { updateProfile } from '../store/employee-writes.ts';
import { listEmployments } from '../store/employees.ts';

/** Copies name and picture to every salon where the account is an employee, unless a newer event came first. */
export const updateEmployeeProfiles = async (ctx: EventCtx, changed: DataOf<typeof profileChanged>) => {
  const { code: userCode, name, lastname, imageUrl } = changed;
  const profile = { name, lastname, imageUrl: hostedPictureOrNull(imageUrl), at: ctx.event.at };
  const employments = await ctx.db.acrossSalons('list the employments of a person', (tx) =>
    listEmployments(tx, userCode),
  );
  for (const { salon, code } of employments)
    await ctx.db.forSalon(salon, async (tx) => {
      const after = await updateProfile(tx, code, profile);
      if (after) tx.emit(employeeChanged, after.state);
    });
};
