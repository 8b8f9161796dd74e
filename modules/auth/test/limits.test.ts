import { auth } from '@ayna/contracts/auth';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AuthApp, authApp, codeOf, formOf, goodPassword, newPhone } from './kit.ts';

let app: AuthApp;
beforeAll(async () => {
  app = await authApp({});
});
afterAll(() => app[Symbol.asyncDispose]());

const { routes } = auth;
// The limits of the routes use the clock of the machine; the kernel tests them.
const resetRouteLimits = () => app.rows('delete from auth.strict_limits');
const wrong = (body: object) => app.send(routes.signIn, { body: { password: 'yanlis-parola', ...body } });

test('guesses at a second factor are counted, right ones forgotten', async () => {
  const one = await app.person();
  await app.call(routes.startSecondFactor, { body: { password: goodPassword } }, one.as);
  const guess = async () => {
    await resetRouteLimits();
    return (await app.send(routes.confirmSecondFactor, { body: { code: '000000' } }, one.as)).status;
  };
  const statuses = [];
  for (let index = 0; index < 11; index += 1) statuses.push(await guess());
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 400), 429]);
});

test('links to an e-mail address are counted by person', async () => {
  const one = await app.person();
  const send = async () => {
    await resetRouteLimits();
    return (await app.send(routes.sendEmailLink, {}, one.as)).status;
  };
  const statuses = [];
  // The sign-up sent the first.
  for (let index = 0; index < 5; index += 1) statuses.push(await send());
  expect(statuses).toEqual([200, 200, 200, 200, 429]);
});

describe('codes', () => {
  test('attack 35: five an hour to one number, then ten a day, from any client', async () => {
    const phone = newPhone();
    const request = async () => {
      await resetRouteLimits();
      app.clock.ahead += 61_000;
      return (await app.send(routes.forgotPassword, { body: { phone } })).status;
    };
    const hour = [];
    for (let index = 0; index < 6; index += 1) hour.push(await request());
    expect(hour).toEqual([200, 200, 200, 200, 200, 429]);
    app.clock.ahead += 3_600_000;
    const next = [];
    for (let index = 0; index < 6; index += 1) next.push(await request());
    expect(next).toEqual([200, 200, 200, 200, 200, 429]);
    app.clock.ahead += 3_600_000;
    expect(await request()).toBe(429);
    app.clock.ahead += 86_400_000;
    expect(await request()).toBe(200);
  });

  test.each([
    ['neighbouring numbers', (phone: string) => `code block hour ${phone.slice(0, -4)}`, 30],
    ['one address', () => 'code address hour 127.0.0.1', 20],
  ])('attack 35: %s share a limit, and a refused request leaves nothing behind', async (_, keyOf, max) => {
    await resetRouteLimits();
    const body = formOf();
    await app.rows(
      `insert into auth.counts values ($1, $2, now() + interval '10 days') on conflict (key) do update
       set count = excluded.count, until = excluded.until`,
      [keyOf(body.phone), max],
    );
    const refused = await app.send(routes.signUp, { body });
    expect([refused.status, await codeOf(refused)]).toEqual([429, 'too-many-requests']);
    expect(await app.rows('select 1 from auth.people where phone = $1', [body.phone])).toEqual([]);
    expect(await app.rows('select 1 from auth.counts where key like $1', [`%${body.phone}`])).toEqual([]);
    await app.rows('delete from auth.counts');
    expect((await app.send(routes.signUp, { body })).status).toBe(200);
  });

  test.each([
    ['a number', (phone: string) => `code number hour stranger ${phone}`, 5],
    ['its neighbours', (phone: string) => `code block hour ${phone.slice(0, -4)}`, 30],
    ['an address', () => 'code address hour 127.0.0.1', 20],
  ])(
    'attack 35: codes of guests count for %s, and a refused one leaves nobody behind',
    async (_, keyOf, max) => {
      await resetRouteLimits();
      await app.rows('delete from auth.counts');
      const body = { name: 'Elif', lastname: 'Demir', phone: newPhone(), noticeSeen: true };
      await app.rows(`insert into auth.counts values ($1, $2, now() + interval '10 days')`, [
        keyOf(body.phone),
        max,
      ]);
      const refused = await app.send(routes.guest, { body });
      expect([refused.status, await codeOf(refused)]).toEqual([429, 'too-many-requests']);
      expect(await app.rows('select 1 from auth.people where phone = $1', [body.phone])).toEqual([]);
      await app.rows('delete from auth.counts');
      expect((await app.send(routes.guest, { body })).status).toBe(200);
    },
  );

  test('one of nine parallel requests for a number sends a code', async () => {
    const phone = newPhone();
    await app.rows('delete from auth.counts');
    const statuses = await Promise.all(
      Array.from({ length: 9 }, async () => {
        await resetRouteLimits();
        return (await app.send(routes.forgotPassword, { body: { phone } })).status;
      }),
    );
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(await app.rows('select 1 from auth.challenges where phone = $1', [phone])).toHaveLength(1);
  });
});

