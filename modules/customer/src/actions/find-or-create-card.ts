import type { InputOf } from '@ayna/contracts/core/contract';
import type { customer } from '@ayna/contracts/customer';
import { customerChanged } from '@ayna/contracts/customer.events';
import { newCode } from '@ayna/kernel/codes';
import type { SalonCtx } from '@ayna/kernel/ctx';
import { fillCardDefaults } from '../rules/card-defaults.ts';
import { toBookingCustomer, toEventPayload } from '../rules/card-payloads.ts';
import { findCardByPhone, insertCard, lockPhone } from '../store/cards.ts';
import { findMergedCardByPhone } from '../store/merges.ts';

/** Parallel calls create one card. An existing card keeps the name that the salon gave it. */
export const findOrCreateCard = (ctx: SalonCtx, { body }: InputOf<typeof customer.routes.findOrCreate>) =>
  ctx.db.forSalon(ctx.salon, async (tx) => {
    const now = ctx.now();
    const { phone, name, lastname } = body;
    const found = await findCardByPhone(tx, phone, now);
    if (found) return toBookingCustomer(found);
    await lockPhone(tx, phone);
    const created = (await findCardByPhone(tx, phone, now)) ?? (await findMergedCardByPhone(tx, phone, now));
    if (created) return toBookingCustomer(created);
    const card = await insertCard(
      tx,
      { ...fillCardDefaults({ name, lastname, phone }), code: newCode() },
      now,
    );
    tx.emit(customerChanged, toEventPayload(card));
    return toBookingCustomer(card);
  });
