import type { InputOf } from '@ayna/contracts/core/contract';
import { Refusal } from '@ayna/contracts/core/refusal';
import type { customer } from '@ayna/contracts/customer';
import { customerChanged } from '@ayna/contracts/customer.events';
import type { MemberCtx } from '@ayna/kernel/ctx';
import type { SalonTx } from '@ayna/kernel/db/tx';
import { toEventPayload } from '../rules/card-payloads.ts';
import type { CardRecord } from '../rules/card-record.ts';
import { toCardView } from '../rules/card-view.ts';
import { findCardByPhone, findCardByUser, lockCard, lockPhone, readCard, saveCard } from '../store/cards.ts';
import { readConsents } from '../store/consents.ts';

/** Unlinks the account if it has got another card meanwhile. */
const unlinkTakenAccount = async (tx: SalonTx, card: CardRecord, now: number): Promise<CardRecord> =>
  card.userCode && (await findCardByUser(tx, card.userCode, now)) ? { ...card, userCode: null } : card;

export const restoreCard = (ctx: MemberCtx, { params }: InputOf<typeof customer.routes.restore>) =>
  ctx.db.forSalon(ctx.salon, async (tx) => {
    const now = ctx.now();
    // Reads the phone first, because it is locked before the card. A removed card does not change in between.
    const before = await readCard(tx, params.code, now);
    await lockPhone(tx, before?.phone ?? null);
    const locked = before && (await lockCard(tx, params.code, now));
    if (!locked || locked.mergedInto) throw new Refusal('not-found');
    const consents = (await readConsents(tx, [locked.code])).get(locked.code) ?? [];
    if (!locked.gone) return toCardView(ctx.groups, tx.salon, locked, consents);
    if (locked.phone && (await findCardByPhone(tx, locked.phone, now))) throw new Refusal('phone-has-card');
    const card = await saveCard(tx, { ...(await unlinkTakenAccount(tx, locked, now)), gone: false });
    tx.emit(customerChanged, toEventPayload(card));
    return toCardView(ctx.groups, tx.salon, card, consents);
  });