describe('sign-in', () => {
  test('attack 33: ten guesses at one account from one address, also in parallel, also without an account', async () => {
    await resetRouteLimits();
    const one = await app.person();
    for (const email of [one.email, 'kimse@ornek.com']) {
      await resetRouteLimits();
      const statuses = await Promise.all(
        Array.from({ length: 14 }, async () => (await wrong({ email })).status),
      );
      expect(statuses.filter((status) => status === 400)).toHaveLength(10);
      expect(statuses.filter((status) => status === 429)).toHaveLength(4);
    }
    await resetRouteLimits();
    const correct = { body: { email: one.email, password: goodPassword } };
    expect((await app.send(routes.signIn, correct)).status).toBe(429);
    app.clock.ahead += 901_000;
    expect((await app.send(routes.signIn, correct)).status).toBe(200);
  });

  test('a correct password resets the count', async () => {
    const one = await app.person();
    for (let round = 0; round < 3; round += 1) {
      await resetRouteLimits();
      for (let index = 0; index < 6; index += 1) expect((await wrong({ email: one.email })).status).toBe(400);
      const correct = { body: { email: one.email, password: goodPassword } };
      expect((await app.send(routes.signIn, correct)).status).toBe(200);
    }
  });

  test('attack 38: guesses that lock an account do not lock it for a known address', async () => {
    await resetRouteLimits();
    const one = await app.person();
    await app.rows('update auth.sessions set address = $2 where person_code = $1', [one.code, '203.0.113.9']);
    await wrong({ email: one.email });
    await app.rows("update auth.counts set count = 100 where key like 'sign-in anywhere %'");
    const correct = { body: { email: one.email, password: goodPassword } };
    expect((await app.send(routes.signIn, correct)).status).toBe(429);
    await app.rows('update auth.sessions set address = $2 where person_code = $1', [one.code, '127.0.0.1']);
    expect((await app.send(routes.signIn, correct)).status).toBe(200);
  });

  test('attack 37: guesses at one’s own password are counted too', async () => {
    await resetRouteLimits();
    const one = await app.person();
    const body = { email: one.email, password: 'yanlis-parola', newPassword: 'yesil-vapur-iskele' };
    const statuses = [];
    for (let index = 0; index < 12; index += 1) {
      await resetRouteLimits();
      statuses.push((await app.send(routes.resetPassword, { body }, one.as)).status);
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 400), 429, 429]);
  });

  test('attack 53: sign-in limits are counted in PostgreSQL, so they apply without Redis', async () => {
    await using withoutRedis = await authApp({ REDIS_URL: 'redis://127.0.0.1:1' });
    const statuses = [];
    for (let index = 0; index < 22; index += 1) {
      const body = { email: `kimse${index}@ornek.com`, password: 'yanlis-parola' };
      statuses.push((await withoutRedis.send(routes.signIn, { body })).status);
    }
    expect(statuses.slice(-2)).toEqual([429, 429]);
  });
});
