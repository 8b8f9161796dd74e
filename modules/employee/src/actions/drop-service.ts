import type { DataOf } from '@ayna/contracts/core/event';
import { employeeChanged } from '@ayna/contracts/employee.events';
import { service } from '@ayna/contracts/service';
import type { serviceChanged } from '@ayna/contracts/service.events';
import type { SalonHeardCtx } from '@ayna/kernel/ctx';
import { forgetService } from '../store/changes.ts';

/** Takes those of these that are deleted by now off everybody's list. */
const dropDeleted = async (ctx: SalonHeardCtx, named: readonly string[]): Promise<void> => {
  if (named.length === 0) return;
  // Asked, because an event may be late or old: what it calls deleted may have come back since.
  const { codes } = await ctx.call(service.routes.codes, { params: { salonCode: ctx.salon } });
  const deleted = named.filter((code) => !codes.includes(code));
  if (deleted.length === 0) return;
  await ctx.db.forSalon(ctx.salon, async (tx) => {
    for (const code of deleted)
      for (const { state } of await forgetService(tx, code)) await tx.emit(employeeChanged, state);
  });
};

/** A service that is deleted is performed by nobody. */
export const dropService = async (ctx: SalonHeardCtx, { code, gone }: DataOf<typeof serviceChanged>) => {
  if (gone) await dropDeleted(ctx, [code]);
};

/** Somebody was given a service that was deleted between the asking for it and the writing. */
export const dropWhatWasDeleted = (ctx: SalonHeardCtx, { serviceCodes }: DataOf<typeof employeeChanged>) =>
  dropDeleted(ctx, serviceCodes);
