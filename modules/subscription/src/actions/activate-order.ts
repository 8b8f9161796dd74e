import type { DataOf } from '@ayna/contracts/core/event';
import type { paymentSettled } from '@ayna/contracts/payment.events';
import type { SalonEventCtx } from '@ayna/kernel/ctx';
import { openPaidOrder } from './shared/open-paid-order.ts';

export const activateOrder = (ctx: SalonEventCtx, settled: DataOf<typeof paymentSettled>) =>
  openPaidOrder(ctx, ctx.salon, settled);
