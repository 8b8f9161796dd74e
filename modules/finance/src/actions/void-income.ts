import type { appointmentUndone } from '@ayna/contracts/appointment.events';
import type { DataOf } from '@ayna/contracts/core/event';
import type { SalonEventCtx } from '@ayna/kernel/ctx';
import { settleIncome } from './shared/settle-income.ts';

/** Only a completion has an income, so undoing any other status changes nothing. */
export const voidIncome = async (
  ctx: SalonEventCtx,
  appointment: DataOf<typeof appointmentUndone>,
): Promise<void> => {
  if (appointment.was === 'Completed') await settleIncome(ctx, appointment, { completed: false });
};
