import { auth } from '@ayna/contracts/auth';
import { newCode } from '@ayna/kernel/codes';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  type AuthApp,
  authApp,
  codeOf,
  cookieOf,
  formOf,
  newPhone,
  goodPassword as password,
} from './kit.ts';

let app: AuthApp;
beforeAll(async () => {
  app = await authApp();
});
afterAll(() => app[Symbol.asyncDispose]());

const { routes } = auth;
const guestForm = (more: object = {}) => ({
  name: 'Elif',
  lastname: 'Demir',
  phone: newPhone(),
  noticeSeen: true,
  ...more,
});

/** A session that the code alone opened; `sent` counts the codes to that number so far. */
const guestSession = async (phone: string, sent = 1) => {
  const { challenge } = await app.call(routes.guest, { body: guestForm({ phone }) });
  const { digits } = await app.codeTo(phone, sent);
  return app.call(routes.guestCode, { body: { challenge, code: digits } });
};

describe('POST /api/sign/guest and /api/sign/guest-code', () => {
  test('the code opens a session of a new customer without a password', async () => {
    const phone = newPhone();
    const session = await guestSession(phone);
    expect(await app.codeTo(phone)).toMatchObject({ purpose: 'guest' });
    expect(await app.call(routes.me, {}, app.as(session))).toMatchObject({
      code: session.userCode,
      name: 'Elif',
      phone,
      email: null,
      role: 'Customer',
      salons: [],
      customerOnly: true,
    });
    const consents = await app.rows('select kind, given from auth.consents where person_code = $1', [
      session.userCode,
    ]);
    expect(consents).toEqual([{ kind: 'notice', given: true }]);
    for (const guess of ['', 'x', password]) {
      const response = await app.send(routes.signInPhone, { body: { phone, password: guess || ' ' } });
      expect(await codeOf(response)).toBe('wrong-credentials');
    }
  });

  test("a browser gets a cookie, and a refreshed session is still a customer's", async () => {
    const owner = await app.person();
    await app.own(owner.code, newCode(), 'Administrator');
    app.clock.ahead += 61_000;
    const { challenge } = await app.call(routes.guest, { body: guestForm({ phone: owner.phone }) });
    const { digits } = await app.codeTo(owner.phone, 2);
    const body = { challenge, code: digits };
    const opened = await app.send(routes.guestCode, { body }, { 'x-client': 'browser' });
    const { refreshToken } = (await opened.json()) as { refreshToken: string };
    const browser = { 'x-client': 'browser', cookie: cookieOf(opened), 'sec-fetch-site': 'same-origin' };
    const next = await app.call(routes.refresh, { body: { refreshToken } }, browser);
    const me = await app.call(routes.me, {}, app.as(next));
    expect(me).toMatchObject({ code: owner.code, salons: [], salonCode: null, groups: [], role: 'Customer' });
  });

  test('a new guest sets a password with a forgotten one, and then may do everything', async () => {
    const phone = newPhone();
    const guest = await guestSession(phone);
    app.clock.ahead += 61_000;
    const { challenge } = await app.call(routes.forgotPassword, { body: { phone } });
    const { digits } = await app.codeTo(phone, 2);
    const session = await app.call(routes.newPassword, { body: { challenge, code: digits, password } });
    expect(session.userCode).toBe(guest.userCode);
    expect(await app.call(routes.me, {}, app.as(session))).toMatchObject({ customerOnly: false });
    expect((await app.send(routes.sessions, {}, app.as(session))).status).toBe(200);
    const signedIn = await app.call(routes.signInPhone, { body: { phone, password } });
    expect(signedIn.userCode).toBe(guest.userCode);
  });

  test('a new guest sets the first password with the session that the code opened, once and soon', async () => {
    const phone = newPhone();
    const guest = await guestSession(phone);
    const as = app.as(guest);
    expect(await app.call(routes.passwordStatus, {}, as)).toEqual({ exists: false, maySet: true });
    const weak = await app.send(routes.firstPassword, { body: { password: 'elifdemir1' } }, as);
    expect([weak.status, await codeOf(weak)]).toEqual([422, 'invalid-fields']);
    const sent = await Promise.all(
      [1, 2].map(() => app.send(routes.firstPassword, { body: { password } }, as)),
    );
    expect(sent.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1);
    const won = sent.find(({ status }) => status === 200);
    const session = (await won?.json()) as typeof guest;
    expect(session.userCode).toBe(guest.userCode);
    expect(await app.call(routes.me, {}, app.as(session))).toMatchObject({ customerOnly: false, phone });
    expect(await app.call(routes.passwordStatus, {}, app.as(session))).toEqual({
      exists: true,
      maySet: false,
    });
    expect((await app.call(routes.signInPhone, { body: { phone, password } })).userCode).toBe(guest.userCode);
    // The session of the code has ended with it.
    expect(await codeOf(await app.send(routes.me, {}, as))).toBe('sign-in-needed');
    const kinds = await app.rows('select action from auth.audit where subject = $1', [guest.userCode]);
    expect(kinds).toEqual([{ action: 'password-set' }]);
  });

  test('no session of a code replaces a password, and an old one sets none', async () => {
    const owner = await app.person();
    app.clock.ahead += 61_000;
    const coded = app.as(await guestSession(owner.phone, 2));
    expect(await app.call(routes.passwordStatus, {}, coded)).toEqual({ exists: true, maySet: false });
    const taken = await app.send(routes.firstPassword, { body: { password: 'yeni kapak ve kalem' } }, coded);
    expect([taken.status, await codeOf(taken)]).toEqual([409, 'password-exists']);
    const { phone } = owner;
    expect((await app.send(routes.signInPhone, { body: { phone, password } })).status).toBe(200);

    const refreshed = await guestSession(newPhone());
    app.clock.ahead += 31 * 60_000;
    const { accessToken } = await app.call(routes.refresh, {
      body: { refreshToken: refreshed.refreshToken },
    });
    const late = await app.send(routes.firstPassword, { body: { password } }, app.as({ accessToken }));
    expect([late.status, await codeOf(late)]).toEqual([403, 'code-needed']);
  });

  test('somebody who has booked before comes in with the phone alone; a phone without an account gets no code', async () => {
    const phone = newPhone();
    const guest = await guestSession(phone);
    app.clock.ahead += 61_000;
    const { challenge } = await app.call(routes.customerCode, { body: { phone } });
    const { digits } = await app.codeTo(phone, 2);
    const session = await app.call(routes.guestCode, { body: { challenge, code: digits } });
    expect(session.userCode).toBe(guest.userCode);
    expect(await app.call(routes.me, {}, app.as(session))).toMatchObject({ customerOnly: true });

    const unknown = newPhone();
    const response = await app.call(routes.customerCode, { body: { phone: unknown } });
    expect(Object.keys(response).toSorted()).toEqual(
      Object.keys(await app.call(routes.customerCode, { body: { phone: newPhone() } })).toSorted(),
    );
    const guess = await app.send(routes.guestCode, {
      body: { challenge: response.challenge, code: '000000' },
    });
    expect(await codeOf(guess)).toBe('wrong-code');
    expect(await app.rows('select 1 from auth.people where phone = $1', [unknown])).toEqual([]);
  });

  test('two requests for one number leave one person, and only the newest code counts', async () => {
    const phone = newPhone();
    const first = await app.call(routes.guest, { body: guestForm({ phone }) });
    const { digits: old } = await app.codeTo(phone);
    app.clock.ahead += 61_000;
    const session = await guestSession(phone, 2);
    const late = await app.send(routes.guestCode, { body: { challenge: first.challenge, code: old } });
    expect(await codeOf(late)).toBe('code-spent');
    expect(await app.rows('select person_code from auth.people where phone = $1', [phone])).toEqual([
      { person_code: session.userCode },
    ]);
  });

  test('a code that was sent before the account moved to another number opens nothing', async () => {
    const owner = await app.person();
    app.clock.ahead += 61_000;
    const { challenge } = await app.call(routes.guest, { body: guestForm({ phone: owner.phone }) });
    const { digits } = await app.codeTo(owner.phone, 2);
    await app.rows('update auth.people set phone = $2 where person_code = $1', [owner.code, newPhone()]);
    const response = await app.send(routes.guestCode, { body: { challenge, code: digits } });
    expect(await codeOf(response)).toBe('code-spent');
  });

  test('a guest who only began with a number does not hide a sign-up that waits for its code', async () => {
    const form = formOf();
    await app.call(routes.signUp, { body: form });
    app.clock.ahead += 61_000;
    await app.call(routes.guest, { body: guestForm({ phone: form.phone }) });
    app.clock.ahead += 61_000;
    const body = { phone: form.phone, password: form.password };
    expect(await codeOf(await app.send(routes.signInPhone, { body }))).toBe('phone-not-proved');
  });
});

