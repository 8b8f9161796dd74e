import type { appointmentCompleted } from '@ayna/contracts/appointment.events';
import type { DataOf } from '@ayna/contracts/core/event';
import { financeRecorded } from '@ayna/contracts/finance.events';
import { wallDate } from '@ayna/domain/wall-now';
import { newCode } from '@ayna/kernel/codes';
import type { SalonEventCtx } from '@ayna/kernel/ctx';
import { toIncome } from '../../rules/income.ts';
import { toEventPayload } from '../../rules/transaction-record.ts';
import { saveIncome } from '../../store/incomes.ts';
import { readZone } from '../../store/zone.ts';
import { automaticIncomeTexts } from '../../texts.ts';

/** Saves or voids the income of an appointment. A repeated or older event changes nothing. */
export const settleIncome = (
  ctx: SalonEventCtx,
  appointment: DataOf<typeof appointmentCompleted>,
  { completed }: { readonly completed: boolean },
): Promise<void> =>
  ctx.db.forSalon(ctx.salon, async (tx) => {
    const { at } = ctx.event;
    const entry = toIncome(appointment, wallDate(Date.parse(at), await readZone(tx)), automaticIncomeTexts);
    const { version: appointmentVersion } = appointment;
    const saved = await saveIncome(tx, { code: newCode(), entry, appointmentVersion, completed, at });
    if (saved) tx.emit(financeRecorded, toEventPayload(saved));
  });
