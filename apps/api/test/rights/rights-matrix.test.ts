import { auth, type Me } from '@ayna/contracts/auth';
import type { Route } from '@ayna/contracts/core/contract';
import { newCode } from '@ayna/kernel/codes';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Actor, actorsOf, canary, cast, salons } from './actors.ts';
import { type Verdict, verdictOf } from './expectation.ts';
import { openProduct, type Product, routes, textOf } from './product.ts';
import { inputFor, type Names } from './sample.ts';

const clock = { behind: 0 };
let product: Product;

const longAgo = async <T>(work: () => Promise<T>): Promise<T> => {
  clock.behind = 3_600_000;
  try {
    return await work();
  } finally {
    clock.behind = 0;
  }
};

beforeAll(async () => {
  product = await openProduct(() => Date.now() - clock.behind);
}, 60_000);

afterAll(() => product.close());

/** Whose object a call is about. */
const targets = ['own', 'of a colleague', "another salon's", 'of nobody'] as const;
type Target = (typeof targets)[number];

const namesFor = (
  target: Target,
  actor: Actor,
  actors: readonly Actor[],
): { names: Names; salon: string } => {
  const byName = (name: string) => actors.find((one) => one.name === name)?.code ?? newCode();
  const own = actor.standing.active ?? salons.here;
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

const doorSays: readonly string[] = ['sign-in-needed', 'not-allowed'];

/** `not-found` of the door and of an object look the same, on purpose. */
const isAsExpected = (route: Route, verdict: Verdict, status: number, code: string): boolean => {
  if (status >= 500 || code === 'invalid-fields' || code === 'bad-request') return false;
  if (verdict !== 'let-in') return code === verdict;
  // Its token is the one in the body, and that one is nobody's.
  if (route.name === 'refresh' && route.module === 'auth') return status === 401;
  return !doorSays.includes(code);
};

const leaks = (actor: Actor, text: string): boolean =>
  text.includes(canary) && !actor.standing.admin && !(salons.there in actor.standing.groups);

let known: Actor[] | null = null;

/** Whether somebody is still signed in, and in the same salon with the same groups. */
const isUnchanged = async (actor: Actor): Promise<boolean> => {
  const response = await product.send(auth.routes.me, actor.token, {});
  const { active, groups, live } = actor.standing;
  if (!live || !response.ok) return !live && !response.ok;
  const me = (await response.json()) as Me;
  return me.salonCode === active && String(me.groups) === String(active === null ? [] : groups[active]);
};

/** The actors, made anew where the last route signed one out or changed what one may do. */
const everybody = async (): Promise<Actor[]> => {
  const unchanged = known !== null && (await Promise.all(known.map(isUnchanged))).every(Boolean);
  known = unchanged && known ? known : await actorsOf(product.app, longAgo);
  return known;
};

test('the matrix has every route of every contract and thirteen actors', () => {
  expect(cast).toHaveLength(13);
  expect(routes.length).toBeGreaterThan(40);
  for (const route of routes)
    expect(() => inputFor(route, {}), `${route.module}.${route.name}`).not.toThrow();
});

test.each(routes.map((route) => [`${route.method} ${route.path}`, route] as const))(
  '%s lets in whom its contract names, and nobody else',
  async (_, route) => {
    const actors = await everybody();
    const wrong: string[] = [];
    for (const actor of actors
      .filter(({ standing }) => !standing.admin)
      .concat(actors.filter(({ standing }) => standing.admin)))
      for (const target of targets.toReversed()) {
        const { names, salon } = namesFor(target, actor, actors);
        const verdict = verdictOf(route.who, actor.standing, salon);
        const response = await product.send(route, actor.token, inputFor(route, names));
        const text = await textOf(route, response);
        const said = `${actor.name}, ${target}: ${response.status} ${text.slice(0, 120)}`;
        if (!isAsExpected(route, verdict, response.status, codeIn(text)))
          wrong.push(`${said}, not ${verdict}`);
        if (leaks(actor, text)) wrong.push(`${said} shows another salon's`);
      }
    expect(wrong).toEqual([]);
  },
  60_000,
);
