import { contract } from '@ayna/contracts/core/contract';
import type { DataOf } from '@ayna/contracts/core/event';
import { type QuotaKind, subscription } from '@ayna/contracts/subscription';
import { subscriptionChanged } from '@ayna/contracts/subscription.events';
import { newCode } from '@ayna/kernel/codes';
import { defineModule, on, routesOf } from '@ayna/kernel/module';
import { testApp } from '@ayna/kernel/testkit/app';
import { subscriptionModule } from '../src/index.ts';

const { routes } = subscription;

type ObservedChange = { readonly salonCode: string; readonly data: DataOf<typeof subscriptionChanged> };

/** A module that records every subscription.changed event. */
const observerModule = (observed: ObservedChange[]) =>
  defineModule({
    name: 'observer',
    home: import.meta.dirname,
    routes: routesOf(contract('observer', {}), {}),
    listeners: [
      on(subscriptionChanged, async ({ salon }, data) => void observed.push({ salonCode: salon, data })),
    ],
  });

const moduleCalls = Object.fromEntries(
  ['salon', 'employee', 'file', 'notification'].map((caller) => [caller, ['subscription']]),
);

/** Noon in the middle of a month in Istanbul. In the past, because tokens expire by the real clock. */
export const noon = Date.parse('2024-11-15T12:00+03:00');

export const DAY_MS = 86_400_000;

/** Starts the module with its callers, and a clock that tests can set. */
export const subscriptionApp = async () => {
  const observed: ObservedChange[] = [];
  const clock = { now: noon };
  const app = await testApp({
    modules: [subscriptionModule, observerModule(observed)],
    moduleCalls,
    now: () => clock.now,
  });
  const admin = app.as(app.people.person({ admin: true }));
  const visitor = app.as(null);

  /** Sets the limits of the middle package, which trials have. */
  const limitTrials = async (limits: Partial<Record<QuotaKind, number>>) => {
    const [, middle] = await visitor.call(routes.packages, {});
    if (!middle) throw new Error('there is no second package');
    const { code, ...form } = middle;
    return admin.call(routes.changePackage, { params: { code }, body: { ...form, ...limits } });
  };

  const beginTrial = (salonCode: string) =>
    app.ctxFor('salon').call(routes.beginTrial, { body: { salonCode } });

  const newSalon = async () => {
    const salonCode = newCode();
    await beginTrial(salonCode);
    return salonCode;
  };

  /** The module that owns what is counted. */
  const callers = { employees: 'employee', photos: 'file', sms: 'notification' } as const;
  const spend = (salonCode: string, kind: QuotaKind, amount = 1, key = newCode()) =>
    app.ctxFor(callers[kind]).call(routes.spend, { body: { salonCode, kind, amount, key } });
  const release = (salonCode: string, kind: QuotaKind, amount: number, key: string) =>
    app.ctxFor(callers[kind]).call(routes.release, { body: { salonCode, kind, amount, key } });

  const active = (salonCode: string) => app.as(app.people.member(salonCode)).call(routes.active, {});
  const used = async (salonCode: string, kind: QuotaKind) => (await active(salonCode)).quotas[kind].used;

  return {
    ...app,
    clock,
    observed,
    admin,
    visitor,
    limitTrials,
    beginTrial,
    newSalon,
    spend,
    release,
    active,
    used,
  };
};

export type SubscriptionApp = Awaited<ReturnType<typeof subscriptionApp>>;
