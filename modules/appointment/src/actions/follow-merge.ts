import { appointmentNoted } from '@ayna/contracts/appointment.events';
import type { DataOf } from '@ayna/contracts/core/event';
import type { customerMerged } from '@ayna/contracts/customer.events';
import type { SalonHeardCtx } from '@ayna/kernel/ctx';
import { withCustomer } from '../rules/document.ts';
import { toldOf } from '../rules/told.ts';
import { giveToCustomer, lockOfCustomer } from '../store/merges.ts';
import { countUp } from '../store/versions.ts';

/** Appointments of a card that became part of another go with it. Heard again, it finds none. */
export const followMerge = async (
  ctx: SalonHeardCtx,
  { code, from }: DataOf<typeof customerMerged>,
): Promise<void> => {
  await ctx.db.forSalon(ctx.salon, async (tx) => {
    const held = await lockOfCustomer(tx, from);
    for (const row of held) {
      const document = withCustomer(row.document, code, row.version + 1);
      await giveToCustomer(tx, row.code, { customerCode: code, document });
      await tx.emit(appointmentNoted, toldOf({ document, phone: row.phone }, null, false));
    }
    if (held.length > 0) await countUp(tx);
  });
};