describe('what a code alone opens', () => {
  test('never a salon: the session of an owner has no membership and changes nothing of the account', async () => {
    const owner = await app.person();
    const salonCode = newCode();
    await app.own(owner.code, salonCode, 'Administrator');
    app.clock.ahead += 61_000;
    const session = await guestSession(owner.phone, 2);
    expect(session.userCode).toBe(owner.code);
    const as = app.as(session);
    const me = await app.call(routes.me, {}, as);
    expect(me).toMatchObject({ role: 'Customer', salonCode: null, groups: [], salons: [], email: null });
    expect(await codeOf(await app.send(routes.members, { params: { salonCode } }, as))).toBe('not-found');
    const calls = [
      app.send(routes.changePhone, { body: { phone: newPhone(), password } }, as),
      app.send(routes.changeEmail, { body: { email: 'baska@ornek.com', password } }, as),
      app.send(routes.resetPassword, { body: { email: owner.email, password, newPassword: password } }, as),
      app.send(routes.deleteAccount, { body: { password } }, as),
      app.send(routes.profile, { body: { name: 'Yeni', lastname: 'Ad' } }, as),
      app.send(routes.endOtherSessions, {}, as),
      app.send(routes.startSecondFactor, { body: { password } }, as),
    ];
    for (const response of await Promise.all(calls)) expect(await codeOf(response)).toBe('password-needed');
    // The session with the password goes on as before.
    expect(await app.call(routes.me, {}, owner.as)).toMatchObject({ role: 'SalonOwner', salonCode });
  });

  test('never the platform, and no way past a second factor', async () => {
    const admin = await app.admin();
    const { secret } = await app.call(routes.startSecondFactor, { body: { password } }, admin.as);
    const appCode = () =>
      new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + app.clock.ahead });
    await app.call(routes.confirmSecondFactor, { body: { code: appCode() } }, admin.as);
    app.clock.ahead += 61_000;
    const as = app.as(await guestSession(admin.phone, 2));
    expect(await app.call(routes.me, {}, as)).toMatchObject({ role: 'Customer' });
    expect(await codeOf(await app.send(routes.userPage, { params: { page: '0' } }, as))).toBe('not-allowed');
    const passed = await app.send(routes.passSecondFactor, { body: { code: appCode() } }, as);
    expect(await codeOf(passed)).toBe('password-needed');
  });
});

