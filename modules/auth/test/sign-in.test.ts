import { auth } from '@ayna/contracts/auth';
import { newCode } from '@ayna/kernel/codes';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AuthApp, authApp, codeOf, cookieOf, formOf, goodPassword, newPhone } from './kit.ts';

let app: AuthApp;
beforeAll(async () => {
  app = await authApp();
});
afterAll(() => app[Symbol.asyncDispose]());

const { routes } = auth;
const median = (times: number[]): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;

describe('POST /api/sign/in and /in-phone', () => {
  test('signs in by e-mail in any case, or by phone in any spelling', async () => {
    const one = await app.person();
    const byEmail = await app.call(routes.signIn, {
      body: { email: one.email.toUpperCase(), password: goodPassword },
    });
    const local = `0${one.phone.slice(3)}`;
    const byPhone = await app.call(routes.signInPhone, { body: { phone: local, password: goodPassword } });
    expect([byEmail.userCode, byPhone.userCode]).toEqual([one.code, one.code]);
  });

  test('a browser gets the secret in an HttpOnly cookie, and a handle in the body', async () => {
    const one = await app.person();
    const response = await app.send(
      routes.signIn,
      { body: { email: one.email, password: goodPassword } },
      { 'x-client': 'browser' },
    );
    expect(response.headers.get('set-cookie')).toMatch(
      /^__Host-ayna-refresh=[\w-]{43}; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
    );
    const { refreshToken, accessToken } = (await response.json()) as never as Record<string, string>;
    expect(refreshToken).toMatch(/^[0-9a-f-]{36}$/);
    expect(cookieOf(response)).not.toContain(refreshToken);
    const sessions = await app.call(routes.sessions, {}, { 'x-user-token': accessToken ?? '' });
    expect(sessions.find(({ current }) => current)?.code).toBe(refreshToken);
  });

  test('another client gets the secret in the body and no cookie', async () => {
    const one = await app.person();
    const response = await app.send(routes.signIn, { body: { email: one.email, password: goodPassword } });
    expect(response.headers.get('set-cookie')).toBeNull();
    expect(((await response.json()) as { refreshToken: string }).refreshToken).toMatch(/^[\w-]{43}$/);
  });

  test('attack 36: unknown, wrong and deactivated get one response', async () => {
    const one = await app.person();
    const deactivated = await app.person();
    const admin = await app.admin();
    await app.call(
      routes.setActive,
      { params: { userCode: deactivated.code }, body: { active: false } },
      admin.as,
    );
    const tries = await Promise.all([
      app.send(routes.signIn, { body: { email: one.email, password: 'yanlis-parola' } }),
      app.send(routes.signIn, { body: { email: `${newCode()}@ornek.com`, password: 'yanlis-parola' } }),
      app.send(routes.signInPhone, { body: { phone: newPhone(), password: 'yanlis-parola' } }),
      app.send(routes.signIn, { body: { email: deactivated.email, password: goodPassword } }),
    ]);
    const responses = await Promise.all(tries.map(async (one) => [one.status, await one.json()]));
    for (const one of responses) expect(one).toEqual(responses[0]);
    expect(responses[0]).toEqual([
      400,
      { code: 'wrong-credentials', message: 'Bilgiler eşleşmedi. Kontrol edip yeniden deneyin.' },
    ]);
  });

  test('attack 36: the response time reveals nothing either: medians at most 5 ms apart', async () => {
    const one = await app.person();
    const timed = async (email: string): Promise<number> => {
      const start = performance.now();
      await app.send(routes.signIn, { body: { email, password: 'yanlis-parola' } });
      return performance.now() - start;
    };
    const [known, unknown]: [number[], number[]] = [[], []];
    // Alternating, so that other load on the machine affects both.
    for (let index = 0; index < 60; index += 1) {
      known.push(await timed(one.email));
      unknown.push(await timed(`${newCode()}@ornek.com`));
    }
    expect(Math.abs(median(known) - median(unknown))).toBeLessThanOrEqual(5);
  });

  test('with an unverified phone a correct password gets a code, and a wrong one learns nothing', async () => {
    const form = formOf();
    const { challenge } = await app.call(routes.signUp, { body: form });
    await app.codeTo(form.phone);
    const signIn = (password: string) =>
      app.send(routes.signInPhone, { body: { phone: form.phone, password } });
    expect(await codeOf(await signIn('yanlis-parola'))).toBe('wrong-credentials');
    const soon = await signIn(goodPassword);
    expect(soon.status).toBe(403);
    expect(await soon.json()).toMatchObject({ code: 'phone-not-proved', details: { challenge } });
    expect(app.sentTo(form.phone)).toHaveLength(1);
    app.clock.ahead += 61_000;
    expect(await (await signIn(goodPassword)).json()).toMatchObject({ details: { challenge } });
    const { digits: newer } = await app.codeTo(form.phone, 2);
    expect((await app.send(routes.activate, { body: { challenge, code: newer } })).status).toBe(200);
    expect((await signIn(goodPassword)).status).toBe(200);
  });
});

