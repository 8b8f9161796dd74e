import type { DataOf } from '@ayna/contracts/core/event';
import type { salonStatusSet } from '@ayna/contracts/salon.events';
import type { trialExtended } from '@ayna/contracts/subscription.events';
import type { SalonEventCtx } from '@ayna/kernel/ctx';
import { writeAudit } from '../store/audit.ts';

type StaffAction = { readonly byCode: string; readonly reason: string };

/** Writes what platform staff did about a salon, and why, to the audit log. */
const record = (ctx: SalonEventCtx, action: string, { byCode, ...details }: StaffAction): Promise<void> =>
  ctx.db.acrossSalons('record what platform staff did', (tx) =>
    writeAudit(
      tx,
      {
        actor: { kind: 'person', code: byCode },
        requestId: ctx.requestId,
        now: () => Date.parse(ctx.event.at),
      },
      { code: ctx.event.id, action, subject: byCode, salonCode: ctx.salon, details },
    ),
  );

export const recordSalonStatus = (ctx: SalonEventCtx, data: DataOf<typeof salonStatusSet>) =>
  record(ctx, 'salon-status-set', data);

export const recordTrialExtension = (ctx: SalonEventCtx, data: DataOf<typeof trialExtended>) =>
  record(ctx, 'trial-extended', data);
