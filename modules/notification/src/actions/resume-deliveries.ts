import { deliveryPlanned } from '@ayna/contracts/notification.events';
import type { Ctx } from '@ayna/kernel/ctx';
import { claimStalled } from '../store/messages.ts';

/**
 * The queue gives a delivery up after a few minutes of failures, and an outage of a provider may take an hour. What still
 * waits is requested again every five minutes, until it is sent or comes too late.
 */
export const resumeDeliveries = (ctx: Ctx): Promise<void> =>
  ctx.db.acrossSalons('resume deliveries that the queue gave up', async (tx) => {
    for (const code of await claimStalled(tx)) tx.emit(deliveryPlanned, { code });
  });
