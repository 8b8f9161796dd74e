import type { VisitSettlement } from '@ayna/contracts/finance';
import { hasRight } from '@ayna/domain/permissions';
import type { MemberCtx } from '@ayna/kernel/ctx';
import type { SalonTx } from '@ayna/kernel/db/tx';
import {
  mayUndo,
  restrictVisit,
  type SettlementRecord,
  sumPayments,
  toVisitSales,
  toVisitServices,
  type VisitRecord,
} from '../../rules/visit-record.ts';
import { readLines } from '../../store/payments.ts';
import { readSettlement } from '../../store/settlements.ts';
import { readTillSettings } from '../../store/till-settings.ts';
import { readVisit } from '../../store/visits.ts';
import type { TillPerson } from './visit-scope.ts';

type SettlementView = NonNullable<VisitSettlement['settlement']>;

const toView = (ctx: MemberCtx, settlement: SettlementRecord): SettlementView => {
  const undoing = {
    actor: ctx.actor.code,
    now: ctx.now(),
    isAdministrator: hasRight(ctx.groups),
  };
  const { code, at, by, entered } = settlement;
  return {
    code,
    at: new Date(at).toISOString(),
    by,
    discount: entered.discount,
    payments: [...entered.payments],
    mayUndo: mayUndo(settlement, undoing),
  };
};

/** A settlement of several people's work, as one of them sees it: what was paid for the own part. */
const toOwnPart = async (
  tx: SalonTx,
  settlement: SettlementView,
  { incomes, tips, sales }: VisitRecord,
): Promise<SettlementView> => {
  const ids = [...incomes, ...tips, ...sales].map(({ id }) => id);
  const lines = [...(await readLines(tx, ids)).values()].flat();
  return { ...settlement, discount: null, payments: sumPayments(lines), mayUndo: false };
};

/** The settlement of this income, reduced to the part of the visit that the person may see. */
const readSettlementView = async (
  ctx: MemberCtx,
  tx: SalonTx,
  settlementCode: string,
  visits: { readonly whole: VisitRecord; readonly own: VisitRecord },
): Promise<SettlementView | null> => {
  const settlement = await readSettlement(tx, settlementCode);
  if (!settlement) return null;
  const own = new Set(visits.own.incomes.map(({ id }) => id));
  const isShared = visits.whole.incomes.some(
    (income) => income.settlementCode === settlementCode && !own.has(income.id),
  );
  const view = toView(ctx, settlement);
  return isShared ? toOwnPart(tx, view, visits.own) : view;
};

/** The visit of an appointment as the till shows it. What the person may not take payments for is left out. */
export const readVisitView = async (
  ctx: MemberCtx,
  tx: SalonTx,
  appointmentCode: string,
  person: TillPerson,
): Promise<VisitSettlement> => {
  const whole = await readVisit(tx, appointmentCode);
  const visit = restrictVisit(whole, person.mayTake);
  const { percent, iban } = await readTillSettings(tx);
  const asked = visit.incomes.find((income) => income.appointmentCode === appointmentCode);
  return {
    recorded: asked !== undefined,
    services: toVisitServices(visit),
    sales: toVisitSales(visit),
    settlement: asked?.settlementCode
      ? await readSettlementView(ctx, tx, asked.settlementCode, { whole, own: visit })
      : null,
    discountLimit: { percent, binding: !hasRight(ctx.groups, 'manage-finance') },
    iban,
  };
};
