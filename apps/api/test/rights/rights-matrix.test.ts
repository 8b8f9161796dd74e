import { auth, type Me } from '@ayna/contracts/auth';
import type { Route } from '@ayna/contracts/core/contract';
import { newCode } from '@ayna/kernel/codes';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Actor, actorSpecs, canary, createActors, salons } from './actors.ts';
import { expectedVerdict, type Verdict } from './expectation.ts';
import { type Product, readText, routes, startProduct } from './product.ts';
import { type FieldValues, inputFor } from './sample.ts';

const clock = { behind: 0 };
let product: Product;

const anHourAgo = async <T>(work: () => Promise<T>): Promise<T> => {
  clock.behind = 3_600_000;
  try {
    return await work();
  } finally {
    clock.behind = 0;
  }
};

beforeAll(async () => {
  product = await startProduct(() => Date.now() - clock.behind);
}, 60_000);

afterAll(() => product.close());

/** The owner of the object in a call. */
const targets = ['own', 'of a colleague', "another salon's", 'of nobody'] as const;
type Target = (typeof targets)[number];

const namesFor = (
  target: Target,
  actor: Actor,
  actors: readonly Actor[],
): { names: FieldValues; salon: string } => {
  const byName = (name: string) => actors.find((actor) => actor.name === name)?.code ?? newCode();
  const own = actor.state.active ?? salons.here;
  const about = {
    own: { salon: own, person: actor.code },
    'of a colleague': { salon: own, person: byName('Employee with no right') },
    "another salon's": {
      salon: own === salons.there ? salons.here : salons.there,
      person: byName('owner of another'),
    },
    'of nobody': { salon: salons.nowhere, person: newCode() },
  }[target];
  const { salon, person } = about;
  return {
    salon,
    names: {
      password: 'mavi-tren-bulut',
      newPassword: 'yeni-mavi-tren',
      salonCode: salon,
      userCode: person,
      userId: person,
      person,
      code: person,
      session: person,
    },
  };
};

const codeIn = (text: string): string => {
  const body = JSON.parse(text) as { code?: string };
  return body.code ?? '';
};

const accessRefusals: readonly string[] = ['sign-in-needed', 'password-needed', 'not-allowed'];

/** `not-found` of the access check and of a missing object look the same on purpose. */
const isAsExpected = (route: Route, verdict: Verdict, status: number, code: string): boolean => {
  if (status >= 500 || code === 'invalid-fields' || code === 'bad-request') return false;
  if (verdict !== 'admitted') return code === verdict;
  // The token is in the body, and the sample is not a valid one.
  if (route.name === 'refresh' && route.module === 'auth') return status === 401;
  return !accessRefusals.includes(code);
};

const leaksOtherSalon = (actor: Actor, text: string): boolean =>
  text.includes(canary) && !actor.state.admin && !(salons.there in actor.state.groups);

let lastActors: Actor[] | null = null;

/** Whether an actor is still signed in, with the same active salon and groups. */
const isUnchanged = async (actor: Actor): Promise<boolean> => {
  const response = await product.send(auth.routes.me, actor.token, {});
  const { active, groups, live } = actor.state;
  if (!live || !response.ok) return !live && !response.ok;
  const me = (await response.json()) as Me;
  return me.salonCode === active && String(me.groups) === String(active === null ? [] : groups[active]);
};

/** Returns the actors; creates new ones if the last route ended a session or changed rights. */
const currentActors = async (): Promise<Actor[]> => {
  const unchanged = lastActors !== null && (await Promise.all(lastActors.map(isUnchanged))).every(Boolean);
  lastActors = unchanged && lastActors ? lastActors : await createActors(product.app, anHourAgo);
  return lastActors;
};

test('the matrix has every route of every contract and fifteen actors', () => {
  expect(actorSpecs).toHaveLength(15);
  expect(routes.length).toBeGreaterThan(40);
  for (const route of routes)
    expect(() => inputFor(route, {}), `${route.module}.${route.name}`).not.toThrow();
});

test.each(routes.map((route) => [`${route.method} ${route.path}`, route] as const))(
  '%s admits exactly the callers that its contract allows',
  async (_, route) => {
    const actors = await currentActors();
    const wrong: string[] = [];
    for (const actor of actors
      .filter(({ state }) => !state.admin)
      .concat(actors.filter(({ state }) => state.admin)))
      for (const target of targets.toReversed()) {
        const { names, salon } = namesFor(target, actor, actors);
        const verdict = expectedVerdict(route.who, actor.state, salon);
        const response = await product.send(route, actor.token, inputFor(route, names));
        const text = await readText(route, response);
        const summary = `${actor.name}, ${target}: ${response.status} ${text.slice(0, 120)}`;
        if (!isAsExpected(route, verdict, response.status, codeIn(text)))
          wrong.push(`${summary}, not ${verdict}`);
        if (leaksOtherSalon(actor, text)) wrong.push(`${summary} shows another salon's data`);
        // There is no such person for the other targets.
        if (route === auth.routes.deleteAccount && response.ok) break;
      }
    expect(wrong).toEqual([]);
  },
  60_000,
);
