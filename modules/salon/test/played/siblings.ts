import { join } from 'node:path';
import { appointment } from '@ayna/contracts/appointment';
import { auth } from '@ayna/contracts/auth';
import { catalog } from '@ayna/contracts/catalog';
import { Refusal } from '@ayna/contracts/core/refusal';
import { subscription } from '@ayna/contracts/subscription';
import { defineModule, routesOf } from '@ayna/kernel/module';
import type { TestPerson } from '@ayna/kernel/testkit/people';
import { provinces } from './texts.ts';

// The modules that salon asks, as far as it asks them, played by the test; the real ones are met in apps/api.

export type Known = { readonly name: string; readonly lastname: string; readonly phone: string };
type Granted = { readonly person: string; readonly salonCode: string; readonly groups: readonly string[] };

export type Stage = {
  readonly people: Map<string, TestPerson & Known>;
  readonly owned: Map<string, string[]>;
  readonly granted: Granted[];
  readonly trials: string[];
  /** Nothing that a person asks for comes through: as if the process had died before asking. */
  stopped: boolean;
};

export const newStage = (): Stage => ({
  people: new Map(),
  owned: new Map(),
  granted: [],
  trials: [],
  stopped: false,
});

/** Where no migrations lie. */
export const home = join(import.meta.dirname, 'home');

const catalogContract = {
  name: 'catalog',
  routes: { provinces: catalog.routes.provinces, districts: catalog.routes.districts },
} as const;

const playedCatalog = defineModule({
  name: 'catalog',
  home,
  routes: routesOf(catalogContract, {
    provinces: async () => provinces.map(({ code, name }) => ({ code, name })),
    districts: async (_, { query }) => {
      const found = provinces.find(({ code }) => code === query.province);
      return (found?.districts ?? []).map((name) => ({ name }));
    },
  }),
});

const authContract = {
  name: 'auth',
  routes: { person: auth.routes.person, grant: auth.routes.grant },
} as const;

const playAuth = (stage: Stage) =>
  defineModule({
    name: 'auth',
    home,
    routes: routesOf(authContract, {
      person: async (_, { params: { code } }) => {
        const found = stage.people.get(code);
        if (!found) throw new Refusal('not-found');
        const { name, lastname, phone } = found;
        const salons = (stage.owned.get(code) ?? []).map((salonCode) => ({
          salonCode,
          role: 'SalonOwner' as const,
        }));
        return { code, name, lastname, phone, email: null, imageUrl: null, salons };
      },
      grant: async ({ actor }, { body: { person, salonCode, groups } }) => {
        if (stage.stopped && actor.kind === 'person') throw new Error('stopped');
        stage.granted.push({ person, salonCode, groups });
        stage.owned.set(person, [...new Set([...(stage.owned.get(person) ?? []), salonCode])]);
        const member = stage.people.get(person);
        if (member) member.groups[salonCode] = [...groups];
        return {};
      },
    }),
  });

const subscriptionContract = {
  name: 'subscription',
  routes: { beginTrial: subscription.routes.beginTrial },
} as const;

const playSubscription = (stage: Stage) =>
  defineModule({
    name: 'subscription',
    home,
    routes: routesOf(subscriptionContract, {
      beginTrial: async ({ actor }, { body: { salonCode } }) => {
        if (stage.stopped && actor.kind === 'person') throw new Error('stopped');
        stage.trials.push(salonCode);
        const at = '2026-11-15T00:00:00.000Z';
        const held = { code: salonCode, name: 'Salon' };
        return { package: held, trial: true, active: true, startedAt: at, endsAt: at, version: 1 };
      },
    }),
  });

const playedAppointment = defineModule({
  name: 'appointment',
  home,
  routes: routesOf({ name: 'appointment', routes: { heed: appointment.routes.heed } } as const, {
    heed: async () => ({}),
  }),
});

export const playSiblings = (stage: Stage) => [
  playedAppointment,
  playedCatalog,
  playAuth(stage),
  playSubscription(stage),
];
