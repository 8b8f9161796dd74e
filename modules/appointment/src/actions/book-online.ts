import type { appointment } from '@ayna/contracts/appointment';
import { appointmentBooked } from '@ayna/contracts/appointment.events';
import type { InputOf } from '@ayna/contracts/core/contract';
import { Refusal } from '@ayna/contracts/core/refusal';
import { customer } from '@ayna/contracts/customer';
import { newCode } from '@ayna/kernel/codes';
import type { CustomerCtx } from '@ayna/kernel/ctx';
import { readDocument } from '../rules/document.ts';
import { newVisit } from '../rules/new-visit.ts';
import { planOnline } from '../rules/plan-visit.ts';
import { refusalOf } from '../rules/refuse.ts';
import { sceneOf } from '../rules/scene-of.ts';
import { nextSession } from '../rules/sessions.ts';
import { toldOf } from '../rules/told.ts';
import { daysAfter, minutesFrom, momentAt } from '../rules/wall-time.ts';
import { countSessions } from '../store/appointments.ts';
import { bannedUntil } from '../store/copies.ts';
import { giveBack, isOverlap } from '../store/occupancy.ts';
import { lockScene } from '../store/scene.ts';
import { writeVisit } from '../store/write-visit.ts';

/** A customer books what is offered. Price, length and names are the server's own, whatever was sent. */
export const bookOnline = async (ctx: CustomerCtx, { body }: InputOf<typeof appointment.routes.book>) => {
  const now = ctx.now();
  const { salonCode, services: wishes, startDate, holdCode } = body;
  const date = startDate.slice(0, 10);
  const start = minutesFrom(date, startDate);
  const who = await ctx.call(customer.routes.ofUser, { body: { salonCode, userCode: ctx.actor.code } });
  const window = { from: momentAt(daysAfter(date, -1), 0), to: momentAt(daysAfter(date, 2), 0) };
  const except = holdCode ? { source: 'hold' as const, code: holdCode } : undefined;

  return ctx.db
    .forSalon(ctx.salon, async (tx) => {
      const [found, banned] = await Promise.all([
        lockScene(tx, { wishes, ...window, now, except }),
        bannedUntil(tx, who),
      ]);
      if (!found) throw new Refusal('not-found');
      const scene = sceneOf(found, date, now);
      if (banned !== null && banned >= scene.now.slice(0, 10)) throw new Refusal('banned');
      const planned = planOnline(scene, wishes, start);
      if ('refused' in planned) throw refusalOf(planned, date);
      if (holdCode) tx.lastly(giveBack(tx, 'hold', holdCode));
      const sessionNumbers: number[] = [];
      for (const { service } of planned.placed)
        sessionNumbers.push(
          service.type === 'Session'
            ? nextSession(await countSessions(tx, who.code, service.code), service.sessionCount)
            : 1,
        );
      const visit = newVisit(
        {
          salonCode: tx.salon,
          date,
          visitCode: newCode(),
          codes: planned.placed.map(() => newCode()),
          sessionNumbers,
          lanes: [],
          status: scene.salon.approval === 'manual' ? 'Pending' : 'Approved',
          source: 'online',
          note: body.note,
          overlapReason: null,
          customer: who,
        },
        planned.placed,
      );
      const by = { code: ctx.actor.code, name: who.name, lastname: who.lastname };
      tx.lastly(
        writeVisit(tx, visit, { code: by.code, name: `${by.name} ${by.lastname}`.trim() }, now),
        ...visit.rows.map((row) => tx.emit(appointmentBooked, toldOf(row, by, true))),
      );
      return {
        visitCode: visit.rows[0]?.visitCode ?? '',
        appointments: visit.rows.map(({ document, phone }) => readDocument(document, phone, true)),
      };
    })
    .catch((error: unknown) => {
      throw isOverlap(error) ? new Refusal('slot-taken') : error;
    });
};
