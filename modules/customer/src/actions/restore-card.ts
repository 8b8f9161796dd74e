import type { InputOf } from '@ayna/contracts/core/contract';
import { Refusal } from '@ayna/contracts/core/refusal';
import type { customer } from '@ayna/contracts/customer';
import { customerChanged } from '@ayna/contracts/customer.events';
import type { MemberCtx } from '@ayna/kernel/ctx';
import type { SalonTx } from '@ayna/kernel/db/tx';
import { shownTo } from '../rules/shown.ts';
import { toldOf } from '../rules/told.ts';
import { cardOfUser, cardWithPhone, lockCard, lockPhone, readCard, saveCard } from '../store/cards.ts';
import { readConsents } from '../store/consents.ts';
import type { CardRow } from '../store/rows.ts';

/** An account that has made itself a new card meanwhile stays with that one. */
const withoutTaken = async (tx: SalonTx, card: CardRow, now: number): Promise<CardRow> =>
  card.userCode && (await cardOfUser(tx, card.userCode, now)) ? { ...card, userCode: null } : card;

export const restoreCard = (ctx: MemberCtx, { params }: InputOf<typeof customer.routes.restore>) =>
  ctx.db.forSalon(ctx.salon, async (tx) => {
    const now = ctx.now();
    // Read before it is locked, because its phone is locked first. While it is put away, nobody changes it.
    const before = await readCard(tx, params.code, now);
    await lockPhone(tx, before?.phone ?? null);
    const held = before && (await lockCard(tx, params.code, now));
    if (!held || held.mergedInto) throw new Refusal('not-found');
    const consents = (await readConsents(tx, [held.code])).get(held.code) ?? [];
    if (!held.gone) return shownTo(ctx.groups, tx.salon, held, consents);
    if (held.phone && (await cardWithPhone(tx, held.phone, now))) throw new Refusal('phone-has-card');
    const card = await saveCard(tx, { ...(await withoutTaken(tx, held, now)), gone: false });
    await tx.emit(customerChanged, toldOf(card));
    return shownTo(ctx.groups, tx.salon, card, consents);
  });
