import { auth } from '@ayna/contracts/auth';
import type { InputOf, ResponseOf } from '@ayna/contracts/core/contract';
import { Refusal } from '@ayna/contracts/core/refusal';
import type { customer } from '@ayna/contracts/customer';
import { customerChanged } from '@ayna/contracts/customer.events';
import { newCode } from '@ayna/kernel/codes';
import type { SalonCtx } from '@ayna/kernel/ctx';
import type { SalonTx } from '@ayna/kernel/db/tx';
import { decideAccountCard } from '../rules/account-card.ts';
import { fillCardDefaults } from '../rules/card-defaults.ts';
import { toBookingCustomer, toEventPayload } from '../rules/card-payloads.ts';
import type { CardRecord } from '../rules/card-record.ts';
import { findCardByPhone, findCardByUser, insertCard, lockPhone } from '../store/cards.ts';
import { findMergedCardByPhone } from '../store/merges.ts';
import { hasSalonCopy } from '../store/salons.ts';
import { updateCard } from './shared/update-card.ts';

type Person = ResponseOf<typeof auth.routes.person>;

const createCard = async (tx: SalonTx, person: Person, now: number): Promise<CardRecord> => {
  const { code: userCode, name, lastname, phone, email, imageUrl } = person;
  const fields = fillCardDefaults({ name, lastname, phone, email, userCode, imageUrl });
  const card = await insertCard(tx, { ...fields, code: newCode() }, now);
  tx.emit(customerChanged, toEventPayload(card));
  return card;
};

/** The card with the person's phone, or the card it was merged into unless that is linked to another account. */
const findCardForPerson = async (
  tx: SalonTx,
  { code, phone }: Person,
  now: number,
): Promise<CardRecord | null> => {
  const card = await findCardByPhone(tx, phone, now);
  if (card) return card;
  const merged = await findMergedCardByPhone(tx, phone, now);
  return merged?.userCode === null || merged?.userCode === code ? merged : null;
};

const resolveCard = async (tx: SalonTx, person: Person, now: number): Promise<CardRecord> => {
  const { code: userCode, phone, imageUrl } = person;
  await lockPhone(tx, phone);
  const linked = await findCardByUser(tx, userCode, now);
  const decision = decideAccountCard(person, linked, await findCardForPerson(tx, person, now));
  switch (decision.do) {
    case 'use':
      return decision.card;
    case 'update-phone':
      return updateCard(tx, decision.card, now, { phone });
    case 'link':
      return updateCard(tx, decision.card, now, { userCode, imageUrl });
    case 'create':
      if (decision.formerCard) await updateCard(tx, decision.formerCard, now, { phone: null });
      return createCard(tx, person, now);
  }
};

/** Finds, links or creates the card of an account. Auth returns only people with a verified phone. */
export const linkAccount = async (
  ctx: SalonCtx,
  { body }: InputOf<typeof customer.routes.findOrCreateForUser>,
) => {
  const person = await ctx.call(auth.routes.person, { params: { code: body.userCode } });
  return ctx.db.forSalon(ctx.salon, async (tx) => {
    // Anybody with an account can send any salon code, so the salon must exist before a card is created.
    if (!(await hasSalonCopy(tx))) throw new Refusal('not-found');
    return toBookingCustomer(await resolveCard(tx, person, ctx.now()));
  });
};
