import { generateKeyPairSync } from 'node:crypto';
import { auth } from '@ayna/contracts/auth';
import { readEnv } from '@ayna/kernel/host/env';
import { startHost } from '@ayna/kernel/host/start';
import { testEnv } from '@ayna/kernel/testkit/app';
import { type JWTPayload, SignJWT } from 'jose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { authModule, identity } from '../src/index.ts';
import { type AuthApp, authApp, formOf, goodPassword, moduleCalls } from './kit.ts';

let app: AuthApp;
beforeAll(async () => {
  app = await authApp();
});
afterAll(() => app[Symbol.asyncDispose]());

const { routes } = auth;
const DAY = 86_400_000;
const kidOf = (token: string): string =>
  (JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString()) as { kid: string }).kid;

/** Another process that serves auth from the same database. */
const secondHost = async (secret: string) => {
  const settings = { AUTH_SECRET: secret, LIMITS: 'off' };
  const host = await startHost({
    env: readEnv(testEnv(app.database.url, settings)),
    settings,
    modules: [authModule],
    moduleCalls: moduleCalls,
    identity,
    now: () => Date.now() + app.clock.ahead,
  });
  const signIn = async (email: string) => {
    const response = await fetch(new URL('/api/sign/in', host.url), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password: goodPassword }),
    });
    return (await response.json()) as { accessToken: string };
  };
  const me = async (token: string) =>
    (await fetch(new URL('/api/user/me', host.url), { headers: { 'x-user-token': token } })).status;
  return { signIn, me, [Symbol.asyncDispose]: () => host.stop() };
};

describe('signing keys', () => {
  test('are published without the private half, which is stored sealed', async () => {
    await app.person();
    const { keys } = await app.call(routes.keys, {});
    expect(keys).toHaveLength(1);
    expect(keys[0]).toMatchObject({ kty: 'OKP', crv: 'Ed25519', alg: 'EdDSA' });
    expect(keys[0]).not.toHaveProperty('d');
    const [row] = await app.rows<{ sealed: string; public_key: string }>('select * from auth.signing_keys');
    expect(row?.public_key).not.toContain('"d"');
    expect(Buffer.from(row?.sealed ?? '', 'base64url').toString('latin1')).not.toContain('"crv"');
  });

  test('several processes share one key and accept the tokens of each other', async () => {
    const one = await app.person();
    await using other = await secondHost('a secret of the tests, long enough');
    const { accessToken } = await other.signIn(one.email);
    expect(kidOf(accessToken)).toBe(kidOf(one.session.accessToken));
    expect(await other.me(one.session.accessToken)).toBe(200);
    expect((await app.send(routes.me, {}, { 'x-user-token': accessToken })).status).toBe(200);
  });

  test('are replaced when none unseals with the secret, and old tokens stay valid', async () => {
    const one = await app.person();
    await using other = await secondHost('another secret, just as long as that one');
    const { accessToken } = await other.signIn(one.email);
    expect(kidOf(accessToken)).not.toBe(kidOf(one.session.accessToken));
    expect(await other.me(one.session.accessToken)).toBe(200);
  });

  test('change every 30 days, and tokens of the old key stay valid until they expire', async () => {
    const one = await app.person();
    app.clock.ahead += 30 * DAY - 60_000;
    const signIn = { body: { email: one.email, password: goodPassword } };
    await app.rows('delete from auth.signing_keys');
    await app.call(routes.signIn, signIn);
    app.clock.ahead += 30 * DAY - 60_000;
    const last = await app.call(routes.signIn, signIn);
    app.clock.ahead += 120_000;
    const next = await app.call(routes.signIn, signIn);
    expect(kidOf(next.accessToken)).not.toBe(kidOf(last.accessToken));
    expect((await app.send(routes.me, {}, app.as(last))).status).toBe(200);
    expect((await app.send(routes.me, {}, app.as(next))).status).toBe(200);
    app.clock.ahead += 480_000;
    expect((await app.send(routes.me, {}, app.as(last))).status).toBe(401);
    app.clock.ahead += 2 * DAY;
    const { keys } = await app.call(routes.keys, {});
    expect(keys.map(({ kid }) => kid)).toEqual([kidOf(next.accessToken)]);
  });
});

describe('attack 30: a token', () => {
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

  test.each<[string, (token: string) => Promise<string> | string]>([
    ['without a signature', (token) => `${token.split('.').slice(0, 2).join('.')}.`],
    [
      'of algorithm none',
      (token) => `${encode({ alg: 'none', typ: 'at+jwt' })}.${token.split('.')[1] ?? ''}.`,
    ],
    [
      'with another person in its claims',
      (token) => {
        const [head = '', body = '', seal = ''] = token.split('.');
        const claims = JSON.parse(Buffer.from(body, 'base64url').toString()) as JWTPayload;
        return `${head}.${encode({ ...claims, sub: '0190b3c2-aaaa-7bbb-8ccc-0123456789ab' })}.${seal}`;
      },
    ],
    [
      'signed with the attacker’s key under our key id',
      (token) => {
        const claims = JSON.parse(
          Buffer.from(token.split('.')[1] ?? '', 'base64url').toString(),
        ) as JWTPayload;
        const { privateKey } = generateKeyPairSync('ed25519');
        return new SignJWT(claims)
          .setProtectedHeader({ alg: 'EdDSA', typ: 'at+jwt', kid: kidOf(token) })
          .sign(privateKey);
      },
    ],
    [
      'signed with the public key as a shared secret',
      async (token) => {
        const { keys } = await app.call(routes.keys, {});
        const claims = JSON.parse(
          Buffer.from(token.split('.')[1] ?? '', 'base64url').toString(),
        ) as JWTPayload;
        return new SignJWT(claims)
          .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt', kid: kidOf(token) })
          .sign(new TextEncoder().encode(JSON.stringify(keys[0])));
      },
    ],
    ['of arbitrary text', () => 'x.y.z'],
  ])('%s is 401', async (_, forge) => {
    const { session } = await app.person();
    const token = await forge(session.accessToken);
    expect((await app.send(routes.me, {}, { 'x-user-token': token })).status).toBe(401);
    expect((await app.send(routes.me, {}, app.as(session))).status).toBe(200);
  });

  test('is valid for ten minutes, then 401', async () => {
    const { session } = await app.person();
    app.clock.ahead += 595_000;
    expect((await app.send(routes.me, {}, app.as(session))).status).toBe(200);
    app.clock.ahead += 6_000;
    expect((await app.send(routes.me, {}, app.as(session))).status).toBe(401);
  });
});

test('the daily sweep deletes expired rows and leaves the others', async () => {
  const one = await app.person();
  const waiting = formOf();
  await app.call(routes.signUp, { body: waiting });
  app.clock.ahead += 8 * DAY;
  const fresh = formOf();
  await app.call(routes.signUp, { body: fresh });
  const { schedules } = authModule;
  await schedules[0]?.run(app.ctxFor('auth') as never);
  const remaining = await app.rows<{ phone: string }>('select phone from auth.people');
  const phones = remaining.map(({ phone }) => phone);
  expect(phones).toContain(one.phone);
  expect(phones).toContain(fresh.phone);
  expect(phones).not.toContain(waiting.phone);
  const { refreshToken } = one.session;
  expect((await app.send(routes.refresh, { body: { refreshToken } })).status).toBe(200);
});
