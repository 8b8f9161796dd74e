import type { importBookingAnswered } from '@ayna/contracts/appointment.events';
import type { DataOf } from '@ayna/contracts/core/event';
import type { SalonEventCtx } from '@ayna/kernel/ctx';
import { insertRefusals, saveRequestOutcome } from '../store/import-rows.ts';

/** Records whether a requested appointment was booked. If it was refused, its row appears in the report. */
export const recordImportAnswer = (
  ctx: SalonEventCtx,
  { importCode, requestCode, refused }: DataOf<typeof importBookingAnswered>,
): Promise<void> =>
  ctx.db.forSalon(ctx.salon, async (tx) => {
    const outcome = refused ? 'refused' : 'booked';
    const request = await saveRequestOutcome(tx, importCode, requestCode, outcome);
    if (!request || !refused) return;
    const row = { ...request, cells: [...request.cells], why: refused, detail: '', cardCode: null };
    await insertRefusals(tx, importCode, [row], { ofAppointment: true });
  });
