import type { InputOf } from '@ayna/contracts/core/contract';
import { Refusal } from '@ayna/contracts/core/refusal';
import type { finance } from '@ayna/contracts/finance';
import { financeRecorded } from '@ayna/contracts/finance.events';
import { newCode } from '@ayna/kernel/codes';
import type { MemberCtx } from '@ayna/kernel/ctx';
import type { SalonTx } from '@ayna/kernel/db/tx';
import { shownOf, stands, toldOf } from '../rules/booked.ts';
import type { Booked, Entry } from '../store/rows.ts';
import { insertTransaction, lockTransaction, saveTransaction } from '../store/transactions.ts';

const told = async (tx: SalonTx, booked: Booked): Promise<Booked> => {
  await tx.emit(financeRecorded, toldOf(booked));
  return booked;
};

/** The appointment has a row already: that one it is, or what was taken out of the books is written anew. */
const settleWithHeld = async (tx: SalonTx, entry: Entry): Promise<Booked> => {
  const held = await lockTransaction(tx, 'appointment_code', entry.appointmentCode ?? '');
  if (!held || held.takenBack) throw new Refusal('conflict');
  if (stands(held)) return held;
  return told(tx, await saveTransaction(tx, { ...held, ...entry, gone: false }));
};

export const addTransaction = (ctx: MemberCtx, { body }: InputOf<typeof finance.routes.create>) =>
  ctx.db.forSalon(ctx.salon, async (tx) => {
    const { salonCode: _, ...form } = body;
    const entry = { ...form, paidDate: form.status ? form.date : null, performer: null };
    const added = await insertTransaction(tx, newCode(), entry, ctx.now());
    return shownOf(tx.salon, added ? await told(tx, added) : await settleWithHeld(tx, entry));
  });
