import { randomBytes, randomInt } from 'node:crypto';
import { contract, type InputOf } from '@ayna/contracts/core/contract';
import { payment } from '@ayna/contracts/payment';
import { paymentFailed, paymentRefunded, paymentSettled } from '@ayna/contracts/payment.events';
import { newCode } from '@ayna/kernel/codes';
import { defineModule, on, routesOf } from '@ayna/kernel/module';
import { testApp } from '@ayna/kernel/testkit/app';
import { type Iyzico, startIyzico } from '@ayna/stand-ins/iyzico';
import { paymentModule } from '../src/index.ts';

const { routes } = payment;

type Observed = {
  readonly name: string;
  readonly salonCode: string;
  readonly data: { readonly code: string };
};

/** A module that records every event of payment. */
const observerModule = (observed: Observed[]) => {
  const record =
    (name: string) =>
    async ({ salon }: { salon: string }, data: { code: string }): Promise<void> =>
      void observed.push({ name, salonCode: salon, data });
  return defineModule({
    name: 'observer',
    home: import.meta.dirname,
    routes: routesOf(contract('observer', {}), {}),
    listeners: [
      on(paymentSettled, record('settled')),
      on(paymentFailed, record('failed')),
      on(paymentRefunded, record('refunded')),
    ],
  });
};

/** iyzico's public test cards. */
export const cards = {
  good: '5528790000000008',
  noFunds: '4111111111111129',
  doNotHonour: '4129111111111111',
  expired: '4125111111111115',
  notConfirmed: '4131111111111117',
  noBankPage: '4151111111111112',
} as const;

/** Nothing that the product stores or logs may contain one of these. */
export const canaries = { holder: 'KANARYA TUYLU', cvc: '987', number: cards.good } as const;

const buyer = (): InputOf<typeof routes.start>['body']['buyer'] => ({
  code: newCode(),
  name: 'Ayla',
  lastname: 'Kara',
  email: 'isil@ornek.com',
  phone: '+905321234567',
  identityNumber: '11111111111',
  address: 'Moda Caddesi 12',
  city: 'Ankara',
  ip: '85.34.78.112',
});

type StartOptions = {
  readonly salonCode?: string;
  readonly reference?: string;
  readonly key?: string;
  readonly amount?: number;
  readonly number?: string;
  readonly store?: boolean;
};

const orderOf = ({
  salonCode = newCode(),
  reference = newCode(),
  key = newCode(),
  amount = 990,
}: StartOptions) => ({
  salonCode,
  reference,
  key,
  amount,
  currency: 'TRY' as const,
  item: { code: newCode(), name: 'Salon paketi' },
  buyer: buyer(),
});

const cardOf = (number: string) => ({
  holder: canaries.holder,
  number,
  month: '12',
  year: '2030',
  cvc: canaries.cvc,
});

type App = Awaited<ReturnType<typeof testApp>>;

/** An address in a network of its own: all tests of one minute together send more than one browser may. */
const browserAddress = (): string => `10.${randomInt(256)}.${randomInt(256)}.1`;

/** What the provider and the bank do, and what a browser and iyzico then send to us. */
const atTheBank = (iyzico: Iyzico, url: string) => {
  const paymentOf = (attempt: { code: string }) => {
    const found = [...iyzico.payments.values()].find(({ basketId }) => basketId === attempt.code);
    if (!found) throw new Error('the provider has no payment of this attempt');
    return found;
  };
  const post = (conversation: string, fields: Readonly<Record<string, string>>) =>
    fetch(new URL(`/api/Payment/callback/${conversation}`, url), {
      method: 'POST',
      headers: { 'x-forwarded-for': browserAddress() },
      body: new URLSearchParams(fields),
      redirect: 'manual',
    });
  return {
    paymentOf,
    post,
    /** The person answers at the bank, and the browser comes back with what the bank posts. */
    comeBack: (attempt: { code: string }, approves = true) => {
      const paid = paymentOf(attempt);
      return post(paid.conversationId, iyzico.answerAtBank(paid, approves));
    },
    sendNotice: (attempt: { code: string }, status?: string, signature?: string) => {
      const { headers, body } = iyzico.signNotice(paymentOf(attempt), status);
      return fetch(new URL('/api/Payment/webhook', url), {
        method: 'POST',
        headers: { ...headers, ...(signature !== undefined && { 'x-iyz-signature-v3': signature }) },
        body,
      });
    },
    /** What moved at the provider for one attempt, in lira. */
    takenFor: ({ code }: { code: string }) =>
      iyzico.ledger
        .filter(({ basketId }) => basketId === code)
        .reduce((sum, { kind, price }) => sum + (kind === 'charge' ? price : -price), 0),
  };
};

const runSchedule = async (app: App, name: string): Promise<void> => {
  const schedule = paymentModule.schedules.find((one) => one.name === name);
  if (!schedule) throw new Error(`payment has no schedule ${name}`);
  await schedule.run(app.ctxFor('payment') as never);
};

/** Starts the module with a stand-in of iyzico, and a clock that tests can set. */
export const paymentApp = async (settings: Readonly<Record<string, string>> = {}) => {
  const observed: Observed[] = [];
  const clock = { ahead: 0 };
  const now = () => Date.now() + clock.ahead;
  const iyzico = await startIyzico({ now });
  const app = await testApp({
    modules: [paymentModule, observerModule(observed)],
    moduleCalls: { subscription: ['payment'] },
    env: {
      ...iyzico.env,
      PAYMENT_SECRET: randomBytes(32).toString('hex'),
      PUBLIC_URL: 'https://ornek.com',
      TRUST_PROXY: 'on',
      IYZICO_TIMEOUT_MS: '3000',
      ...settings,
    },
    now,
  });
  const admin = app.as(app.people.person({ admin: true }));
  const call = app.ctxFor('subscription').call;

  const start = async (options: StartOptions = {}) => {
    const { number = cards.good, store = false } = options;
    const order = orderOf(options);
    const body = { ...order, byCode: newCode(), card: cardOf(number), store };
    return { ...(await call(routes.start, { body })), salonCode: order.salonCode };
  };

  const rows = <T extends object = Record<string, unknown>>(text: string, values: unknown[] = []) =>
    app.database.asAdmin(async (client) => (await client.query(text, values)).rows as T[]);

  return {
    ...app,
    observed,
    iyzico,
    ...atTheBank(iyzico, app.url),
    admin,
    clock,
    call,
    orderOf,
    cardOf,
    start,
    /** Lets time pass and runs the sweep, as it runs each minute. */
    sweepAfter: async (seconds: number) => {
      clock.ahead += seconds * 1_000;
      await runSchedule(app, 'sweep-attempts');
    },
    reconcile: () => runSchedule(app, 'reconcile-yesterday'),
    rows,
    stateOf: async ({ token }: { token: string }) =>
      (await app.as(null).call(routes.attempt, { params: { token } })).state,
    eventsOf: ({ code }: { code: string }) =>
      observed.filter(({ data }) => data.code === code).map(({ name }) => name),
    async [Symbol.asyncDispose]() {
      await app[Symbol.asyncDispose]();
      await iyzico.close();
    },
  };
};

export type PaymentApp = Awaited<ReturnType<typeof paymentApp>>;