describe('passwords', () => {
  test('POST /api/sign/reset-password changes it, and the other devices are signed out', async () => {
    const one = await app.person();
    const other = await app.call(routes.signIn, { body: { email: one.email, password: goodPassword } });
    const newPassword = 'yesil-vapur-iskele';
    const body = { email: one.email, password: goodPassword, newPassword };
    expect((await app.send(routes.resetPassword, { body }, one.as)).status).toBe(200);
    expect((await app.send(routes.me, {}, app.as(other))).status).toBe(401);
    expect((await app.send(routes.me, {}, one.as)).status).toBe(200);
    const signIn = (password: string) => app.send(routes.signIn, { body: { email: one.email, password } });
    expect((await signIn(goodPassword)).status).toBe(400);
    expect((await signIn(newPassword)).status).toBe(200);
  });

  test('attack 37: a wrong password and a foreign e-mail get one response, a weak new one its own', async () => {
    const [one, other] = [await app.person(), await app.person()];
    const reset = async (body: object) => {
      const base = { email: one.email, password: goodPassword, newPassword: 'yesil-vapur-iskele' };
      return codeOf(await app.send(routes.resetPassword, { body: { ...base, ...body } }, one.as));
    };
    expect(await reset({ password: 'yanlis-parola' })).toBe('wrong-credentials');
    expect(await reset({ email: other.email })).toBe('wrong-credentials');
    expect(await reset({ newPassword: 'istanbul34' })).toBe('invalid-fields');
    expect((await app.send(routes.resetPassword, { body: {} })).status).toBe(401);
  });

  test('a forgotten one is reset with the code, which ends every session and signs in', async () => {
    const one = await app.person();
    app.clock.ahead += 61_000;
    const { challenge } = await app.call(routes.forgotPassword, { body: { phone: one.phone } });
    const { digits, purpose } = await app.codeTo(one.phone, 2);
    expect(purpose).toBe('new-password');
    const password = 'yesil-vapur-iskele';
    const weak = await app.send(routes.newPassword, {
      body: { challenge, code: digits, password: 'sifre123' },
    });
    expect(weak.status).toBe(422);
    const session = await app.call(routes.newPassword, { body: { challenge, code: digits, password } });
    expect(session.userCode).toBe(one.code);
    expect((await app.send(routes.me, {}, one.as)).status).toBe(401);
    expect((await app.send(routes.me, {}, app.as(session))).status).toBe(200);
    const again = await app.send(routes.newPassword, { body: { challenge, code: digits, password } });
    expect(await codeOf(again)).toBe('code-spent');
  });

  test('attack 36: a number without an account gets the same response, and nothing is sent', async () => {
    const phone = newPhone();
    const { challenge } = await app.call(routes.forgotPassword, { body: { phone } });
    const guess = { challenge, code: '123456', password: 'yesil-vapur-iskele' };
    expect(await codeOf(await app.send(routes.newPassword, { body: guess }))).toBe('wrong-code');
    expect(await codeOf(await app.send(routes.forgotPassword, { body: { phone } }))).toBe('code-too-soon');
    const other = await app.person();
    await app.codeTo(other.phone);
    expect(app.sentTo(phone)).toEqual([]);
  });

  test('are stored as argon2id with the chosen cost', async () => {
    const one = await app.person();
    const [row] = await app.rows<{ hash: string }>(
      'select password_hash as hash from auth.credentials where owner = $1',
      [one.code],
    );
    expect(row?.hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });
});
