import type { appointmentCompleted } from '@ayna/contracts/appointment.events';
import type { DataOf } from '@ayna/contracts/core/event';
import { financeRecorded } from '@ayna/contracts/finance.events';
import { wallDate } from '@ayna/domain/wall-now';
import { newCode } from '@ayna/kernel/codes';
import type { SalonEventCtx } from '@ayna/kernel/ctx';
import type { SalonTx } from '@ayna/kernel/db/tx';
import { toIncome } from '../../rules/income.ts';
import { toEventPayload } from '../../rules/transaction-record.ts';
import { saveCompletion } from '../../store/completions.ts';
import { adoptPosted, lockPostedIncome, saveIncome } from '../../store/incomes.ts';
import { clearSettlement } from '../../store/settlements.ts';
import { readZone } from '../../store/zone.ts';
import { automaticIncomeTexts } from '../../texts.ts';

type Completion = DataOf<typeof appointmentCompleted>;

/** An income that a client has posted meanwhile becomes that of the appointment, instead of a second one. */
const adoptPostedIncome = async (
  tx: SalonTx,
  { code: appointmentCode, by, serviceSnapshot }: Completion,
  { date, zone, at }: { readonly date: string; readonly zone: string; readonly at: string },
): Promise<void> => {
  if (!by) return;
  const posted = { by: by.code, amount: serviceSnapshot.price, date };
  await lockPostedIncome(tx, posted);
  await adoptPosted(tx, posted, { appointmentCode, completedAt: Date.parse(at), zone });
};

/** Saves or voids the income of an appointment. A repeated or older event changes nothing. */
export const settleIncome = (
  ctx: SalonEventCtx,
  appointment: Completion,
  { completed }: { readonly completed: boolean },
): Promise<void> =>
  ctx.db.forSalon(ctx.salon, async (tx) => {
    const { at } = ctx.event;
    const zone = await readZone(tx);
    const entry = toIncome(appointment, wallDate(Date.parse(at), zone), automaticIncomeTexts);
    if (completed) await adoptPostedIncome(tx, appointment, { date: entry.date, zone, at });
    const { version: appointmentVersion } = appointment;
    const saved = await saveIncome(tx, { code: newCode(), entry, appointmentVersion, completed, at });
    if (!saved) return;
    await saveCompletion(tx, appointment);
    for (const changed of [saved, ...(await clearSettlement(tx, appointment.code))])
      tx.emit(financeRecorded, toEventPayload(changed));
  });
