import type { DataOf } from '@ayna/contracts/core/event';
import type { paymentSettled } from '@ayna/contracts/payment.events';
import type { Ctx } from '@ayna/kernel/ctx';
import type { SalonKey } from '@ayna/kernel/salon-key';
import { readOrder } from '../../store/orders.ts';
import { readSettings } from '../../store/settings.ts';
import { applyOrder } from './apply-order.ts';
import { numberNewInvoices } from './number-invoices.ts';

type SettledPayment = Pick<DataOf<typeof paymentSettled>, 'code' | 'reference' | 'amount' | 'cardCode'>;

/** Payment has the money of an order of ours. */
export const openPaidOrder = async (
  ctx: Ctx,
  salon: SalonKey,
  { code, reference, amount, cardCode }: SettledPayment,
): Promise<void> => {
  const { seller } = await ctx.db.acrossSalons('read the seller of an invoice', readSettings);
  const opened = await ctx.db.forSalon(salon, async (tx) => {
    const order = await readOrder(tx, reference);
    if (!order) return false;
    if (order.amount !== Math.round(amount * 100)) {
      ctx.log.error({ order: reference, attempt: code }, 'an order was paid with another amount');
      return false;
    }
    return applyOrder(ctx, tx, reference, { attemptCode: code, cardCode, seller });
  });
  if (opened) await numberNewInvoices(ctx);
};
