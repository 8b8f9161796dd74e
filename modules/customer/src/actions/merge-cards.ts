import { auth } from '@ayna/contracts/auth';
import type { InputOf } from '@ayna/contracts/core/contract';
import { Refusal } from '@ayna/contracts/core/refusal';
import type { customer } from '@ayna/contracts/customer';
import { customerChanged, customerMerged } from '@ayna/contracts/customer.events';
import { newCode } from '@ayna/kernel/codes';
import type { MemberCtx } from '@ayna/kernel/ctx';
import type { SalonTx } from '@ayna/kernel/db/tx';
import { mergedWith, saidOtherwise } from '../rules/merged.ts';
import { shownTo } from '../rules/shown.ts';
import { toldOf } from '../rules/told.ts';
import { countFigures } from '../store/appointments.ts';
import { lockPhone, readCard, saveCard } from '../store/cards.ts';
import { readConsents } from '../store/consents.ts';
import { lockBoth, moveBelongings } from '../store/merges.ts';
import { insertNote } from '../store/notes.ts';
import type { CardRow } from '../store/rows.ts';
import { mergeNote } from '../texts.ts';

type Input = InputOf<typeof customer.routes.merge>;

/** Phones are locked before cards, and in one order. */
const lockPhones = async (tx: SalonTx, codes: readonly string[], now: number): Promise<void> => {
  const cards = await Promise.all(codes.map((code) => readCard(tx, code, now)));
  const phones = cards.flatMap((card) => card?.phone ?? []);
  for (const phone of phones.toSorted((one, other) => (one < other ? -1 : 1))) await lockPhone(tx, phone);
};

type By = { readonly code: string; readonly name: string };

/** The one becomes part of the other: put away first, so that its phone and its account may go over. */
const join = async (tx: SalonTx, own: CardRow, other: CardRow, by: By, now: number): Promise<void> => {
  const away = await saveCard(tx, { ...other, gone: true, mergedInto: own.code });
  await moveBelongings(tx, other.code, own.code);
  const saved = await saveCard(tx, mergedWith(own, other));
  await countFigures(tx, own.code);
  await countFigures(tx, other.code);
  const said = saidOtherwise(own, other);
  if (said.length > 0)
    await insertNote(tx, { card: own.code, code: newCode(), text: mergeNote(said), by, at: now });
  await tx.emit(customerChanged, toldOf(away));
  await tx.emit(customerChanged, toldOf(saved));
  await tx.emit(customerMerged, { code: own.code, version: saved.version, from: other.code });
};

/** Two cards of one person become one. Asked twice, as after a lost answer, it changes nothing more. */
export const mergeCards = async (ctx: MemberCtx, { params, body }: Input) => {
  if (params.code === body.from) throw new Refusal('bad-request');
  const { code } = ctx.actor;
  const { name, lastname } = await ctx.call(auth.routes.person, { params: { code } });
  return ctx.db.forSalon(ctx.salon, async (tx) => {
    const now = ctx.now();
    await lockPhones(tx, [params.code, body.from], now);
    const held = await lockBoth(tx, [params.code, body.from], now);
    const own = held.get(params.code);
    const other = held.get(body.from);
    if (!own || own.gone || !other) throw new Refusal('not-found');
    if (other.mergedInto !== own.code) {
      if (other.gone) throw new Refusal('not-found');
      if (own.version !== body.version || other.version !== body.fromVersion) throw new Refusal('conflict');
      if (own.userCode && other.userCode) throw new Refusal('two-accounts');
      await join(tx, own, other, { code, name: `${name} ${lastname}`.trim() }, now);
    }
    const [card, consents] = await Promise.all([readCard(tx, own.code, now), readConsents(tx, [own.code])]);
    return shownTo(ctx.groups, tx.salon, card ?? own, consents.get(own.code) ?? []);
  });
};
