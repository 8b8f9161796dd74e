import type {
  DiscountReason,
  Payment,
  PaymentKind,
  SettlementForm,
  VisitService,
  VisitSettlement,
} from '@ayna/contracts/finance';
import { discountOf, toKurus, toLira, totalOf } from '@ayna/domain/settlement';

// What is entered at the till. Amounts are whole kurus, as the server reckons.

export const kinds: readonly PaymentKind[] = ['cash', 'card', 'transfer'];

/** A product that is sold with the visit, but not sold yet. */
export type NewProductLine = {
  readonly code: string;
  readonly name: string;
  readonly price: number;
  readonly stock: number;
  readonly quantity: number;
};

export type DueTerm = 'days' | 'week' | 'month';

export type Draft = {
  /** The appointments that are paid for. */
  readonly chosen: readonly string[];
  readonly products: readonly NewProductLine[];
  readonly discountBy: 'percent' | 'amount';
  /** In percent or lira; null for none. */
  readonly discount: number | null;
  readonly reason: DiscountReason;
  readonly remark: string;
  readonly tips: Readonly<Record<string, number>>;
  /** What was typed, by kind. */
  readonly typed: Readonly<Partial<Record<PaymentKind, number>>>;
  /** The kind that takes what is left; null once each was typed. */
  readonly rest: PaymentKind | null;
  /** Whether what is left is written as due. */
  readonly owes: boolean;
  readonly term: DueTerm;
};

const emptyDraft: Omit<Draft, 'chosen'> = {
  products: [],
  discountBy: 'percent',
  discount: null,
  reason: 'loyal',
  remark: '',
  tips: {},
  typed: {},
  rest: 'cash',
  owes: false,
  term: 'week',
};

/** The services that are settled together with the one that was asked for. */
const groupOf = ({ services }: VisitSettlement, code: string): readonly VisitService[] => {
  const asked = services.find(({ appointmentCode }) => appointmentCode === code);
  return services.filter(({ settlementCode }) => settlementCode === (asked?.settlementCode ?? null));
};

const typedOf = (payments: readonly Payment[]): Draft['typed'] =>
  Object.fromEntries(payments.map(({ kind, amount }) => [kind, toKurus(amount)]));

/** What was recorded, to be changed; or all of it in cash, as it counts without a settlement. */
export const draftFrom = (view: VisitSettlement, code: string): Draft => {
  const group = groupOf(view, code);
  const chosen = group.map(({ appointmentCode }) => appointmentCode);
  if (!view.settlement) return { ...emptyDraft, chosen };
  const { discount, payments } = view.settlement;
  const tips = group.filter(({ tip }) => tip > 0).map((one) => [one.appointmentCode, toKurus(one.tip)]);
  return {
    ...emptyDraft,
    chosen,
    ...(discount && {
      discountBy: discount.by,
      discount: discount.value,
      reason: discount.reason,
      remark: discount.remark,
    }),
    tips: Object.fromEntries(tips),
    typed: typedOf(payments),
    rest: null,
    owes: group.some(({ due }) => due > 0),
  };
};

/** What is paid for with this draft: the chosen services, and the products that were sold with them. */
export const itemsOf = ({ services, sales }: VisitSettlement, { chosen }: Pick<Draft, 'chosen'>) => {
  const paid = services.filter(({ appointmentCode }) => chosen.includes(appointmentCode));
  const settled = new Set(paid.map(({ settlementCode }) => settlementCode));
  return {
    services: paid,
    others: services.filter(
      (service) => !chosen.includes(service.appointmentCode) && settled.has(service.settlementCode),
    ),
    sales: sales.filter(({ settlementCode }) => settlementCode === null || settled.has(settlementCode)),
  };
};

const sum = (amounts: readonly number[]): number => amounts.reduce((total, one) => total + one, 0);

export const lineTotal = ({ price, quantity }: NewProductLine): number =>
  Math.round(toKurus(price) * quantity);

