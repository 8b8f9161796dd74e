import { auth } from '@ayna/contracts/auth';
import { newCode } from '@ayna/kernel/codes';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AuthApp, authApp, codeOf, formOf, goodPassword, newPhone } from './kit.ts';

let app: AuthApp;
beforeAll(async () => {
  app = await authApp();
});
afterAll(() => app[Symbol.asyncDispose]());

const { routes } = auth;

describe('PUT /api/sign/up and POST /api/sign/activate-with-phone', () => {
  test('sends a code to the phone, which opens the account and signs in', async () => {
    const form = formOf({ kind: 'owner', phone: '0541 220 63 18' });
    const challenge = await app.call(routes.signUp, { body: form });
    expect(Date.parse(challenge.expiresAt) - Date.parse(challenge.now)).toBeCloseTo(180_000, -3);
    expect(Date.parse(challenge.resendAt) - Date.parse(challenge.now)).toBeCloseTo(60_000, -3);
    const { digits, purpose } = await app.codeTo('+905412206318');
    expect({ digits, purpose }).toEqual({ digits: expect.stringMatching(/^\d{6}$/), purpose: 'sign-up' });
    const code = `${digits.slice(0, 3)} ${digits.slice(3)}`;
    const session = await app.call(routes.activate, { body: { challenge: challenge.challenge, code } });
    expect(Date.parse(session.accessExpiresAt) - Date.parse(session.now)).toBeCloseTo(600_000, -4);
    expect(Date.parse(session.refreshExpiresAt) - Date.parse(session.now)).toBeCloseTo(14 * 86_400_000, -4);
    expect(await app.call(routes.me, {}, app.as(session))).toMatchObject({
      code: session.userCode,
      name: 'Işıl',
      lastname: 'Kara',
      email: form.email,
      phone: '+905412206318',
      role: 'SalonOwner',
      salonCode: null,
      groups: [],
      salons: [],
    });
  });

  test('the same form sent three times makes one sign-up, one challenge and one code', async () => {
    const body = formOf();
    const key = { 'idempotency-key': newCode() };
    const answers = await Promise.all([1, 2, 3].map(() => app.send(routes.signUp, { body }, key)));
    const bodies = await Promise.all(answers.map((answer) => answer.json()));
    expect(bodies[1]).toEqual(bodies[0]);
    expect(bodies[2]).toEqual(bodies[0]);
    await app.codeTo(body.phone);
    expect(await app.rows('select 1 from auth.people where phone = $1', [body.phone])).toHaveLength(1);
  });

  test('a second sign-up of the number waits a minute, and then the first code is spent', async () => {
    const body = formOf();
    const first = await app.call(routes.signUp, { body });
    const { digits } = await app.codeTo(body.phone);
    const soon = await app.send(routes.signUp, { body });
    expect(soon.status).toBe(429);
    expect(Number(soon.headers.get('retry-after'))).toBeGreaterThan(50);
    expect(await codeOf(soon)).toBe('code-too-soon');
    app.clock.ahead += 61_000;
    const second = await app.call(routes.signUp, { body: { ...body, name: 'Ayşe' } });
    const { digits: newer } = await app.codeTo(body.phone, 2);
    const old = await app.send(routes.activate, { body: { challenge: first.challenge, code: digits } });
    expect(await codeOf(old)).toBe('code-spent');
    const session = await app.call(routes.activate, { body: { challenge: second.challenge, code: newer } });
    expect(await app.call(routes.me, {}, app.as(session))).toMatchObject({ name: 'Ayşe' });
  });

  test('a code activates only its own sign-up, not what a stranger entered for the number', async () => {
    const mine = formOf();
    const { challenge } = await app.call(routes.signUp, { body: mine });
    const { digits } = await app.codeTo(mine.phone);
    app.clock.ahead += 61_000;
    // A stranger signs up with my number and a password of their own; their code comes to me.
    const theirs = formOf({ phone: mine.phone, password: 'kirmizi-vapur-iskele' });
    const stranger = await app.call(routes.signUp, { body: theirs });
    const { digits: toMe } = await app.codeTo(mine.phone, 2);
    for (const [one, code] of [
      [challenge, digits],
      [challenge, toMe],
    ] as const) {
      expect((await app.send(routes.activate, { body: { challenge: one, code } })).status).toBe(400);
    }
    expect(stranger.challenge).not.toBe(challenge);
  });

  test.each(['1234567890', 'galatasaray1905', 'isilkara99'])(
    '%s is refused as a password',
    async (password) => {
      const response = await app.send(routes.signUp, { body: formOf({ password }) });
      expect(response.status).toBe(422);
      expect(await response.json()).toMatchObject({
        fields: { password: 'Bu parola kolay tahmin edilir. Başka bir parola seçin.' },
      });
    },
  );

  test('reading the notice is no condition; that it was shown, and its version, is stored with the consents', async () => {
    const one = await app.person({ marketingSms: true });
    const consents = await app.call(routes.consents, {}, one.as);
    expect(consents.find(({ kind }) => kind === 'notice')).toMatchObject({ version: 1 });
    expect(Object.fromEntries(consents.map(({ kind, given }) => [kind, given]))).toEqual({
      notice: true,
      'marketing-sms': true,
      'marketing-mail': false,
      photos: false,
    });
  });
});

