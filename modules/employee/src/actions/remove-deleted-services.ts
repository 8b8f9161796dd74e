import type { DataOf } from '@ayna/contracts/core/event';
import { employeeChanged } from '@ayna/contracts/employee.events';
import { service } from '@ayna/contracts/service';
import type { serviceChanged } from '@ayna/contracts/service.events';
import type { SalonEventCtx } from '@ayna/kernel/ctx';
import { removeService } from '../store/employee-writes.ts';

/** Removes those of the services that are deleted by now from every employee's list. */
const removeDeleted = async (ctx: SalonEventCtx, candidates: readonly string[]): Promise<void> => {
  if (candidates.length === 0) return;
  // Reads the current list, because an event may be late: a service that it calls deleted may be restored.
  const { codes } = await ctx.call(service.routes.codes, { params: { salonCode: ctx.salon } });
  const deleted = candidates.filter((code) => !codes.includes(code));
  if (deleted.length === 0) return;
  await ctx.db.forSalon(ctx.salon, async (tx) => {
    for (const code of deleted)
      for (const { state } of await removeService(tx, code)) tx.emit(employeeChanged, state);
  });
};

export const removeServiceIfDeleted = async (
  ctx: SalonEventCtx,
  { code, gone }: DataOf<typeof serviceChanged>,
) => {
  if (gone) await removeDeleted(ctx, [code]);
};

/** Covers a service that was deleted between the check of an assignment and its commit. */
export const removeDeletedServices = (ctx: SalonEventCtx, { serviceCodes }: DataOf<typeof employeeChanged>) =>
  removeDeleted(ctx, serviceCodes);
