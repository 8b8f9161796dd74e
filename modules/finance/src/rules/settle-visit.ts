import type { SettlementForm } from '@ayna/contracts/finance';
import {
  discountOf,
  isWithinLimit,
  planSettlement,
  toKurus,
  totalOf,
  type VisitAmounts,
  type VisitPlan,
} from '@ayna/domain/settlement';
import { addDays } from '@ayna/domain/wall-clock';
import { type IncomeRecord, isOneVisit, priceOf, type VisitRecord } from './visit-record.ts';

type Kind = SettlementForm['payments'][number]['kind'];

/** A debt is to be paid within a year or so. */
const MAX_DUE_DAYS = 400;

/** What was chosen of a visit, in the order of the form. */
export type ChosenVisit = VisitRecord & { readonly form: SettlementForm };

export type SettlementProblem =
  | 'income-not-recorded'
  | 'settlement-changed'
  | 'due-paid'
  | 'not-one-visit'
  | 'discount-over-limit'
  | 'settlement-unbalanced'
  | 'due-date';

const inFormOrder = ({ services }: SettlementForm, incomes: readonly IncomeRecord[]): IncomeRecord[] =>
  services.flatMap(({ appointmentCode }) =>
    incomes.filter((income) => income.appointmentCode === appointmentCode),
  );

/** The rows of the form, or why they cannot be settled together. */
export const chooseRows = (locked: VisitRecord, form: SettlementForm): ChosenVisit | SettlementProblem => {
  const incomes = inFormOrder(form, locked.incomes);
  const sales = form.sales.flatMap((code) => locked.sales.filter(({ id }) => id === code));
  if (incomes.length < form.services.length || sales.length < form.sales.length) return 'income-not-recorded';
  if (incomes.some(({ version }, index) => version !== form.services[index]?.version))
    return 'settlement-changed';
  if (locked.dues.some(({ status }) => status)) return 'due-paid';
  const codes = new Set(incomes.map(({ appointmentCode }) => appointmentCode));
  if (!isOneVisit(incomes) || form.tips.some((tip) => !codes.has(tip.appointmentCode)))
    return 'not-one-visit';
  return { ...locked, incomes, sales, form };
};

/** A settlement is changed as a whole: whether everything of the ones before is chosen again. */
export const isWhole = ({ incomes, sales }: ChosenVisit, settled: readonly string[]): boolean => {
  const chosen = new Set([...incomes, ...sales].map(({ id }) => id));
  return settled.every((code) => chosen.has(code));
};

const toAmounts = ({ form, incomes, sales }: ChosenVisit): VisitAmounts<Kind> => {
  const services = incomes.map((income) => toKurus(priceOf(income)));
  const price = services.reduce((total, one) => total + one, 0);
  return {
    services,
    sales: sales.map(({ amount }) => toKurus(amount)),
    tips: form.tips.map(({ amount }) => toKurus(amount)),
    discount: discountOf(form.discount, price),
    due: toKurus(form.due?.amount ?? 0),
    payments: form.payments.map(({ kind, amount }) => ({ kind, amount: toKurus(amount) })),
  };
};

/** Spreads what was entered over the rows, or says why it cannot be. `limit` is null for those without one. */
export const planVisit = (chosen: ChosenVisit, limit: number | null): VisitPlan<Kind> | SettlementProblem => {
  const { form, incomes } = chosen;
  const amounts = toAmounts(chosen);
  const price = totalOf({ ...amounts, discount: 0, sales: [], tips: [] });
  if (limit !== null && !isWithinLimit(amounts.discount, price, limit)) return 'discount-over-limit';
  const day = incomes[0]?.date ?? '';
  if (form.due && (form.due.on < day || form.due.on > addDays(day, MAX_DUE_DAYS))) return 'due-date';
  return planSettlement(amounts) ?? 'settlement-unbalanced';
};