describe('attacks 33 to 36 on the code of a guest', () => {
  test('attack 33: of thirty guesses at once five are compared, and then the right code is spent too', async () => {
    const { phone, ...rest } = guestForm();
    const { challenge } = await app.call(routes.guest, { body: { phone, ...rest } });
    const { digits } = await app.codeTo(phone);
    const wrong = digits === '000000' ? '000001' : '000000';
    const guesses = await Promise.all(
      Array.from({ length: 30 }, () => app.send(routes.guestCode, { body: { challenge, code: wrong } })),
    );
    const codes = await Promise.all(guesses.map(codeOf));
    expect(codes.filter((code) => code === 'wrong-code')).toHaveLength(5);
    const right = await app.send(routes.guestCode, { body: { challenge, code: digits } });
    expect(right.status).not.toBe(200);
  });

  test('attack 34: a code is over after three minutes, counts once, and for nothing else', async () => {
    const form = guestForm();
    const { challenge } = await app.call(routes.guest, { body: form });
    const { digits } = await app.codeTo(form.phone);
    const body = { challenge, code: digits };
    expect(await codeOf(await app.send(routes.activate, { body }))).toBe('code-spent');
    const asPassword = await app.send(routes.newPassword, { body: { ...body, password } });
    expect(await codeOf(asPassword)).toBe('code-spent');
    const answers = await Promise.all([1, 2].map(() => app.send(routes.guestCode, { body })));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 400]);
    app.clock.ahead += 61_000;
    const late = guestForm();
    const other = await app.call(routes.guest, { body: late });
    const { digits: old } = await app.codeTo(late.phone);
    app.clock.ahead += 180_001;
    const response = await app.send(routes.guestCode, { body: { challenge: other.challenge, code: old } });
    expect(await codeOf(response)).toBe('code-spent');
  });

  test('attack 34: a code whose response was lost opens a session again for the same key alone, and only while it lasts', async () => {
    const form = guestForm();
    const { challenge } = await app.call(routes.guest, { body: form });
    const { digits } = await app.codeTo(form.phone);
    const body = { challenge, code: digits };
    const wrong = { challenge, code: digits === '000000' ? '000001' : '000000' };
    const own = { 'idempotency-key': newCode() };
    const first = await app.call(routes.guestCode, { body }, own);
    const again = await app.call(routes.guestCode, { body }, own);
    expect(again.userCode).toBe(first.userCode);
    expect(again.refreshToken).not.toBe(first.refreshToken);
    expect(await codeOf(await app.send(routes.guestCode, { body }))).toBe('code-spent');
    for (const key of [newCode(), ''])
      expect(await codeOf(await app.send(routes.guestCode, { body }, { 'idempotency-key': key }))).toBe(
        'code-spent',
      );
    // Guesses are counted as before, so the key of somebody else's tab is worth nothing without the digits.
    expect(await codeOf(await app.send(routes.guestCode, { body: wrong }, own))).toBe('wrong-code');
    app.clock.ahead += 180_001;
    expect(await codeOf(await app.send(routes.guestCode, { body }, own))).toBe('code-spent');
  });

  test('attack 34: after a resend the old code is wrong and the new one correct', async () => {
    const form = guestForm();
    const { challenge } = await app.call(routes.guest, { body: form });
    const { digits: old } = await app.codeTo(form.phone);
    app.clock.ahead += 61_000;
    await app.call(routes.resendCode, { body: { challenge } });
    const { digits } = await app.codeTo(form.phone, 2);
    // Once in a million both codes have the same six digits.
    const outdated = old === digits ? (digits === '000000' ? '000001' : '000000') : old;
    const late = await app.send(routes.guestCode, { body: { challenge, code: outdated } });
    expect(await codeOf(late)).toBe('wrong-code');
    expect((await app.send(routes.guestCode, { body: { challenge, code: digits } })).status).toBe(200);
  });

  test.each(['+4915112345678', '+902163491275', '+19005550000', '+9053212345'])(
    'attack 35: no code goes to %s, which is no Turkish mobile number',
    async (phone) => {
      const response = await app.send(routes.guest, { body: guestForm({ phone }) });
      expect([response.status, await response.json()]).toMatchObject([
        422,
        { fields: { phone: expect.any(String) as string } },
      ]);
    },
  );

  test('attack 59: a form that is sent twice with one key sends one code for one challenge', async () => {
    const form = guestForm();
    const key = { 'idempotency-key': newCode() };
    const send = () => app.call(routes.guest, { body: form }, key);
    const [first, second] = await Promise.all([send(), send()]);
    expect(second).toEqual(first);
    await app.codeTo(form.phone);
    await guestSession(newPhone());
    expect(app.sentTo(form.phone)).toHaveLength(1);
  });

  test('attack 35: a minute lies between two codes to one number, also after a code for a password', async () => {
    const owner = await app.person();
    app.clock.ahead += 61_000;
    await app.call(routes.forgotPassword, { body: { phone: owner.phone } });
    const soon = await app.send(routes.guest, { body: guestForm({ phone: owner.phone }) });
    expect([soon.status, await codeOf(soon)]).toEqual([429, 'code-too-soon']);
  });

  test('attack 36: known, unknown and deactivated numbers get the same response', async () => {
    const known = await app.person();
    const gone = await app.person();
    await app.rows('update auth.people set active = false where person_code = $1', [gone.code]);
    app.clock.ahead += 61_000;
    const answers = await Promise.all(
      [known.phone, gone.phone, newPhone()].map((phone) =>
        app.send(routes.guest, { body: guestForm({ phone }) }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const bodies = (await Promise.all(answers.map((answer) => answer.json()))) as { challenge: string }[];
    expect(new Set(bodies.map((body) => Object.keys(body).join())).size).toBe(1);
    const guess = { challenge: bodies[1]?.challenge ?? '', code: '123456' };
    expect(await codeOf(await app.send(routes.guestCode, { body: guess }))).toBe('wrong-code');
    // Sent after the one to the deactivated account would have been.
    await app.codeTo(known.phone, 2);
    await guestSession(newPhone());
    expect(app.sentTo(gone.phone)).toHaveLength(1);
  });
});
