import type { appointment } from '@ayna/contracts/appointment';
import type { InputOf } from '@ayna/contracts/core/contract';
import { Refusal } from '@ayna/contracts/core/refusal';
import type { MemberCtx } from '@ayna/kernel/ctx';
import { movesOn } from '../rules/plan-move.ts';
import { sceneOf } from '../rules/scene-of.ts';
import { daysAfter, momentAt } from '../rules/wall-time.ts';
import { readAppointment } from '../store/appointments.ts';
import { findScene } from '../store/scene.ts';

/** Unlike what customers are offered: no lead time, whether it is bookable online or not, and as long as it is. */
export const showMoveSlots = (
  ctx: MemberCtx,
  { params, query }: InputOf<typeof appointment.routes.moveSlots>,
) =>
  ctx.db.forSalon(ctx.salon, async (tx) => {
    const now = ctx.now();
    const { date, employeeCode } = query;
    const held = await readAppointment(tx, params.code);
    if (!held) throw new Refusal('not-found');
    const { code, serviceCode, work } = held;
    const found = await findScene(tx, {
      wishes: [{ serviceCode, employeeCode }],
      from: momentAt(daysAfter(date, -1), 0),
      to: momentAt(daysAfter(date, 2), 0),
      now,
      except: { source: 'appointment', code },
    });
    if (!found) throw new Refusal('not-found');
    return movesOn(sceneOf(found, date, now), { serviceCode, employeeCode, work }).map((start) => ({
      startDate: momentAt(date, start),
      endDate: momentAt(date, start + work.duration),
    }));
  });
