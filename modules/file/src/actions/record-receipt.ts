import type { DataOf } from '@ayna/contracts/core/event';
import type { receiptSet } from '@ayna/contracts/finance.events';
import type { SalonEventCtx } from '@ayna/kernel/ctx';
import { saveAttachment } from '../store/receipts.ts';

/** Keeps the receipt that a transaction has, and marks the one that it had for deletion. */
export const recordReceipt = (
  ctx: SalonEventCtx,
  { code: transactionCode, version, receiptCode }: DataOf<typeof receiptSet>,
): Promise<void> =>
  ctx.db.forSalon(ctx.salon, (tx) =>
    saveAttachment(tx, { transactionCode, version, receiptCode, at: new Date(ctx.event.at) }),
  );
