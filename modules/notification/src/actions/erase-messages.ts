import type { personErased } from '@ayna/contracts/auth.events';
import type { DataOf } from '@ayna/contracts/core/event';
import type { customerErased } from '@ayna/contracts/customer.events';
import type { EventCtx, SalonEventCtx } from '@ayna/kernel/ctx';
import { deleteBudgetsOf, deleteMessagesOf } from '../store/personal-data.ts';

type Contact = { readonly phone: string; readonly email: string };

const addressesOf = ({ phone, email }: Contact): string[] => [phone, email].filter((one) => one !== '');

/** Other salons may write to the same number, so only this salon's messages go. */
export const eraseMessagesToCustomer = (ctx: SalonEventCtx, customer: DataOf<typeof customerErased>) =>
  ctx.db.acrossSalons('delete the messages to an erased customer', (tx) =>
    deleteMessagesOf(tx, { salonCode: ctx.salon, addresses: addressesOf(customer) }),
  );

export const eraseMessagesOfPerson = (ctx: EventCtx, person: DataOf<typeof personErased>) =>
  ctx.db.acrossSalons('delete the messages of a deleted account', async (tx) => {
    const addresses = addressesOf(person);
    await deleteMessagesOf(tx, { salonCode: null, addresses });
    await deleteBudgetsOf(tx, addresses);
  });
