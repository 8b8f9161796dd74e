import type { appointment } from '@ayna/contracts/appointment';
import type { InputOf } from '@ayna/contracts/core/contract';
import { Refusal } from '@ayna/contracts/core/refusal';
import { momentAt } from '@ayna/domain/wall-clock';
import type { MemberCtx } from '@ayna/kernel/ctx';
import { availabilityContext } from '../rules/availability-context.ts';
import { possibleMoves } from '../rules/plan-move.ts';
import { dayWindow } from '../rules/spans.ts';
import { readAppointment } from '../store/appointments.ts';
import { readAvailability } from '../store/availability.ts';

/** Where an appointment may be moved on a day, with its own duration. Limits of online booking do not apply. */
export const showMoveSlots = (
  ctx: MemberCtx,
  { params, query }: InputOf<typeof appointment.routes.moveSlots>,
) =>
  ctx.db.forSalon(ctx.salon, async (tx) => {
    const now = ctx.now();
    const { date, employeeCode } = query;
    const record = await readAppointment(tx, params.code);
    if (!record) throw new Refusal('not-found');
    const { code, serviceCode } = record.appointment;
    const data = await readAvailability(tx, {
      requested: [{ serviceCode, employeeCode }],
      ...dayWindow(date),
      now,
      except: { source: 'appointment', code },
      ignoreHolds: true,
    });
    if (!data) throw new Refusal('not-found');
    const { work } = record;
    return possibleMoves(availabilityContext(data, date, now), { serviceCode, employeeCode, work }).map(
      (start) => ({ startDate: momentAt(date, start), endDate: momentAt(date, start + work.duration) }),
    );
  });
