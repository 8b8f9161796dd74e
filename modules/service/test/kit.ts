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

type Heard = { readonly salonCode: string; readonly data: ServiceState };

/** A module that hears what is said of services. */
const earFor = (heard: Heard[]) =>
  defineModule({
    name: 'ear',
    home,
    routes: routesOf(contract('ear', {}), {}),
    listeners: [on(serviceChanged, async ({ salon }, data) => void heard.push({ salonCode: salon, data }))],
  });

/** Answers as the module of that name does, of salons whose package or trial is over; see apps/api/test for itself. */
const subscriptionFor = (over: ReadonlySet<string>) => {
  const { mayCreate } = subscription.routes;
  const routes = routesOf(
    { ...subscription, routes: { mayCreate } },
    { mayCreate: async (_, { params }) => ({ allowed: !over.has(params.salonCode) }) },
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
  const heard: Heard[] = [];
  const over = new Set<string>();
  const app = await testApp({
    modules: [serviceModule, subscriptionFor(over), earFor(heard)],
    asks: { service: ['subscription'], employee: ['service'] },
  });

  /** A salon with somebody who keeps its price list. */
  const newSalon = () => {
    const salonCode = newCode();
    const keeper = app.as(app.people.member(salonCode, 'manage-services'));
    return {
      salonCode,
      ...keeper,
      add: (more: Partial<NewService> = {}) =>
        keeper.call(service.routes.create, { body: { salonCode, ...cut, ...more } }),
      addMany: (services: NewService[]) =>
        keeper.call(service.routes.createMany, { body: { salonCode, services } }),
      list: () => keeper.call(service.routes.bySalon, { params: { salonCode } }),
      count: async () => (await keeper.call(service.routes.countBySalon, { params: { salonCode } })).count,
      told: () => heard.filter((one) => one.salonCode === salonCode).map(({ data }) => data),
    };
  };

  return { ...app, over, newSalon };
};

export type ServiceApp = Awaited<ReturnType<typeof serviceApp>>;
