import type { appointmentCompleted } from '@ayna/contracts/appointment.events';
import type { DataOf } from '@ayna/contracts/core/event';
import type { SalonEventCtx } from '@ayna/kernel/ctx';
import { settleIncome } from './shared/settle-income.ts';

export const recordIncome = (
  ctx: SalonEventCtx,
  appointment: DataOf<typeof appointmentCompleted>,
): Promise<void> => settleIncome(ctx, appointment, { completed: true });
