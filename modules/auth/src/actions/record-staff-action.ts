import type { reviewDecided } from '@ayna/contracts/content.events';
import type { DataOf } from '@ayna/contracts/core/event';
import type { paymentRefunded } from '@ayna/contracts/payment.events';
import type { salonStatusSet } from '@ayna/contracts/salon.events';
import type { trialExtended } from '@ayna/contracts/subscription.events';
import type { SalonEventCtx } from '@ayna/kernel/ctx';
import type { AcrossTx } from '@ayna/kernel/db/tx';
import { writeAudit } from '../store/audit.ts';
import { setSuspended } from '../store/memberships.ts';

type StaffAction = { readonly byCode: string; readonly reason: string };

/** Writes what platform staff did about a salon, and why, to the audit log. */
const record = (tx: AcrossTx, ctx: SalonEventCtx, action: string, { byCode, ...details }: StaffAction) =>
  writeAudit(
    tx,
    {
      actor: { kind: 'person', code: byCode },
      requestId: ctx.requestId,
      now: () => Date.parse(ctx.event.at),
    },
    { code: ctx.event.id, action, subject: byCode, salonCode: ctx.salon, details },
  );

/** The members of a suspended salon only read. */
export const recordSalonStatus = (ctx: SalonEventCtx, data: DataOf<typeof salonStatusSet>) =>
  ctx.db.acrossSalons('record the status of a salon', async (tx) => {
    await setSuspended(tx, ctx.salon, data.to === 'Suspended', ctx.event.at);
    await record(tx, ctx, 'salon-status-set', data);
  });

export const recordTrialExtension = (ctx: SalonEventCtx, data: DataOf<typeof trialExtended>) =>
  ctx.db.acrossSalons('record an extended trial', (tx) => record(tx, ctx, 'trial-extended', data));

/** `code` says which review. */
export const recordReviewDecision = (ctx: SalonEventCtx, data: DataOf<typeof reviewDecided>) =>
  ctx.db.acrossSalons('record a decision about a review', (tx) => record(tx, ctx, 'review-decided', data));

/** `code` says which attempt to pay, `refundCode` which refund of it. */
export const recordPaymentRefund = (ctx: SalonEventCtx, data: DataOf<typeof paymentRefunded>) =>
  ctx.db.acrossSalons('record a refund', (tx) => record(tx, ctx, 'payment-refunded', data));
