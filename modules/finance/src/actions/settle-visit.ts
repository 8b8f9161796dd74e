import type { InputOf } from '@ayna/contracts/core/contract';
import { fieldMessages } from '@ayna/contracts/core/fields/errors';
import { Refusal } from '@ayna/contracts/core/refusal';
import type { finance, SettlementForm } from '@ayna/contracts/finance';
import { financeRecorded } from '@ayna/contracts/finance.events';
import { hasRight } from '@ayna/domain/permissions';
import { newCode } from '@ayna/kernel/codes';
import type { MemberCtx } from '@ayna/kernel/ctx';
import type { SalonTx } from '@ayna/kernel/db/tx';
import {
  type ChosenVisit,
  chooseRows,
  isWhole,
  planVisit,
  type SettlementProblem,
} from '../rules/settle-visit.ts';
import { toEventPayload } from '../rules/transaction-record.ts';
import type { EnteredSettlement, VisitSnapshot } from '../rules/visit-record.ts';
import { readLines } from '../store/payments.ts';
import { insertSettlement, readSettledCodes, setVoided } from '../store/settlements.ts';
import { readTillSettings } from '../store/till-settings.ts';
import { lockVisit } from '../store/visits.ts';
import { readTillPerson, refuseForeign, type TillPerson } from './shared/visit-scope.ts';
import { readVisitView } from './shared/visit-view.ts';
import { writeSettlement } from './shared/write-settlement.ts';

type Till = { readonly ctx: MemberCtx; readonly tx: SalonTx; readonly person: TillPerson };

const firstCode = ({ services }: SettlementForm): string => services[0]?.appointmentCode ?? '';

/** Who comes second sees what the first has recorded. */
const refuse = async (
  { ctx, tx, person }: Till,
  problem: SettlementProblem,
  form: SettlementForm,
): Promise<never> => {
  if (problem === 'due-date')
    throw new Refusal('invalid-fields', { fields: { 'due.on': fieldMessages.yearOutOfRange } });
  if (problem === 'settlement-changed')
    throw new Refusal(problem, { details: await readVisitView(ctx, tx, firstCode(form), person) });
  throw new Refusal(problem);
};

/** The rows of the form, locked and unchanged since the caller has read them. */
const lockChosen = async (till: Till, form: SettlementForm): Promise<ChosenVisit> => {
  const codes = form.services.map(({ appointmentCode }) => appointmentCode);
  const locked = await lockVisit(till.tx, codes);
  refuseForeign(till.person, locked.incomes);
  const chosen = chooseRows(locked, form);
  if (typeof chosen === 'string') return refuse(till, chosen, form);
  const settlements = [...chosen.incomes, ...chosen.sales].flatMap(
    ({ settlementCode }) => settlementCode ?? [],
  );
  if (!isWhole(chosen, await readSettledCodes(till.tx, settlements)))
    return refuse(till, 'settlement-changed', form);
  return chosen;
};

const readSnapshot = async (
  tx: SalonTx,
  { incomes, sales, tips, dues }: ChosenVisit,
): Promise<VisitSnapshot> => {
  const rows = [...incomes, ...sales];
  const lines = await readLines(
    tx,
    rows.map(({ id }) => id),
  );
  return {
    rows: rows.map(({ id, amount, status, paidDate, listAmount, discount, settlementCode }) => ({
      code: id,
      amount,
      status,
      paidDate,
      listAmount,
      discount,
      settlementCode,
      lines: lines.get(id) ?? [],
    })),
    voided: [...tips, ...dues].map(({ id, settledAppointmentCode }) => ({
      code: id,
      appointmentCode: settledAppointmentCode ?? '',
    })),
  };
};

const toEntered = ({
  services,
  payments,
  tips,
  due,
  sales,
  discount,
}: SettlementForm): EnteredSettlement => ({
  appointmentCodes: services.map(({ appointmentCode }) => appointmentCode),
  payments,
  tips,
  due,
  sales,
  discount,
});

/** Records how a visit was paid. What was before is kept, and of two at once the first wins. */
export const settleVisit = (ctx: MemberCtx, { body: form }: InputOf<typeof finance.routes.settle>) =>
  ctx.db.forSalon(ctx.salon, async (tx) => {
    const person = await readTillPerson(ctx, tx);
    const till = { ctx, tx, person };
    const chosen = await lockChosen(till, form);
    const limit = hasRight(ctx.groups, 'manage-finance') ? null : (await readTillSettings(tx)).percent;
    const plan = planVisit(chosen, limit);
    if (typeof plan === 'string') return refuse(till, plan, form);
    const before = await readSnapshot(tx, chosen);
    const [code, now] = [newCode(), ctx.now()];
    await insertSettlement(tx, { code, at: now, by: person.by, entered: toEntered(form), before });
    const former = await setVoided(
      tx,
      before.voided.map((one) => one.code),
      true,
    );
    const written = await writeSettlement(tx, chosen, plan, { by: person.by, settlementCode: code, now });
    for (const changed of [...former, ...written]) tx.emit(financeRecorded, toEventPayload(changed));
    return readVisitView(ctx, tx, firstCode(form), person);
  });
