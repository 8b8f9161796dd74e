import type { InputOf } from '@ayna/contracts/core/contract';
import { Refusal } from '@ayna/contracts/core/refusal';
import type { finance } from '@ayna/contracts/finance';
import { financeRecorded } from '@ayna/contracts/finance.events';
import { hasRight } from '@ayna/domain/permissions';
import type { MemberCtx } from '@ayna/kernel/ctx';
import type { SalonTx } from '@ayna/kernel/db/tx';
import { type TransactionRecord, toEventPayload } from '../rules/transaction-record.ts';
import { mayUndo, type SettlementRecord, type VisitRecord } from '../rules/visit-record.ts';
import { saveLines } from '../store/payments.ts';
import { lockSettlement, markUndone, saveSettled, setVoided } from '../store/settlements.ts';
import { lockVisit } from '../store/visits.ts';
import { readTillPerson, refuseForeign } from './shared/visit-scope.ts';
import { readVisitView } from './shared/visit-view.ts';

/** Rows that stand as the settlement left them become what they were. An appointment that was undone since has none. */
const restoreRows = async (
  tx: SalonTx,
  { code, before }: SettlementRecord,
  { incomes, sales, tips, dues }: VisitRecord,
): Promise<TransactionRecord[]> => {
  const isOfThis = (row: { readonly settlementCode: string | null }) => row.settlementCode === code;
  const present = new Set([...incomes, ...sales].filter(isOfThis).map(({ id }) => id));
  const restored: TransactionRecord[] = [];
  for (const { code: id, lines, ...state } of before.rows.filter((row) => present.has(row.code))) {
    const row = await saveSettled(tx, { id, ...state });
    await saveLines(tx, row, lines);
    restored.push(row);
  }
  const ownExtras = [...tips, ...dues].filter(isOfThis).map(({ id }) => id);
  const appointments = new Set(incomes.filter(isOfThis).map(({ appointmentCode }) => appointmentCode));
  const former = before.voided.filter(({ appointmentCode }) => appointments.has(appointmentCode));
  const voided = await setVoided(tx, ownExtras, true);
  const counted = await setVoided(
    tx,
    former.map((one) => one.code),
    false,
  );
  return [...restored, ...voided, ...counted];
};

/** Restores what was before the settlement. Money that came in for its due meanwhile is not undone. */
export const undoSettlement = (ctx: MemberCtx, { params }: InputOf<typeof finance.routes.undoSettlement>) =>
  ctx.db.forSalon(ctx.salon, async (tx) => {
    const now = ctx.now();
    const settlement = await lockSettlement(tx, params.code);
    if (!settlement) throw new Refusal('not-found');
    const { appointmentCodes } = settlement.entered;
    const [person, visit] = [await readTillPerson(ctx, tx), await lockVisit(tx, appointmentCodes)];
    refuseForeign(person, visit.incomes);
    const isAdministrator = hasRight(ctx.groups);
    if (!mayUndo(settlement, { actor: ctx.actor.code, now, isAdministrator })) throw new Refusal('undo-over');
    if (visit.dues.some(({ status }) => status)) throw new Refusal('due-paid');
    const view = () => readVisitView(ctx, tx, appointmentCodes[0] ?? '', person);
    // A later settlement has replaced this one, or the appointments were undone.
    if (!visit.incomes.some(({ settlementCode }) => settlementCode === settlement.code))
      throw new Refusal('settlement-changed', { details: await view() });
    for (const changed of await restoreRows(tx, settlement, visit))
      tx.emit(financeRecorded, toEventPayload(changed));
    await markUndone(tx, settlement.code, { by: ctx.actor.code, now });
    return view();
  });
