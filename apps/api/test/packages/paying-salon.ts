import { randomInt } from 'node:crypto';
import type { InputOf } from '@ayna/contracts/core/contract';
import { type OrderStatus, type Purchase, subscription } from '@ayna/contracts/subscription';
import { newCode } from '@ayna/kernel/codes';
import type { TestApp } from '@ayna/kernel/testkit/app';
import { eventually } from '@ayna/kernel/testkit/eventually';
import type { Iyzico } from '@ayna/stand-ins/iyzico';

const { routes } = subscription;

/** iyzico's public test cards. */
export const cards = {
  good: '5528790000000008',
  other: '4603450000000000',
  noFunds: '4111111111111129',
  expired: '4125111111111115',
} as const;

export const cardOf = (number: string) => ({
  holder: 'NEHIR AKSOY',
  number,
  month: '12',
  year: '2030',
  cvc: '123',
});

export const taxDetails = {
  kind: 'person' as const,
  name: 'Nehir',
  lastname: 'Aksoy',
  title: 'Nehir Studyo',
  taxOffice: 'Moda',
  taxNumber: '6310047284',
  address: 'Moda Cad. 118/A',
  district: 'Moda',
  city: 'Ankara',
  email: 'nehir@ornek.com',
  phone: '+905321234567',
};

type Parts = Pick<TestApp, 'as' | 'people' | 'ctxFor' | 'url'> & {
  readonly iyzico: Iyzico;
  readonly rows: <T extends object>(text: string, values: unknown[]) => Promise<T[]>;
  readonly packageCode: (name: string) => Promise<string>;
};
type Owner = ReturnType<TestApp['as']>;
type Form = InputOf<typeof routes.createAndPay>['body'];
type Attempt = { readonly conversation: string; readonly code: string };

const expectPaid = ({ state }: OrderStatus): void => {
  if (state !== 'paid') throw new Error(`the order is ${state}`);
};

/** The person answers at the bank, and the browser comes back. */
const bankOf =
  ({ rows, iyzico, url }: Parts, salonCode: string) =>
  async ({ attempt }: OrderStatus, approves = true): Promise<void> => {
    const [known] = await rows<Attempt>(
      'select conversation, code from payment.attempts where salon_code = $1 order by created_at desc, code desc limit 1',
      [salonCode],
    );
    const paid = [...iyzico.payments.values()].find(({ basketId }) => basketId === known?.code);
    if (!attempt || !known || !paid) throw new Error('nobody is at the bank');
    await fetch(new URL(`/api/Payment/callback/${known.conversation}`, url), {
      method: 'POST',
      headers: { 'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.1` },
      body: new URLSearchParams(iyzico.answerAtBank(paid, approves)),
      redirect: 'manual',
    });
  };

const buyingOf = (parts: Parts, owner: Owner, salonCode: string) => {
  const atTheBank = bankOf(parts, salonCode);
  const quote = (purchase: Purchase, coupon: string | null = null) =>
    owner.call(routes.quote, { body: { purchase, coupon } });
  const formFor = async (purchase: Purchase, more: Partial<Form> = {}): Promise<Form> => ({
    key: newCode(),
    purchase,
    amount: (await quote(purchase, more.coupon ?? null)).amount,
    card: cardOf(cards.good),
    store: false,
    accepted: true,
    ...more,
  });
  const order = async (purchase: Purchase, more: Partial<Form> = {}) =>
    owner.call(routes.createAndPay, { body: await formFor(purchase, more) });
  const complete = (orderCode: string) => owner.call(routes.completePayment, { body: { orderCode } });
  const untilPaid = async ({ code }: OrderStatus): Promise<OrderStatus> => {
    await eventually(async () => expectPaid(await complete(code)));
    return complete(code);
  };
  return {
    wish: async (name: string, period: 'monthly' | 'yearly' = 'monthly'): Promise<Purchase> => ({
      kind: 'package',
      packageCode: await parts.packageCode(name),
      period,
    }),
    quote,
    formFor,
    order,
    complete,
    atTheBank,
    untilPaid,
    buy: async (purchase: Purchase, more: Partial<Form> = {}): Promise<OrderStatus> => {
      const made = await order(purchase, more);
      if (made.state !== 'paid' && made.attempt?.state === 'at-bank') await atTheBank(made);
      return untilPaid(made);
    },
  };
};

const cardsOf = ({ rows, iyzico }: Parts, salonCode: string) => {
  const baskets = async (): Promise<Set<string>> => {
    const known = await rows<{ code: string }>('select code from payment.attempts where salon_code = $1', [
      salonCode,
    ]);
    return new Set(known.map(({ code }) => code));
  };
  return {
    /** The stored card behaves like another one from now on. */
    changeCard: async (number: string): Promise<void> => {
      const own = await baskets();
      for (const { card, basketId } of iyzico.payments.values())
        if (card && own.has(basketId)) iyzico.changeCard(card.token, number);
    },
    /** What moved from this salon's cards, in lira. */
    taken: async (): Promise<number> => {
      const own = await baskets();
      return iyzico.ledger
        .filter(({ basketId }) => own.has(basketId))
        .reduce((sum, { kind, price }) => sum + (kind === 'charge' ? price : -price), 0);
    },
  };
};

/** Opens salons, in their trial or without one, as their owners. */
export const salonOpener =
  (parts: Parts) =>
  async ({ trial = true, details = true } = {}) => {
    const salonCode = newCode();
    const { ctxFor, as, people } = parts;
    if (trial) await ctxFor('salon').call(routes.beginTrial, { body: { salonCode } });
    const owner = as(people.member(salonCode, 'Administrator'));
    if (details) await owner.call(routes.saveTaxDetails, { body: taxDetails });
    return {
      salonCode,
      owner,
      ...buyingOf(parts, owner, salonCode),
      ...cardsOf(parts, salonCode),
      active: () => owner.call(routes.active, {}),
      billing: () => owner.call(routes.billing, {}),
      payments: () => owner.call(routes.payments, { query: {} }),
      mayCreate: () => ctxFor('salon').call(routes.mayCreate, { params: { salonCode } }),
    };
  };

export type PayingSalon = Awaited<ReturnType<ReturnType<typeof salonOpener>>>;
