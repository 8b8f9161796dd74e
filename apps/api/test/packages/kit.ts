import { randomBytes } from 'node:crypto';
import { contract } from '@ayna/contracts/core/contract';
import type { DataOf } from '@ayna/contracts/core/event';
import { payment } from '@ayna/contracts/payment';
import { subscription } from '@ayna/contracts/subscription';
import { billingNoticeRequested } from '@ayna/contracts/subscription.events';
import { newCode } from '@ayna/kernel/codes';
import { defineModule, type Module, on, routesOf } from '@ayna/kernel/module';
import { type TestApp, testApp } from '@ayna/kernel/testkit/app';
import { paymentModule } from '@ayna/payment';
import { startIyzico } from '@ayna/stand-ins/iyzico';
import { subscriptionModule } from '@ayna/subscription';
import { salonOpener } from './paying-salon.ts';

const { routes } = subscription;

type Notice = DataOf<typeof billingNoticeRequested>;

const observerModule = (notices: Notice[]) =>
  defineModule({
    name: 'observer',
    home: import.meta.dirname,
    routes: routesOf(contract('observer', {}), {}),
    listeners: [on(billingNoticeRequested, async (_, data) => void notices.push(data))],
  });

const helpersOf = (app: TestApp) => ({
  run: async (module: Module, name: string): Promise<void> => {
    const schedule = module.schedules.find((one) => one.name === name);
    if (!schedule) throw new Error(`there is no schedule ${name}`);
    await schedule.run(app.ctxFor(module.name) as never);
  },
  packageCode: async (name: string): Promise<string> => {
    const found = (await app.as(null).call(routes.packages, {})).find((one) => one.name === name);
    if (!found) throw new Error(`there is no package ${name}`);
    return found.code;
  },
  rows: <T extends object = Record<string, unknown>>(text: string, values: unknown[] = []) =>
    app.database.asAdmin(async (client) => (await client.query(text, values)).rows as T[]),
});

/** Subscription and payment with a stand-in of iyzico, and a clock that tests set. It begins on 2 November 2024 at noon. */
export const payingApp = async () => {
  const notices: Notice[] = [];
  const clock = { now: Date.parse('2024-11-02T12:00+03:00') };
  const now = () => clock.now;
  const iyzico = await startIyzico({ now });
  const app = await testApp({
    modules: [subscriptionModule, paymentModule, observerModule(notices)],
    moduleCalls: { salon: ['subscription'], notification: ['subscription'], subscription: ['payment'] },
    env: {
      ...iyzico.env,
      LIMITS: 'off',
      PAYMENT_SECRET: randomBytes(32).toString('hex'),
      PUBLIC_URL: 'https://ornek.com',
      TRUST_PROXY: 'on',
      IYZICO_TIMEOUT_MS: '3000',
    },
    now,
  });
  const admin = app.as(app.people.person({ admin: true }));

  const { run, packageCode, rows } = helpersOf(app);
  const openSalon = salonOpener({ ...app, iyzico, rows, packageCode });

  return {
    ...app,
    iyzico,
    admin,
    clock,
    notices,
    rows,
    openSalon,
    packageCode,
    /** Sets the clock to a time in Istanbul. */
    at: (text: string): void => {
      clock.now = Date.parse(`${text}+03:00`);
    },
    sweepOrders: () => run(subscriptionModule, 'sweep-orders'),
    renew: () => run(subscriptionModule, 'renew-terms'),
    remind: () => run(subscriptionModule, 'remind-renewals'),
    sweepPayments: () => run(paymentModule, 'sweep-attempts'),
    refund: async (orderCode: string, amount: number) => {
      const [attempt] = await rows<{ code: string }>(
        "select code from payment.attempts where reference = $1 and state = 'settled'",
        [orderCode],
      );
      return admin.call(payment.routes.refund, {
        params: { code: attempt?.code ?? '' },
        body: { refundCode: newCode(), amount, reason: 'Tutar fazla' },
      });
    },
    async [Symbol.asyncDispose]() {
      await app[Symbol.asyncDispose]();
      await iyzico.close();
    },
  };
};

export type PayingApp = Awaited<ReturnType<typeof payingApp>>;