describe('the existence of an account', () => {
  test('attack 36: a known phone gets the same response, its owner a message, and no code is correct', async () => {
    const owner = await app.person();
    app.clock.ahead += 61_000;
    const known = await app.send(routes.signUp, { body: formOf({ phone: owner.phone }) });
    const unknown = await app.send(routes.signUp, { body: formOf() });
    expect(known.status).toBe(unknown.status);
    const [one, other] = (await Promise.all([known.json(), unknown.json()])) as { challenge: string }[];
    expect(Object.keys(one ?? {})).toEqual(Object.keys(other ?? {}));
    expect(await app.codeTo(owner.phone, 2)).toMatchObject({ purpose: 'known-number', digits: '' });
    const guess = { challenge: one?.challenge ?? '', code: '000000' };
    for (const expected of [
      'wrong-code',
      'wrong-code',
      'wrong-code',
      'wrong-code',
      'wrong-code',
      'code-spent',
    ]) {
      expect(await codeOf(await app.send(routes.activate, { body: guess }))).toBe(expected);
    }
    expect(await app.rows('select 1 from auth.people where phone = $1', [owner.phone])).toHaveLength(1);
  });

  test('attack 36: a known e-mail gets the same response, and the new account has none', async () => {
    const owner = await app.person();
    const second = await app.person({ email: owner.email });
    expect(await app.call(routes.me, {}, second.as)).toMatchObject({ email: null });
    expect(await app.call(routes.me, {}, owner.as)).toMatchObject({ email: owner.email });
    const { userCode } = await app.call(routes.signInPhone, {
      body: { phone: second.phone, password: goodPassword },
    });
    expect(userCode).toBe(second.code);
  });

  test('attack 36: two sign-ups that verify the same e-mail at once: one gets it', async () => {
    const email = `${newCode()}@ornek.com`;
    const forms = [formOf({ email }), formOf({ email })];
    const waiting = await Promise.all(
      forms.map(async (body) => ({
        challenge: (await app.call(routes.signUp, { body })).challenge,
        code: (await app.codeTo(body.phone)).digits,
      })),
    );
    const sessions = await Promise.all(waiting.map((body) => app.call(routes.activate, { body })));
    const all = await Promise.all(sessions.map((session) => app.call(routes.me, {}, app.as(session))));
    expect(all.map((me) => me.email).filter(Boolean)).toEqual([email]);
  });

  test('attack 39: an e-mail with a dotless i is invalid, and capitals are lowered by ASCII', async () => {
    expect((await app.send(routes.signUp, { body: formOf({ email: 'mıke@ornek.com' }) })).status).toBe(422);
    const mike = `MIKE.${newCode()}@ORNEK.COM`;
    const one = await app.person({ email: mike });
    expect(await app.call(routes.me, {}, one.as)).toMatchObject({ email: mike.toLowerCase() });
  });

  test.each(['+4915112345678', '0212 555 10 10', '+901234567890'])(
    'attack 35: %s is refused as a number for codes',
    async (phone) => {
      expect((await app.send(routes.signUp, { body: formOf({ phone }) })).status).toBe(422);
      expect((await app.send(routes.forgotPassword, { body: { phone } })).status).toBe(422);
    },
  );
});

