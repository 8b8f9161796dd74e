import { contract } from '@ayna/contracts/core/contract';
import type { DataOf } from '@ayna/contracts/core/event';
import { type QuotaKind, subscription } from '@ayna/contracts/subscription';
import { subscriptionChanged } from '@ayna/contracts/subscription.events';
import { newCode } from '@ayna/kernel/codes';
import { defineModule, on, routesOf } from '@ayna/kernel/module';
import { testApp } from '@ayna/kernel/testkit/app';
import { subscriptionModule } from '../src/index.ts';

const { routes } = subscription;

type Heard = { readonly salonCode: string; readonly data: DataOf<typeof subscriptionChanged> };

/** A module that hears what is said of subscriptions. */
const earFor = (heard: Heard[]) =>
  defineModule({
    name: 'ear',
    home: import.meta.dirname,
    routes: routesOf(contract('ear', {}), {}),
    listeners: [
      on(subscriptionChanged, async ({ salon }, data) => void heard.push({ salonCode: salon, data })),
    ],
  });

const asks = Object.fromEntries(
  ['salon', 'employee', 'file', 'notification'].map((asker) => [asker, ['subscription']]),
);

/** Noon of a day in the middle of a month, in Istanbul; long ago, because tokens run out by the real clock. */
export const noon = Date.parse('2024-11-15T12:00+03:00');

export const DAY_MS = 86_400_000;

/** The module with those who may ask it; its clock is the test's. */
export const subscriptionApp = async () => {
  const heard: Heard[] = [];
  const clock = { now: noon };
  const app = await testApp({ modules: [subscriptionModule, earFor(heard)], asks, now: () => clock.now });
  const admin = app.as(app.people.person({ admin: true }));
  const visitor = app.as(null);

  /** Makes the middle package, which trials have, as small as a test wants it. */
  const limitTrials = async (limits: Partial<Record<QuotaKind, number>>) => {
    const [, middle] = await visitor.call(routes.packages, {});
    if (!middle) throw new Error('there is no package in the middle');
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

  /** As the module that owns what is counted. */
  const askers = { employees: 'employee', photos: 'file', sms: 'notification' } as const;
  const spend = (salonCode: string, kind: QuotaKind, amount = 1, key = newCode()) =>
    app.ctxFor(askers[kind]).call(routes.spend, { body: { salonCode, kind, amount, key } });
  const giveBack = (salonCode: string, kind: QuotaKind, amount: number, key: string) =>
    app.ctxFor(askers[kind]).call(routes.giveBack, { body: { salonCode, kind, amount, key } });

  const active = (salonCode: string) => app.as(app.people.member(salonCode)).call(routes.active, {});
  const used = async (salonCode: string, kind: QuotaKind) => (await active(salonCode)).quotas[kind].used;

  return {
    ...app,
    clock,
    heard,
    admin,
    visitor,
    limitTrials,
    beginTrial,
    newSalon,
    spend,
    giveBack,
    active,
    used,
  };
};

export type SubscriptionApp = Awaited<ReturnType<typeof subscriptionApp>>;
