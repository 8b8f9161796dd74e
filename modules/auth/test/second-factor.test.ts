import { auth } from '@ayna/contracts/auth';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AuthApp, authApp, codeOf, goodPassword as password } from './kit.ts';

let app: AuthApp;
beforeAll(async () => {
  app = await authApp({ LIMITS: 'off', SECOND_FACTOR: 'required' });
});
afterAll(() => app[Symbol.asyncDispose]());

const { routes } = auth;
type Headers = Readonly<Record<string, string>>;

const STEP_MS = 30_000;
const appCode = (secret: string): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + app.clock.ahead });

/** Sets the second factor up as an authenticator app does; the next code is of the next step. */
const setUp = async (headers: Headers) => {
  const { secret, uri } = await app.call(routes.startSecondFactor, { body: { password } }, headers);
  const { recoveryCodes } = await app.call(
    routes.confirmSecondFactor,
    { body: { code: appCode(secret) } },
    headers,
  );
  app.clock.ahead += STEP_MS;
  return { secret, uri, recoveryCodes };
};

const pass = (code: string, headers: Headers) =>
  app.send(routes.passSecondFactor, { body: { code } }, headers);
const otherDevice = async ({ phone }: { readonly phone: string }): Promise<Headers> =>
  app.as(await app.call(routes.signInPhone, { body: { phone, password } }));

describe('a second factor', () => {
  test('is on once the first code of the app is right', async () => {
    const one = await app.person();
    const before = await app.call(routes.secondFactor, {}, one.as);
    expect(before).toEqual({ enabled: false, passedUntil: null, recoveryCodesLeft: 0 });
    const { secret } = await app.call(routes.startSecondFactor, { body: { password } }, one.as);
    const wrong = await app.send(routes.confirmSecondFactor, { body: { code: '000000' } }, one.as);
    expect(await codeOf(wrong)).toBe('wrong-second-factor');
    expect(await app.call(routes.secondFactor, {}, one.as)).toMatchObject({ enabled: false });
    const body = { code: appCode(secret) };
    const { recoveryCodes } = await app.call(routes.confirmSecondFactor, { body }, one.as);
    expect(new Set(recoveryCodes).size).toBe(10);
    const after = await app.call(routes.secondFactor, {}, one.as);
    expect(after).toMatchObject({ enabled: true, recoveryCodesLeft: 10 });
    expect(after.passedUntil).not.toBeNull();
  });

  test('is stored so that a copy of the database opens nothing', async () => {
    const one = await app.person();
    const { secret, uri, recoveryCodes } = await setUp(one.as);
    expect(uri).toContain('otpauth://totp/Ayna:');
    const stored = JSON.stringify([
      await app.rows('select * from auth.second_factors where owner = $1', [one.code]),
      await app.rows('select * from auth.recovery_codes where owner = $1', [one.code]),
      await app.rows('select * from auth.audit where subject = $1', [one.code]),
    ]);
    for (const text of [secret, ...recoveryCodes]) expect(stored).not.toContain(text);
  });

  test('wants the password to be set up and to be removed', async () => {
    const one = await app.person();
    const start = await app.send(routes.startSecondFactor, { body: { password: 'tahmin' } }, one.as);
    expect(start.status).toBe(422);
    const { secret } = await setUp(one.as);
    const guess = { body: { password: 'tahmin', code: appCode(secret) } };
    expect((await app.send(routes.removeSecondFactor, guess, one.as)).status).toBe(422);
    const again = await app.send(routes.startSecondFactor, { body: { password } }, one.as);
    expect(await codeOf(again)).toBe('second-factor-on');
    await app.call(routes.removeSecondFactor, { body: { password, code: appCode(secret) } }, one.as);
    expect(await app.call(routes.secondFactor, {}, one.as)).toMatchObject({ enabled: false });
  });

  test('a code counts once, also when it is sent twice at the same time', async () => {
    const one = await app.person();
    const { secret } = await setUp(one.as);
    const code = appCode(secret);
    const answers = await Promise.all([pass(code, one.as), pass(code, one.as)]);
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    expect((await pass(code, one.as)).status).toBe(400);
  });

  test('a recovery code counts once, however it is typed', async () => {
    const one = await app.person();
    const { recoveryCodes } = await setUp(one.as);
    const [first = ''] = recoveryCodes;
    const typed = ` ${first.slice(0, 5).toUpperCase()}-${first.slice(5)} `;
    expect((await pass(typed, one.as)).status).toBe(200);
    expect((await pass(first, one.as)).status).toBe(400);
    expect(await app.call(routes.secondFactor, {}, one.as)).toMatchObject({ recoveryCodesLeft: 9 });
    await app.call(routes.replaceRecoveryCodes, {}, one.as);
    expect((await pass(recoveryCodes[1] ?? '', one.as)).status).toBe(400);
  });

  test('of one person is no use to another', async () => {
    const [one, other] = [await app.person(), await app.person()];
    const { secret, recoveryCodes } = await setUp(one.as);
    await setUp(other.as);
    expect((await pass(appCode(secret), other.as)).status).toBe(400);
    expect((await pass(recoveryCodes[0] ?? '', other.as)).status).toBe(400);
  });
});

describe('what Admin does', () => {
  const users = (headers: Headers) => app.send(routes.userPage, { params: { page: 0 }, query: {} }, headers);

  test('wants a second factor in each session, for a working day', async () => {
    const admin = await app.admin();
    expect(await codeOf(await users(admin.as))).toBe('second-factor-missing');
    const { secret } = await setUp(admin.as);
    expect((await users(admin.as)).status).toBe(200);
    const elsewhere = await otherDevice(admin);
    expect(await codeOf(await users(elsewhere))).toBe('second-factor-needed');
    // At once: no cached status may keep the person waiting.
    expect((await pass(appCode(secret), elsewhere)).status).toBe(200);
    expect((await users(elsewhere)).status).toBe(200);
    app.clock.ahead += 8 * 3_600_000;
    const nextDay = await otherDevice(admin);
    expect(await codeOf(await users(nextDay))).toBe('second-factor-needed');
  });

  test('needs none in development, unless one is set up', async () => {
    await using development = await authApp();
    const admin = await development.admin();
    const input = { params: { page: 0 }, query: {} };
    expect((await development.send(routes.userPage, input, admin.as)).status).toBe(200);
  });
});
