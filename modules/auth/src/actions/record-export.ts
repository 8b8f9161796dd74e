import type { DataOf } from '@ayna/contracts/core/event';
import type { customersExported } from '@ayna/contracts/customer.events';
import type { SalonEventCtx } from '@ayna/kernel/ctx';
import { writeAudit } from '../store/audit.ts';

/** Writes who took personal data out of the product to the audit log. */
export const recordExport = (
  ctx: SalonEventCtx,
  { byCode, what, rows }: DataOf<typeof customersExported>,
): Promise<void> =>
  ctx.db.acrossSalons('record an export of personal data', (tx) =>
    writeAudit(
      tx,
      {
        actor: { kind: 'person', code: byCode },
        requestId: ctx.requestId,
        now: () => Date.parse(ctx.event.at),
      },
      {
        code: ctx.event.id,
        action: 'exported',
        subject: byCode,
        salonCode: ctx.salon,
        details: { what, rows },
      },
    ),
  );
