// How the payment of a visit is spread over what was paid for. All amounts are whole kurus: the till must agree with the
// books to the kurus, and the browser must show the same figures that the server records.

export const toKurus = (lira: number): number => Math.round(lira * 100);
export const toLira = (kurus: number): number => kurus / 100;

const sum = (amounts: readonly number[]): number => amounts.reduce((total, one) => total + one, 0);

type EnteredDiscount = { readonly by: 'percent' | 'amount'; readonly value: number };

/** What a discount takes off a price. A percentage of two decimals is rounded to the nearest kurus. */
export const discountOf = (discount: EnteredDiscount | null, price: number): number => {
  if (!discount) return 0;
  if (discount.by === 'amount') return toKurus(discount.value);
  return Math.floor((price * toKurus(discount.value) + 5_000) / 10_000);
};

/** Whether a discount is at most this percentage of the price, which is rounded like the discount itself. */
export const isWithinLimit = (discount: number, price: number, percent: number): boolean =>
  discount <= discountOf({ by: 'percent', value: percent }, price);

/** Spreads an amount over parts in proportion to them. No part gets more than it is, if the amount is at most their sum. */
const spread = (parts: readonly number[], amount: number): number[] => {
  const whole = sum(parts);
  let before = 0;
  let spreadBefore = 0;
  return parts.map((part) => {
    before += part;
    // Two safe integers may have a product that is not one.
    const upTo = whole === 0 ? 0 : Number((BigInt(before) * BigInt(amount)) / BigInt(whole));
    const share = upTo - spreadBefore;
    spreadBefore = upTo;
    return share;
  });
};

/** Takes an amount off the last parts, as much of each as it is. */
const takeFromLast = (parts: readonly number[], amount: number): number[] => {
  let rest = amount;
  return parts
    .toReversed()
    .map((part) => {
      const taken = Math.min(part, rest);
      rest -= taken;
      return taken;
    })
    .toReversed();
};

export type KindAmount<Kind extends string = string> = { readonly kind: Kind; readonly amount: number };

/** Pays parts from the first payment on. The payments are as much as the parts together. */
const pay = <Kind extends string>(
  parts: readonly number[],
  payments: readonly KindAmount<Kind>[],
): KindAmount<Kind>[][] => {
  const rest = payments.map((payment) => ({ ...payment }));
  return parts.map((part) => {
    let open = part;
    return rest.flatMap((payment) => {
      const amount = Math.min(payment.amount, open);
      payment.amount -= amount;
      open -= amount;
      return amount > 0 ? [{ kind: payment.kind, amount }] : [];
    });
  });
};

export type VisitAmounts<Kind extends string = string> = {
  /** The prices of the services, then of the products sold along, then the tips. */
  readonly services: readonly number[];
  readonly sales: readonly number[];
  readonly tips: readonly number[];
  /** Of the services. */
  readonly discount: number;
  /** Of the services: products and tips are paid at once. */
  readonly due: number;
  readonly payments: readonly KindAmount<Kind>[];
};

type Lines<Kind extends string> = readonly KindAmount<Kind>[];

export type VisitPlan<Kind extends string = string> = {
  readonly services: readonly {
    readonly discount: number;
    readonly due: number;
    readonly paid: number;
    readonly lines: Lines<Kind>;
  }[];
  readonly sales: readonly Lines<Kind>[];
  readonly tips: readonly Lines<Kind>[];
};

/** What is to be paid now or later. */
export const totalOf = ({
  services,
  sales,
  tips,
  discount,
}: Pick<VisitAmounts, 'services' | 'sales' | 'tips' | 'discount'>): number =>
  sum(services) - discount + sum(sales) + sum(tips);

/** Spreads payments, discount and due; null if they do not add up to the total. */
export const planSettlement = <Kind extends string>(amounts: VisitAmounts<Kind>): VisitPlan<Kind> | null => {
  const { services, sales, tips, discount, due, payments } = amounts;
  const ofServices = sum(services);
  if (discount > ofServices || due > ofServices - discount) return null;
  if (sum(payments.map(({ amount }) => amount)) + due !== totalOf(amounts)) return null;
  const discounts = spread(services, discount);
  const nets = services.map((price, index) => price - (discounts[index] ?? 0));
  const dues = takeFromLast(nets, due);
  const paid = nets.map((net, index) => net - (dues[index] ?? 0));
  const lines = pay([...paid, ...sales, ...tips], payments);
  return {
    services: services.map((_, index) => ({
      discount: discounts[index] ?? 0,
      due: dues[index] ?? 0,
      paid: paid[index] ?? 0,
      lines: lines[index] ?? [],
    })),
    sales: lines.slice(services.length, services.length + sales.length),
    tips: lines.slice(services.length + sales.length),
  };
};
