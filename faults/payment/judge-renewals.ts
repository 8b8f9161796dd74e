import type { PaymentHosts } from './payment-hosts.ts';

const LIMIT_MS = 5 * 60_000;

type Order = {
  readonly salon: string;
  readonly code: string;
  readonly state: string;
};

type Attempt = {
  readonly code: string;
  readonly reference: string;
  readonly state: string;
  readonly createdAt: Date;
};

/** What both sides have of these salons. */
const readBooks = async (system: PaymentHosts, salons: readonly string[]) => {
  const orders = await system.query<Order>(
    'select salon_code as salon, code, state from subscription.orders where salon_code = any($1)',
    [salons],
  );
  const attempts = await system.query<Attempt>(
    `select code, reference, state, created_at as "createdAt" from payment.attempts where salon_code = any($1)`,
    [salons],
  );
  const orderOf = new Map(attempts.map(({ code, reference }) => [code, reference]));
  const charges = [...system.iyzico.payments.values()].filter(
    ({ status, basketId }) => status === 'SUCCESS' && orderOf.has(basketId),
  );
  return { orders, attempts, charges, orderOf };
};

const readTerms = async (system: PaymentHosts, salons: readonly string[]) => {
  const renewed = await system.query<{ salon: string }>(
    `select s.salon_code as salon from subscription.subscriptions s
     join subscription.orders o on o.salon_code = s.salon_code and o.code = s.order_code
     where s.salon_code = any($1) and o.state = 'paid' and s.term_to = o.term_to`,
    [salons],
  );
  const terms = await system.query<{ count: number }>(
    'select count(*)::int as count from subscription.terms where salon_code = any($1) group by salon_code',
    [salons],
  );
  const openedTwice = terms.filter(({ count }) => count > 1).length;
  return { renewed: new Set(renewed.map(({ salon }) => salon)), openedTwice };
};

/** Renewals beside the provider's ledger: what was taken, what was opened, and how long that took by the clock. */
export const judgeRenewals = (system: PaymentHosts, salons: readonly string[]) => {
  const late = new Set<string>();
  return {
    /** Notes what is older than five minutes and has no end, or took money and opened nothing. */
    watch: async (): Promise<void> => {
      const { orders, attempts, charges, orderOf } = await readBooks(system, salons);
      const since = system.now() - LIMIT_MS;
      const open = attempts.filter(({ state }) => state === 'started' || state === 'verifying');
      for (const { code, createdAt } of open) if (createdAt.getTime() < since) late.add(code);
      const unpaid = new Set(orders.filter(({ state }) => state !== 'paid').map(({ code }) => code));
      for (const { basketId, at } of charges)
        if (at < since && unpaid.has(orderOf.get(basketId) ?? '')) late.add(basketId);
    },

    result: async () => {
      const { orders, attempts, charges, orderOf } = await readBooks(system, salons);
      const { renewed, openedTwice } = await readTerms(system, salons);
      const salonOf = new Map(orders.map(({ code, salon }) => [code, salon]));
      const chargesOf = Map.groupBy(charges, ({ basketId }) => salonOf.get(orderOf.get(basketId) ?? ''));
      const taken = (salon: string): number => chargesOf.get(salon)?.length ?? 0;
      return {
        salons: salons.length,
        renewed: renewed.size,
        attempts: attempts.length,
        charged: charges.length,
        renewedWithoutMoney: [...renewed].filter((salon) => taken(salon) === 0).length,
        paidButNotRenewed: salons.filter((salon) => taken(salon) > 0 && !renewed.has(salon)).length,
        takenTwice: salons.filter((salon) => taken(salon) > 1).length,
        openedTwice,
        notRenewed: salons.filter((salon) => !renewed.has(salon)).length,
        late: late.size,
      };
    },
  };
};
