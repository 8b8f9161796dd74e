import { contract } from '@ayna/contracts/core/contract';
import type { ServiceState } from '@ayna/contracts/core/services';
import { type NewService, service } from '@ayna/contracts/service';
import { serviceChanged } from '@ayna/contracts/service.events';
import { subscription } from '@ayna/contracts/subscription';
import { newCode } from '@ayna/kernel/codes';
import { defineModule, on, routesOf } from '@ayna/kernel/module';
import { testApp } from '@ayna/kernel/testkit/app';
import { serviceModule } from '../src/index.ts';

const home = import.meta.dirname;

type ReceivedEvent = { readonly salonCode: string; readonly data: ServiceState };

/** A module that records the events of service. */
const eventRecorder = (received: ReceivedEvent[]) =>
  defineModule({
    name: 'recorder',
    home,
    routes: routesOf(contract('recorder', {}), {}),
    listeners: [
      on(serviceChanged, async ({ salon }, data) => void received.push({ salonCode: salon, data })),
    ],
  });

/** A fake of the route that service calls. The tests in apps/api use the real module. */
const fakeSubscription = (expiredSalons: ReadonlySet<string>) => {
  const { mayCreate } = subscription.routes;
  const routes = routesOf(
    { ...subscription, routes: { mayCreate } },
    { mayCreate: async (_, { params }) => ({ allowed: !expiredSalons.has(params.salonCode), paid: true }) },
  );
  return defineModule({ name: 'subscription', home, routes });
};

export const cut: NewService = {
  name: 'Kesim',
  description: '',
  category: 'Cut',
  color: 1,
  duration: 45,
  phases: null,
  bufferAfter: 0,
  price: 900,
  showPrice: true,
  type: 'Single',
  sessionCount: null,
  sessionIntervalDays: null,
  online: true,
  active: true,
};

export const serviceApp = async () => {
  const received: ReceivedEvent[] = [];
  /** Salons whose package or trial is over. */
  const expiredSalons = new Set<string>();
  const app = await testApp({
    modules: [serviceModule, fakeSubscription(expiredSalons), eventRecorder(received)],
    moduleCalls: { service: ['subscription'], employee: ['service'] },
  });

  /** A salon with a member who manages its services. */
  const newSalon = () => {
    const salonCode = newCode();
    const manager = app.as(app.people.member(salonCode, 'manage-services'));
    return {
      salonCode,
      ...manager,
      add: (more: Partial<NewService> = {}) =>
        manager.call(service.routes.create, { body: { salonCode, ...cut, ...more } }),
      addMany: (services: NewService[]) =>
        manager.call(service.routes.createMany, { body: { salonCode, services } }),
      list: () => manager.call(service.routes.bySalon, { params: { salonCode } }),
      count: async () => (await manager.call(service.routes.countBySalon, { params: { salonCode } })).count,
      events: () => received.filter((one) => one.salonCode === salonCode).map(({ data }) => data),
    };
  };

  return { ...app, expiredSalons, newSalon };
};

export type ServiceApp = Awaited<ReturnType<typeof serviceApp>>;
