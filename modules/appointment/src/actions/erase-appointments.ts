import type { personErased } from '@ayna/contracts/auth.events';
import type { DataOf } from '@ayna/contracts/core/event';
import type { customerErased } from '@ayna/contracts/customer.events';
import type { EventCtx, SalonEventCtx } from '@ayna/kernel/ctx';
import { lockAppointmentsOfCustomer, lockAppointmentsOfPerson } from '../store/appointments.ts';
import { listSalonsOfPerson } from '../store/personal-data.ts';
import { eraseWaiting } from '../store/waiting-list.ts';
import { eraseCustomer } from './shared/erase-customer.ts';

/** Removes an erased customer from the salon's appointments and its waiting list. A repeated event finds none. */
export const eraseAppointmentsOfCustomer = (
  ctx: SalonEventCtx,
  { code, userCode }: DataOf<typeof customerErased>,
): Promise<void> =>
  ctx.db.forSalon(ctx.salon, async (tx) => {
    await eraseCustomer(ctx, tx, await lockAppointmentsOfCustomer(tx, code), userCode);
    await eraseWaiting(tx, { person: userCode, customer: code });
  });

/** Removes a person from all waiting lists and appointments, also those whose card is no longer linked to the account. */
export const eraseAppointmentsOfPerson = async (
  ctx: EventCtx,
  { code }: DataOf<typeof personErased>,
): Promise<void> => {
  const salons = await ctx.db.acrossSalons('find the appointments of a deleted account', (tx) =>
    listSalonsOfPerson(tx, code),
  );
  for (const salon of salons)
    await ctx.db.forSalon(salon, async (tx) => {
      await eraseCustomer(ctx, tx, await lockAppointmentsOfPerson(tx, code), code);
      await eraseWaiting(tx, { person: code });
    });
};
