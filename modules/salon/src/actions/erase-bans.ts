import type { personErased } from '@ayna/contracts/auth.events';
import type { DataOf } from '@ayna/contracts/core/event';
import type { customerErased } from '@ayna/contracts/customer.events';
import { userBanned } from '@ayna/contracts/salon.events';
import type { EventCtx, SalonEventCtx } from '@ayna/kernel/ctx';
import type { SalonTx } from '@ayna/kernel/db/tx';
import { eraseBans, listBanningSalons } from '../store/personal-data.ts';

const eraseAndTell = async (tx: SalonTx, person: Parameters<typeof eraseBans>[1]): Promise<void> => {
  for (const ban of await eraseBans(tx, person)) tx.emit(userBanned, ban);
};

export const eraseBansOfCustomer = (ctx: SalonEventCtx, customer: DataOf<typeof customerErased>) =>
  ctx.db.forSalon(ctx.salon, (tx) => eraseAndTell(tx, customer));

export const eraseBansOfPerson = async (
  ctx: EventCtx,
  { code, phone }: DataOf<typeof personErased>,
): Promise<void> => {
  const person = { userCode: code, phone };
  const salons = await ctx.db.acrossSalons('find the bans of a deleted account', (tx) =>
    listBanningSalons(tx, person),
  );
  for (const salon of salons) await ctx.db.forSalon(salon, (tx) => eraseAndTell(tx, person));
};