describe('codes', () => {
  const signUpWaiting = async () => {
    const body = formOf({ phone: newPhone() });
    const { challenge } = await app.call(routes.signUp, { body });
    return { challenge, phone: body.phone, digits: (await app.codeTo(body.phone)).digits };
  };
  const wrong = (digits: string) => String((Number(digits) + 1) % 1_000_000).padStart(6, '0');

  test('attack 33: of a thousand guesses by fifty parallel clients five are compared', async () => {
    const { challenge, digits } = await signUpWaiting();
    const guesses: string[] = [];
    const guessFrom = async (first: number): Promise<void> => {
      for (let index = first; index < 1_000; index += 50) {
        const code = String((Number(digits) + 1 + index) % 1_000_000).padStart(6, '0');
        guesses.push(await codeOf(await app.send(routes.activate, { body: { challenge, code } })));
      }
    };
    await Promise.all(Array.from({ length: 50 }, (_, first) => guessFrom(first)));
    expect(guesses.filter((code) => code === 'wrong-code')).toHaveLength(5);
    expect(guesses.filter((code) => code === 'code-spent')).toHaveLength(995);
    expect((await app.send(routes.activate, { body: { challenge, code: digits } })).status).toBe(400);
  });

  test('attack 33: the correct code in parallel requests opens one session', async () => {
    const { challenge, digits } = await signUpWaiting();
    const statuses = await Promise.all(
      Array.from(
        { length: 5 },
        async () => (await app.send(routes.activate, { body: { challenge, code: digits } })).status,
      ),
    );
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  });

  test('attack 34: after a resend the old code is wrong and the new one correct', async () => {
    const { challenge, phone, digits } = await signUpWaiting();
    expect((await app.send(routes.resendCode, { body: { challenge } })).status).toBe(429);
    app.clock.ahead += 61_000;
    const again = await app.call(routes.resendCode, { body: { challenge } });
    expect(again.challenge).toBe(challenge);
    const { digits: newer } = await app.codeTo(phone, 2);
    // Once in a million both codes have the same six digits.
    const old = await app.send(routes.activate, {
      body: { challenge, code: newer === digits ? wrong(digits) : digits },
    });
    expect(await codeOf(old)).toBe('wrong-code');
    expect((await app.send(routes.activate, { body: { challenge, code: newer } })).status).toBe(200);
  });

  test('a code is valid for three minutes, and a new one allows five guesses again', async () => {
    const { challenge, phone, digits } = await signUpWaiting();
    for (let index = 0; index < 5; index += 1) {
      await app.send(routes.activate, { body: { challenge, code: wrong(digits) } });
    }
    app.clock.ahead += 61_000;
    await app.call(routes.resendCode, { body: { challenge } });
    const { digits: newer } = await app.codeTo(phone, 2);
    app.clock.ahead += 181_000;
    const late = await app.send(routes.activate, { body: { challenge, code: newer } });
    expect(await codeOf(late)).toBe('code-spent');
    await app.call(routes.resendCode, { body: { challenge } });
    const { digits: newest } = await app.codeTo(phone, 3);
    expect((await app.send(routes.activate, { body: { challenge, code: newest } })).status).toBe(200);
  });

  test('a code is valid for one challenge and one purpose only', async () => {
    const [one, other] = [await signUpWaiting(), await signUpWaiting()];
    const crossed = await app.send(routes.activate, {
      body: {
        challenge: one.challenge,
        code: one.digits === other.digits ? wrong(one.digits) : other.digits,
      },
    });
    expect(await codeOf(crossed)).toBe('wrong-code');
    const password = 'sari-kamyon-yolda';
    const misused = await app.send(routes.newPassword, {
      body: { challenge: one.challenge, code: one.digits, password },
    });
    expect(await codeOf(misused)).toBe('code-spent');
  });

  test('no row contains a code, a password or a refresh secret in plain text', async () => {
    const one = await app.person();
    const { digits } = await app.codeTo(one.phone);
    const tables = [
      'challenges',
      'credentials',
      'refresh_tokens',
      'sessions',
      'audit',
      'counts',
      'answered_calls',
    ];
    for (const table of tables) {
      const [{ text } = { text: '' }] = await app.rows<{ text: string }>(
        `select coalesce(string_agg(t::text, ' '), '') as text from auth.${table} t`,
      );
      expect(text).not.toContain(goodPassword);
      expect(text).not.toContain(one.session.refreshToken);
      expect(text).not.toMatch(new RegExp(`[ (,]${digits}[ ),]`));
    }
  });
});
