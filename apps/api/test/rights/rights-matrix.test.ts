import { randomBytes } from 'node:crypto';
import { identity } from '@ayna/auth';
import { asks } from '@ayna/contracts/asks';
import { auth, type Me } from '@ayna/contracts/auth';
import { callOf, wireBody } from '@ayna/contracts/core/client';
import type { Route } from '@ayna/contracts/core/contract';
import { host } from '@ayna/contracts/host';
import { newCode } from '@ayna/kernel/codes';
import { type TestApp, testApp } from '@ayna/kernel/testkit/app';
import { startMailServer } from '@ayna/stand-ins/mail';
import { startNetgsm } from '@ayna/stand-ins/netgsm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { modules } from '../../src/modules.ts';
import { type Actor, actorsOf, canary, cast, salons } from './actors.ts';
import { type Verdict, verdictOf } from './expectation.ts';
import { inputFor, type Names } from './sample.ts';

const routes: readonly Route[] = [host, ...modules.map(({ routes: { contract } }) => contract)].flatMap(
  (one) => Object.values(one.routes),
);

const clock = { behind: 0 };
let app: TestApp;
const closing: (() => Promise<unknown>)[] = [];

const longAgo = async <T>(work: () => Promise<T>): Promise<T> => {
  clock.behind = 3_600_000;
  try {
    return await work();
  } finally {
    clock.behind = 0;
  }
};

beforeAll(async () => {
  const mail = await startMailServer();
  const account = { user: '8505550000', password: 'parola-degil' };
  const netgsm = await startNetgsm(account);
  app = await testApp({
    modules,
    asks,
    identity,
    env: {
      AUTH_SECRET: randomBytes(32).toString('hex'),
      LIMITS: 'off',
      SMTP_URL: mail.url,
      NETGSM_URL: netgsm.url,
      NETGSM_USER: account.user,
      NETGSM_PASSWORD: account.password,
      NETGSM_HEADER: 'AYNA',
      MAIL_FROM: 'ayna@ornek.com',
      CONTACT_INBOX: 'bize@ornek.com',
      PUBLIC_URL: 'https://ayna.ornek.com',
    },
    now: () => Date.now() - clock.behind,
  });
  closing.push(
    () => app[Symbol.asyncDispose](),
    () => mail.close(),
    () => netgsm.close(),
  );
}, 60_000);

afterAll(async () => {
  for (const close of closing) await close();
});

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

const send = (route: Route, actor: Actor, input: object): Promise<Response> => {
  const call = callOf(route, input as never);
  const wire = wireBody(route, call);
  return fetch(new URL(call.url, app.url), {
    method: call.method,
    ...(wire.body !== undefined && { body: wire.body }),
    signal: AbortSignal.timeout(10_000),
    headers: {
      ...(actor.token && { 'x-user-token': actor.token }),
      ...(route.once && { 'idempotency-key': newCode() }),
      ...wire.headers,
    },
  });
};

/** A stream answers its head and goes on; everything else says all it has. */
const textOf = async (route: Route, response: Response): Promise<string> => {
  if (!route.stream || !response.ok) return response.text();
  await response.body?.cancel();
  return '{}';
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
  const response = await send(auth.routes.me, actor, {});
  const { active, groups, live } = actor.standing;
  if (!live || !response.ok) return !live && !response.ok;
  const me = (await response.json()) as Me;
  return me.salonCode === active && String(me.groups) === String(active === null ? [] : groups[active]);
};

/** The actors, made anew where the last route signed one out or changed what one may do. */
const everybody = async (): Promise<Actor[]> => {
  const unchanged = known !== null && (await Promise.all(known.map(isUnchanged))).every(Boolean);
  known = unchanged && known ? known : await actorsOf(app, longAgo);
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
        const response = await send(route, actor, inputFor(route, names));
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