/** All figures of the sheet, in kurus. */
export const figuresOf = (view: VisitSettlement, draft: Draft) => {
  const { services, sales } = itemsOf(view, draft);
  const prices = services.map(({ price }) => toKurus(price));
  const products = [...sales.map(({ amount }) => toKurus(amount)), ...draft.products.map(lineTotal)];
  const tips = services.map(({ appointmentCode }) => draft.tips[appointmentCode] ?? 0);
  const price = sum(prices);
  const discount = draft.discount
    ? Math.min(price, discountOf({ by: draft.discountBy, value: draft.discount }, price))
    : 0;
  const total = totalOf({ services: prices, sales: products, tips, discount });
  const typed = sum(kinds.filter((kind) => kind !== draft.rest).map((kind) => draft.typed[kind] ?? 0));
  const open = total - typed;
  const paid = Object.fromEntries(
    kinds.map((kind) => [kind, kind === draft.rest ? Math.max(0, open) : (draft.typed[kind] ?? 0)]),
  ) as Record<PaymentKind, number>;
  const received = sum(Object.values(paid));
  /** Products and tips are paid at once. */
  const mostDue = price - discount;
  return {
    price,
    products: sum(products),
    discount,
    tips: sum(tips),
    total,
    paid,
    received,
    /** Below zero where more was entered than is to be paid. */
    left: total - received,
    due: draft.owes ? Math.max(0, total - received) : 0,
    mostDue,
  };
};

export type Figures = ReturnType<typeof figuresOf>;

export type DraftProblem = 'short' | 'over' | 'due-too-high' | 'over-limit' | 'remark';

/** Why the draft cannot be recorded yet; null if it can. */
export const problemOf = (view: VisitSettlement, draft: Draft, figures: Figures): DraftProblem | null => {
  const { percent, binding } = view.discountLimit;
  const limit = discountOf({ by: 'percent', value: percent }, figures.price);
  if (binding && figures.discount > limit) return 'over-limit';
  if (figures.left < 0) return 'over';
  if (figures.left > 0 && !draft.owes) return 'short';
  if (figures.due > figures.mostDue) return 'due-too-high';
  return null;
};

/** Writes what is left to a kind, as its key does. */
export const takeRest = (draft: Draft, kind: PaymentKind): Draft => {
  const { [kind]: _, ...typed } = draft.typed;
  return { ...draft, typed, rest: kind, owes: false };
};

export const typeAmount = (draft: Draft, kind: PaymentKind, amount: number): Draft => ({
  ...draft,
  typed: { ...draft.typed, [kind]: amount },
  rest: draft.rest === kind ? null : draft.rest,
});

/** The tips of all, in equal parts to the kurus. */
export const splitTips = (draft: Draft): Draft => {
  const whole = sum(Object.values(draft.tips));
  const part = Math.floor(whole / Math.max(1, draft.chosen.length));
  const shares = draft.chosen.map((code, index) => {
    const remainder = index === 0 ? whole - part * draft.chosen.length : 0;
    return [code, part + remainder] as const;
  });
  return { ...draft, tips: Object.fromEntries(shares) };
};

const hasAmount = ({ amount }: { readonly amount: number }): boolean => amount > 0;

type Sold = { readonly salonCode: string; readonly moveCodes: readonly string[]; readonly dueOn: string };

/** The body of the call, once the products are sold. */
export const toForm = (
  view: VisitSettlement,
  draft: Draft,
  { salonCode, moveCodes, dueOn }: Sold,
): SettlementForm => {
  const { services, sales } = itemsOf(view, draft);
  const figures = figuresOf(view, draft);
  return {
    salonCode,
    services: services.map(({ appointmentCode, version }) => ({ appointmentCode, version })),
    sales: [...sales.map(({ moveCode }) => moveCode), ...moveCodes],
    discount:
      draft.discount && figures.discount > 0
        ? {
            by: draft.discountBy,
            value: draft.discount,
            reason: draft.reason,
            remark: draft.reason === 'other' ? draft.remark : '',
          }
        : null,
    tips: services
      .map(({ appointmentCode }) => ({ appointmentCode, amount: toLira(draft.tips[appointmentCode] ?? 0) }))
      .filter(hasAmount),
    payments: kinds.map((kind) => ({ kind, amount: toLira(figures.paid[kind]) })).filter(hasAmount),
    due: figures.due > 0 ? { amount: toLira(figures.due), on: dueOn } : null,
  };
};
