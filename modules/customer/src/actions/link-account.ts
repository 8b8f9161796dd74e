import { auth } from '@ayna/contracts/auth';
import type { AnswerOf, InputOf } from '@ayna/contracts/core/contract';
import { Refusal } from '@ayna/contracts/core/refusal';
import type { customer } from '@ayna/contracts/customer';
import { customerChanged } from '@ayna/contracts/customer.events';
import { newCode } from '@ayna/kernel/codes';
import type { SalonCtx } from '@ayna/kernel/ctx';
import type { SalonTx } from '@ayna/kernel/db/tx';
import { settleAccount } from '../rules/account.ts';
import { newCard } from '../rules/new-card.ts';
import { knownOf, toldOf } from '../rules/told.ts';
import { cardOfUser, cardWithPhone, insertCard, lockCard, lockPhone, saveCard } from '../store/cards.ts';
import { cardMergedWithPhone } from '../store/merges.ts';
import type { CardRow } from '../store/rows.ts';
import { isSalonKnown } from '../store/salons.ts';

type Person = AnswerOf<typeof auth.routes.person>;

const save = async (tx: SalonTx, card: CardRow, now: number, more: Partial<CardRow>): Promise<CardRow> => {
  const held = (await lockCard(tx, card.code, now)) ?? card;
  const saved = await saveCard(tx, { ...held, ...more });
  await tx.emit(customerChanged, toldOf(saved));
  return saved;
};

const make = async (tx: SalonTx, person: Person, now: number): Promise<CardRow> => {
  const { code: userCode, name, lastname, phone, email, imageUrl } = person;
  const about = newCard({ name, lastname, phone, email, userCode, imageUrl });
  const card = await insertCard(tx, { ...about, code: newCode() }, now);
  await tx.emit(customerChanged, toldOf(card));
  return card;
};

/** The card of a phone; where it has become part of another, that one, unless it is somebody else's. */
const cardFor = async (tx: SalonTx, { code, phone }: Person, now: number): Promise<CardRow | null> => {
  const own = await cardWithPhone(tx, phone, now);
  if (own) return own;
  const merged = await cardMergedWithPhone(tx, phone, now);
  return merged?.userCode === null || merged?.userCode === code ? merged : null;
};

const settle = async (tx: SalonTx, person: Person, now: number): Promise<CardRow> => {
  const { code: userCode, phone, imageUrl } = person;
  await lockPhone(tx, phone);
  const linked = await cardOfUser(tx, userCode, now);
  const settled = settleAccount(person, linked, await cardFor(tx, person, now));
  switch (settled.do) {
    case 'use':
      return settled.card;
    case 'take-phone':
      return save(tx, settled.card, now, { phone });
    case 'link':
      return save(tx, settled.card, now, { userCode, imageUrl });
    case 'make':
      if (settled.from) await save(tx, settled.from, now, { phone: null });
      return make(tx, person, now);
  }
};

/** The card of an account; auth knows nobody whose phone is not verified. */
export const linkAccount = async (ctx: SalonCtx, { body }: InputOf<typeof customer.routes.ofUser>) => {
  const person = await ctx.call(auth.routes.person, { params: { code: body.userCode } });
  return ctx.db.forSalon(ctx.salon, async (tx) => {
    // Anybody with an account may name a salon to book in: cards are made only where there is one.
    if (!(await isSalonKnown(tx))) throw new Refusal('not-found');
    return knownOf(await settle(tx, person, ctx.now()));
  });
};
