import type { Ctx } from '@ayna/kernel/ctx';
import { numberInvoices } from '../../store/invoices.ts';
import { readSettings } from '../../store/settings.ts';

const PER_RUN = 500;

/**
 * Numbers what was paid. The counter belongs to the platform and the invoice to its salon, so the number follows in a
 * transaction of its own: at once, and each minute for what a killed process left behind.
 */
export const numberNewInvoices = async (ctx: Ctx): Promise<void> => {
  await ctx.db.acrossSalons('number invoices', async (tx) => {
    const { invoicePrefix } = await readSettings(tx);
    await numberInvoices(tx, invoicePrefix, PER_RUN);
  });
};
