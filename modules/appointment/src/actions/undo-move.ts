import type { appointment } from '@ayna/contracts/appointment';
import { appointmentMoved, slotFreed } from '@ayna/contracts/appointment.events';
import type { InputOf } from '@ayna/contracts/core/contract';
import { seesPhones } from '@ayna/contracts/core/mask';
import { Refusal } from '@ayna/contracts/core/refusal';
import type { MemberCtx } from '@ayna/kernel/ctx';
import type { SalonTx } from '@ayna/kernel/db/tx';
import { authorOf } from '../rules/author.ts';
import { rowAfter } from '../rules/change.ts';
import { readDocument } from '../rules/document.ts';
import { mayPutBack } from '../rules/move-back.ts';
import { occupied } from '../rules/occupied.ts';
import { creating, reachOf } from '../rules/reach.ts';
import { untilNext } from '../rules/tidying.ts';
import { toldOf } from '../rules/told.ts';
import { type BeforeMove, lockAppointment, type Row } from '../store/appointments.ts';
import { employeeOfUser, lockEmployees } from '../store/copies.ts';
import { dropExpired, giveBack, isOverlap, take } from '../store/occupancy.ts';
import { nextOfVisit } from '../store/reading.ts';
import { writeChange } from '../store/write-change.ts';

/** Takes its old time again, whatever the hours say by now. Whoever took it meanwhile keeps it. */
const takeAgain = async (tx: SalonTx, held: Row, was: BeforeMove, now: number): Promise<void> => {
  const codes = [held.employeeCode, was.employeeCode];
  const [team, next] = await Promise.all([
    lockEmployees(tx, codes),
    nextOfVisit(tx, { ...was, code: held.code }),
  ]);
  if (!team.some(({ code }) => code === was.employeeCode)) throw new Refusal('unknown-employee');
  tx.lastly(
    dropExpired(tx, codes, now),
    giveBack(tx, 'appointment', held.code),
    take(tx, occupied({ ...was, work: untilNext(was, next), code: held.code })),
  );
};

/** What was moved, if it may still be put back by this person. */
const standing = (held: Row, actor: string, now: number): BeforeMove => {
  const { beforeMove, status, version } = held;
  if (status !== 'Pending' && status !== 'Approved')
    throw new Refusal('status-changed', { details: { status } });
  if (!beforeMove || !mayPutBack(beforeMove, version, actor, now)) throw new Refusal('undo-over');
  return beforeMove;
};

/** Puts an appointment back where it lay before it was moved: a leave that it was moved out of does not matter. */
export const undoMove = (ctx: MemberCtx, { params, body }: InputOf<typeof appointment.routes.undoMove>) => {
  const putBack = async (tx: SalonTx) => {
    const now = ctx.now();
    const [held, me] = await Promise.all([
      lockAppointment(tx, params.code),
      employeeOfUser(tx, ctx.actor.code),
    ]);
    if (!held) throw new Refusal('not-found');
    if (reachOf(ctx.groups, creating) !== 'all' && held.employeeCode !== me?.code)
      throw new Refusal('not-allowed');
    if (held.version !== body.version) throw new Refusal('conflict');
    const was = standing(held, ctx.actor.code, now);
    await takeAgain(tx, held, was, now);
    const { row, entries } = rowAfter(held, {}, was);
    const { by, author } = authorOf(ctx.actor.code, me);
    const told = toldOf({ document: row.document, phone: held.phone }, by, body.tellCustomer);
    const { code, employeeCode, startsAt: startDate, endsAt: endDate } = held;
    const written = entries.map((entry) => ({ ...entry, at: now, by: author }));
    tx.lastly(
      writeChange(tx, code, { ...row, beforeMove: null }, written),
      tx.emit(appointmentMoved, { ...told, from: { startDate, endDate, employeeCode } }),
      tx.emit(slotFreed, { code, employeeCode, startDate, endDate }),
    );
    return readDocument(row.document, held.phone, seesPhones(ctx.groups));
  };
  return ctx.db.forSalon(ctx.salon, putBack).catch((error: unknown) => {
    throw isOverlap(error) ? new Refusal('slot-taken') : error;
  });
};
