import type { appointment } from '@ayna/contracts/appointment';
import type { InputOf } from '@ayna/contracts/core/contract';
import type { MemberCtx } from '@ayna/kernel/ctx';
import { setStatus } from './shared/set-status.ts';

/** Cancels, and keeps the reason: in the history for the salon, on the appointment for its figures. */
export const cancelAppointment = (
  ctx: MemberCtx,
  { params, body }: InputOf<typeof appointment.routes.cancel>,
) => setStatus(ctx, params.code, 'Canceled', body);
