import { auth } from '@ayna/contracts/auth';
import type { InputOf } from '@ayna/contracts/core/contract';
import { Refusal } from '@ayna/contracts/core/refusal';
import type { customer } from '@ayna/contracts/customer';
import { customerChanged, customerMerged } from '@ayna/contracts/customer.events';
import { fullName } from '@ayna/domain/names';
import { newCode } from '@ayna/kernel/codes';
import type { MemberCtx } from '@ayna/kernel/ctx';
import type { SalonTx } from '@ayna/kernel/db/tx';
import { combineCards, findDroppedValues } from '../rules/card-merge.ts';
import { toEventPayload } from '../rules/card-payloads.ts';
import type { CardRecord } from '../rules/card-record.ts';
import { toCardView } from '../rules/card-view.ts';
import { recountFigures } from '../store/appointments.ts';
import { lockPhone, readCard, saveCard } from '../store/cards.ts';
import { readConsents } from '../store/consents.ts';
import { lockCardPair, moveCardData } from '../store/merges.ts';
import { insertNote } from '../store/notes.ts';
import { mergeNote } from '../texts.ts';

type Input = InputOf<typeof customer.routes.merge>;

/** Locks the phones of both cards, before the cards and in one order, to prevent deadlocks. */
const lockPhonesOf = async (tx: SalonTx, codes: readonly string[], now: number): Promise<void> => {
  const cards = await Promise.all(codes.map((code) => readCard(tx, code, now)));
  const phones = cards.flatMap((card) => card?.phone ?? []);
  for (const phone of phones.toSorted((one, other) => (one < other ? -1 : 1))) await lockPhone(tx, phone);
};

type Author = { readonly code: string; readonly name: string };

/** Removes the source first: its phone and its account are unique, and the target takes them over. */
const mergeInto = async (
  tx: SalonTx,
  target: CardRecord,
  source: CardRecord,
  by: Author,
  now: number,
): Promise<void> => {
  const removed = await saveCard(tx, { ...source, gone: true, mergedInto: target.code });
  await moveCardData(tx, source.code, target.code);
  const saved = await saveCard(tx, combineCards(target, source));
  await recountFigures(tx, target.code);
  await recountFigures(tx, source.code);
  const dropped = findDroppedValues(target, source);
  if (dropped.length > 0)
    await insertNote(tx, { card: target.code, code: newCode(), text: mergeNote(dropped), by, at: now });
  tx.emit(customerChanged, toEventPayload(removed));
  tx.emit(customerChanged, toEventPayload(saved));
  tx.emit(customerMerged, { code: target.code, version: saved.version, from: source.code });
};

/** Merges two cards of one person. A repeated call, as after a lost response, changes nothing. */
export const mergeCards = async (ctx: MemberCtx, { params, body }: Input) => {
  if (params.code === body.from) throw new Refusal('bad-request');
  const { code } = ctx.actor;
  const author = await ctx.call(auth.routes.person, { params: { code } });
  return ctx.db.forSalon(ctx.salon, async (tx) => {
    const now = ctx.now();
    await lockPhonesOf(tx, [params.code, body.from], now);
    const locked = await lockCardPair(tx, [params.code, body.from], now);
    const target = locked.get(params.code);
    const source = locked.get(body.from);
    if (!target || target.gone || !source) throw new Refusal('not-found');
    if (source.mergedInto !== target.code) {
      if (source.gone) throw new Refusal('not-found');
      if (target.version !== body.version || source.version !== body.fromVersion)
        throw new Refusal('conflict');
      if (target.userCode && source.userCode) throw new Refusal('two-accounts');
      await mergeInto(tx, target, source, { code, name: fullName(author) }, now);
    }
    const [card, consents] = await Promise.all([
      readCard(tx, target.code, now),
      readConsents(tx, [target.code]),
    ]);
    return toCardView(ctx.groups, tx.salon, card ?? target, consents.get(target.code) ?? []);
  });
};
