import type { appointmentCompleted, appointmentUndone } from '@ayna/contracts/appointment.events';
import type { DataOf } from '@ayna/contracts/core/event';
import { financeRecorded } from '@ayna/contracts/finance.events';
import { newCode } from '@ayna/kernel/codes';
import type { SalonHeardCtx } from '@ayna/kernel/ctx';
import { toldOf } from '../rules/booked.ts';
import { dayAt } from '../rules/calendar.ts';
import { incomeOf } from '../rules/income.ts';
import { saveIncome } from '../store/incomes.ts';
import { readZone } from '../store/zone.ts';
import { automatic } from '../texts.ts';

type Told = DataOf<typeof appointmentCompleted>;

const hear = (ctx: SalonHeardCtx, told: Told, completed: boolean): Promise<void> =>
  ctx.db.forSalon(ctx.salon, async (tx) => {
    const { at } = ctx.event;
    const entry = incomeOf(told, dayAt(at, await readZone(tx)), automatic);
    const heard = { code: newCode(), entry, appointmentVersion: told.version, completed, at };
    const booked = await saveIncome(tx, heard);
    if (booked) await tx.emit(financeRecorded, toldOf(booked));
  });

export const recordIncome = (ctx: SalonHeardCtx, told: Told): Promise<void> => hear(ctx, told, true);

/** Only a completion made an income; what else is undone has none to take back. */
export const takeIncomeBack = async (
  ctx: SalonHeardCtx,
  told: DataOf<typeof appointmentUndone>,
): Promise<void> => {
  if (told.was === 'Completed') await hear(ctx, told, false);
};
