import type { profileChanged } from '@ayna/contracts/auth.events';
import type { DataOf } from '@ayna/contracts/core/event';
import { employeeChanged } from '@ayna/contracts/employee.events';
import type { HeardCtx } from '@ayna/kernel/ctx';
import { ownPicture } from '../rules/own-picture.ts';
import { changeProfile } from '../store/changes.ts';
import { employmentsOf } from '../store/employees.ts';

/** In every salon where the account is an employee; what it said earlier changes nothing. */
export const followProfile = async (ctx: HeardCtx, profile: DataOf<typeof profileChanged>) => {
  const { code: userCode, name, lastname } = profile;
  const said = { name, lastname, imageUrl: ownPicture(profile.imageUrl), at: ctx.event.at };
  const places = await ctx.db.acrossSalons('where somebody is an employee', (tx) =>
    employmentsOf(tx, userCode),
  );
  for (const { salon, code } of places)
    await ctx.db.forSalon(salon, async (tx) => {
      const after = await changeProfile(tx, code, said);
      if (after) await tx.emit(employeeChanged, after.state);
    });
};
