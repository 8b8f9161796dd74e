import { join } from 'node:path';
import { appointment } from '@ayna/contracts/appointment';
import { auth } from '@ayna/contracts/auth';
import { catalog } from '@ayna/contracts/catalog';
import { Refusal } from '@ayna/contracts/core/refusal';
import { subscription } from '@ayna/contracts/subscription';
import { defineModule, routesOf } from '@ayna/kernel/module';
import type { TestPerson } from '@ayna/kernel/testkit/people';
import { provinces } from './texts.ts';

// Fakes of the routes that salon calls in other modules. The tests in apps/api use the real modules.

export type PersonDetails = { readonly name: string; readonly lastname: string; readonly phone: string };
type MembershipGrant = {
  readonly person: string;
  readonly salonCode: string;
  readonly groups: readonly string[];
};

export type FakeState = {
  readonly people: Map<string, TestPerson & PersonDetails>;
  readonly owned: Map<string, string[]>;
  readonly granted: MembershipGrant[];
  readonly trials: string[];
  /** Salons whose package has no template of their own. */
  readonly smallPackages: Set<string>;
  /** Calls made for a person fail, as if the process had died before them. Calls of event handlers succeed. */
  failsForPeople: boolean;
};

export const newFakeState = (): FakeState => ({
  people: new Map(),
  owned: new Map(),
  granted: [],
  trials: [],
  smallPackages: new Set(),
  failsForPeople: false,
});

/** A folder without migrations. */
export const home = join(import.meta.dirname, 'home');

const catalogContract = {
  name: 'catalog',
  routes: {
    provinces: catalog.routes.provinces,
    districts: catalog.routes.districts,
    holidays: catalog.routes.holidays,
  },
} as const;

const fakeCatalog = defineModule({
  name: 'catalog',
  home,
  routes: routesOf(catalogContract, {
    provinces: async () => provinces.map(({ code, name }) => ({ code, name })),
    districts: async (_, { query }) => {
      const found = provinces.find(({ code }) => code === query.province);
      return (found?.districts ?? []).map((name) => ({ name }));
    },
    // One holiday, on the last day that is asked for.
    holidays: async (_, { query }) => [
      { date: query.to, name: 'Bayram', kind: 'full' as const, startsAt: null },
    ],
  }),
});

const authContract = {
  name: 'auth',
  routes: { person: auth.routes.person, grantMembership: auth.routes.grantMembership },
} as const;

const fakeAuth = (fakes: FakeState) =>
  defineModule({
    name: 'auth',
    home,
    routes: routesOf(authContract, {
      person: async (_, { params: { code } }) => {
        const found = fakes.people.get(code);
        if (!found) throw new Refusal('not-found');
        const { name, lastname, phone } = found;
        const salons = (fakes.owned.get(code) ?? []).map((salonCode) => ({
          salonCode,
          role: 'SalonOwner' as const,
        }));
        return { code, name, lastname, phone, email: null, imageUrl: null, salons };
      },
      grantMembership: async ({ actor }, { body: { person, salonCode, groups } }) => {
        if (fakes.failsForPeople && actor.kind === 'person')
          throw new Error('fake: call refused, the process counts as stopped');
        fakes.granted.push({ person, salonCode, groups });
        fakes.owned.set(person, [...new Set([...(fakes.owned.get(person) ?? []), salonCode])]);
        const member = fakes.people.get(person);
        if (member) member.groups[salonCode] = [...groups];
        return {};
      },
    }),
  });

const subscriptionContract = {
  name: 'subscription',
  routes: { beginTrial: subscription.routes.beginTrial, hasFeature: subscription.routes.hasFeature },
} as const;

const fakeSubscription = (fakes: FakeState) =>
  defineModule({
    name: 'subscription',
    home,
    routes: routesOf(subscriptionContract, {
      beginTrial: async ({ actor }, { body: { salonCode } }) => {
        if (fakes.failsForPeople && actor.kind === 'person')
          throw new Error('fake: call refused, the process counts as stopped');
        fakes.trials.push(salonCode);
        const at = '2026-11-15T00:00:00.000Z';
        const trialPackage = { code: salonCode, name: 'Salon' };
        return { package: trialPackage, trial: true, active: true, startedAt: at, endsAt: at, version: 1 };
      },
      hasFeature: async (_, { params }) => ({ allowed: !fakes.smallPackages.has(params.salonCode) }),
    }),
  });

const fakeAppointment = defineModule({
  name: 'appointment',
  home,
  routes: routesOf(
    { name: 'appointment', routes: { applyScheduleChange: appointment.routes.applyScheduleChange } } as const,
    {
      applyScheduleChange: async () => ({}),
    },
  ),
});

/** Modules whose events salon handles; tests emit them. */
const eventSources = ['service', 'employee', 'file'].map((name) =>
  defineModule({ name, home, routes: routesOf({ name, routes: {} } as const, {}) }),
);

export const fakeModules = (fakes: FakeState) => [
  ...eventSources,
  fakeAppointment,
  fakeCatalog,
  fakeAuth(fakes),
  fakeSubscription(fakes),
];
