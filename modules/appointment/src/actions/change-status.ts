import type { appointment } from '@ayna/contracts/appointment';
import type { InputOf } from '@ayna/contracts/core/contract';
import type { MemberCtx } from '@ayna/kernel/ctx';
import { setStatus } from './shared/set-status.ts';

export const changeStatus = async (
  ctx: MemberCtx,
  { params, query: { status } }: InputOf<typeof appointment.routes.updateStatus>,
) => ({
  appointment: await setStatus(ctx, params.code, status),
  incomeFollows: status === 'Completed',
});
