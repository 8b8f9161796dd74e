import type { appointment } from '@ayna/contracts/appointment';
import { appointmentMoved, appointmentNoted, slotFreed } from '@ayna/contracts/appointment.events';
import type { InputOf } from '@ayna/contracts/core/contract';
import { seesPhones } from '@ayna/contracts/core/mask';
import { Refusal } from '@ayna/contracts/core/refusal';
import type { MemberCtx } from '@ayna/kernel/ctx';
import type { SalonTx } from '@ayna/kernel/db/tx';
import { authorOf } from '../rules/author.ts';
import { moveOf, rowAfter } from '../rules/change.ts';
import { readDocument } from '../rules/document.ts';
import { beforeOf } from '../rules/move-back.ts';
import { occupied } from '../rules/occupied.ts';
import { refuseMove } from '../rules/plan-move.ts';
import { creating, reachOf } from '../rules/reach.ts';
import { refusalOf } from '../rules/refuse.ts';
import { sceneOf } from '../rules/scene-of.ts';
import { untilNext } from '../rules/tidying.ts';
import { toldOf } from '../rules/told.ts';
import { daysAfter, minutesFrom, momentAt } from '../rules/wall-time.ts';
import { lockAppointment, type Row } from '../store/appointments.ts';
import { employeeOfUser } from '../store/copies.ts';
import { freeLane, giveBack, isOverlap, take } from '../store/occupancy.ts';
import { nextOfVisit } from '../store/reading.ts';
import { lockScene } from '../store/scene.ts';
import { writeChange } from '../store/write-change.ts';

type Body = InputOf<typeof appointment.routes.change>['body'];

/** Gives its old time back and takes the new one, both under the lock of whom it concerns. */
const moveTime = async (tx: SalonTx, ctx: MemberCtx, held: Row, body: Body) => {
  const now = ctx.now();
  const move = moveOf(held, body);
  const date = move.startsAt.slice(0, 10);
  const window = { from: momentAt(daysAfter(date, -1), 0), to: momentAt(daysAfter(date, 2), 0) };
  const { serviceCode } = held;
  // Both of them in one go, and so in the order of their codes: two moves that cross never wait for each other.
  const wishes = [held.employeeCode, move.employeeCode].map((employeeCode) => ({
    serviceCode,
    employeeCode,
  }));
  const except = { source: 'appointment' as const, code: held.code };
  const [found, next] = await Promise.all([
    lockScene(tx, { wishes, ...window, now, except }),
    nextOfVisit(tx, { ...move, code: held.code }),
  ]);
  if (!found) throw new Refusal('not-found');
  const over = typeof body.overlapReason === 'string';
  const scene = sceneOf(found, date, now);
  const start = minutesFrom(date, move.startsAt);
  const work = untilNext(move, next);
  const refused = refuseMove(scene, { ...move, work, serviceCode, start, over });
  if (refused) throw refusalOf(refused, date);
  tx.lastly(giveBack(tx, 'appointment', held.code));
  const whole = { from: move.startsAt, to: momentAt(date, start + work.duration + work.bufferAfter) };
  const lane = over ? await freeLane(tx, move.employeeCode, whole) : 0;
  tx.lastly(take(tx, occupied({ ...move, work, code: held.code, lane })));
  const employee = scene.employees.find(({ code }) => code === move.employeeCode);
  const overlapReason = body.overlapReason ?? null;
  return { ...move, lane, overlapReason, employeeSnapshot: employee?.userSnapshot };
};

export const changeAppointment = async (
  ctx: MemberCtx,
  { params, body }: InputOf<typeof appointment.routes.change>,
) => {
  const change = async (tx: SalonTx) => {
    const [held, me] = await Promise.all([
      lockAppointment(tx, params.code),
      employeeOfUser(tx, ctx.actor.code),
    ]);
    if (!held) throw new Refusal('not-found');
    const mine = held.employeeCode === me?.code && (body.employeeCode ?? me.code) === me.code;
    if (reachOf(ctx.groups, creating) !== 'all' && !mine) throw new Refusal('not-allowed');
    if (held.version !== body.version) throw new Refusal('conflict');
    const moves =
      body.startDate !== undefined || body.employeeCode !== undefined || body.duration !== undefined;
    if (moves && held.status !== 'Pending' && held.status !== 'Approved')
      throw new Refusal('status-changed', { details: { status: held.status } });

    const moved = moves ? await moveTime(tx, ctx, held, body) : null;
    const { row, entries } = rowAfter(held, body, moved);
    const at = ctx.now();
    const beforeMove = moved && { beforeMove: beforeOf(held, ctx.actor.code, at) };
    const { by, author } = authorOf(ctx.actor.code, me);
    const told = toldOf({ document: row.document, phone: held.phone }, by, body.tellCustomer);
    const written = entries.map((entry) => ({ ...entry, at, by: author }));
    tx.lastly(writeChange(tx, held.code, { ...row, ...beforeMove }, written));
    const { employeeCode, startsAt: startDate, endsAt: endDate } = held;
    if (moved)
      tx.lastly(
        tx.emit(appointmentMoved, { ...told, from: { startDate, endDate, employeeCode } }),
        tx.emit(slotFreed, { code: held.code, employeeCode, startDate, endDate }),
      );
    else tx.lastly(tx.emit(appointmentNoted, told));
    return readDocument(row.document, held.phone, seesPhones(ctx.groups));
  };
  return ctx.db.forSalon(ctx.salon, change).catch((error: unknown) => {
    throw isOverlap(error) ? new Refusal('slot-taken') : error;
  });
};
