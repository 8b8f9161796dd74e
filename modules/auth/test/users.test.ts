import { auth } from '@ayna/contracts/auth';
import { newCode } from '@ayna/kernel/codes';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AuthApp, authApp, codeOf, formOf, goodPassword } from './kit.ts';

let app: AuthApp;
let admin: Awaited<ReturnType<AuthApp['admin']>>;
beforeAll(async () => {
  app = await authApp();
  admin = await app.admin();
});
afterAll(() => app[Symbol.asyncDispose]());

const { routes } = auth;
const page = (s?: string, om?: number, at = 0) =>
  app.call(
    routes.userPage,
    { params: { page: at }, query: { ...(s !== undefined && { s }), ...(om !== undefined && { om }) } },
    admin.as,
  );

describe('GET /api/user/page/{page}', () => {
  test('finds a person by any spelling of name, e-mail or phone', async () => {
    const one = await app.person({ name: 'Işıl', lastname: 'Gökçeoğlu', email: 'isil.gokce@ornek.com' });
    const local = `0${one.phone.slice(3, 6)} ${one.phone.slice(6, 9)} ${one.phone.slice(9, 11)}`;
    for (const s of ['isil gokceoglu', 'IŞIL GÖKÇEOĞLU', 'gökçeoğlu', 'isil.gokce@', one.phone, local]) {
      const { items } = await page(s);
      expect(
        items.map(({ code }) => code),
        s,
      ).toContain(one.code);
    }
    expect((await page('gokceoglu isik')).items).toEqual([]);
    expect((await page('%')).totalCount).toBe(0);
    expect((await page('_sil')).totalCount).toBe(0);
  });

  test('pages count from 0, newest first, ten or `om` on a page, without unverified sign-ups', async () => {
    const lastname = `Sayfa${newCode().slice(-6).replaceAll(/\d/g, 'x')}`;
    const codes: string[] = [];
    for (let index = 0; index < 3; index += 1) codes.push((await app.person({ lastname })).code);
    await app.call(routes.signUp, { body: formOf({ name: 'Bekleyen', lastname }) });
    const first = await page(lastname, 2);
    expect(first).toMatchObject({ totalCount: 3, pageCount: 2 });
    const rest = await page(lastname, 2, 1);
    expect([...first.items, ...rest.items].map(({ code }) => code)).toEqual(codes.toReversed());
    expect((await page(lastname, 2, 2)).items).toEqual([]);
  });

  test('shows role, state and salons', async () => {
    const salonCode = newCode();
    const one = await app.person({ lastname: 'Roldeneme' });
    await app.grant(one.code, salonCode, 'Receptionist');
    expect((await page('roldeneme')).items[0]).toMatchObject({
      role: 'Employee',
      active: true,
      salons: [{ salonCode, groups: ['Receptionist'] }],
    });
  });

  test('attack 25: is for Admin alone, as is deactivating people', async () => {
    const one = await app.person();
    await app.grant(one.code, newCode(), 'Administrator');
    const input = { params: { page: 0 }, query: {} };
    expect((await app.send(routes.userPage, input)).status).toBe(401);
    expect((await app.send(routes.userPage, input, one.as)).status).toBe(403);
    const off = { params: { userCode: admin.code }, body: { active: false } };
    expect((await app.send(routes.setActive, off, one.as)).status).toBe(403);
  });
});

describe('PUT /api/user/active/{userCode}', () => {
  test('attack 26: a deactivated person is signed out within a second, and may sign in again when activated', async () => {
    const one = await app.person();
    expect((await app.send(routes.me, {}, one.as)).status).toBe(200);
    const set = (active: boolean) =>
      app.call(routes.setActive, { params: { userCode: one.code }, body: { active } }, admin.as);
    await set(false);
    const start = performance.now();
    while ((await app.send(routes.me, {}, one.as)).status !== 401) {
      if (performance.now() - start > 1_000)
        throw new Error('the deactivated person was still signed in after a second');
    }
    const body = { refreshToken: one.session.refreshToken };
    expect((await app.send(routes.refresh, { body })).status).toBe(401);
    const signIn = { body: { email: one.email, password: goodPassword } };
    expect((await app.send(routes.signIn, signIn)).status).toBe(400);
    await set(true);
    expect((await app.send(routes.signIn, signIn)).status).toBe(200);
    expect((await app.send(routes.me, {}, one.as)).status).toBe(401);
  });

  test('refuses oneself and an unknown person', async () => {
    const set = async (userCode: string) =>
      codeOf(await app.send(routes.setActive, { params: { userCode }, body: { active: false } }, admin.as));
    expect(await set(admin.code)).toBe('own-rights');
    expect(await set(newCode())).toBe('not-found');
  });
});

describe('GET /api/user/{userCode}', () => {
  test('attack 21: shows oneself, a colleague of the active salon, and anybody to Admin; others are not found', async () => {
    const [one, colleague, stranger] = [await app.person(), await app.person(), await app.person()];
    const [salon, other] = [newCode(), newCode()];
    await app.own(one.code, salon, 'view-reports');
    app.clock.ahead += 1_000;
    await app.own(one.code, other);
    await app.grant(colleague.code, salon);
    await app.grant(stranger.code, other);
    const show = async (userCode: string, as: Record<string, string>) =>
      (await app.send(routes.user, { params: { userCode } }, as)).status;
    expect(await show(one.code, one.as)).toBe(200);
    expect(await show(colleague.code, one.as)).toBe(200);
    expect(await show(stranger.code, one.as)).toBe(404);
    expect(await show(newCode(), one.as)).toBe(404);
    expect(await show(stranger.code, admin.as)).toBe(200);
    expect(await show(one.code, {})).toBe(401);
    const { routes: paths } = auth;
    expect(await app.call(paths.user, { params: { userCode: colleague.code } }, one.as)).toEqual({
      code: colleague.code,
      name: 'Işıl',
      lastname: 'Kara',
      imageUrl: null,
    });
    await app.call(routes.activeSalon, { body: { salonCode: other } }, one.as);
    expect(await show(stranger.code, one.as)).toBe(200);
    expect(await show(colleague.code, one.as)).toBe(404);
  });

  test('without a code the response is 200 and empty', async () => {
    expect(await app.call(routes.userWithoutCode, {}, admin.as)).toEqual({});
  });
});

describe('the active salon', () => {
  test('is the oldest membership until another of one’s own is chosen, per session', async () => {
    const one = await app.person();
    const [first, second] = [newCode(), newCode()];
    const me = () => app.call(routes.me, {}, one.as);
    expect(await me()).toMatchObject({ salonCode: null, salons: [] });
    await app.own(one.code, first, 'Receptionist');
    expect(await me()).toMatchObject({ salonCode: first, groups: ['Receptionist'], role: 'SalonOwner' });
    app.clock.ahead += 1_000;
    await app.own(one.code, second, 'view-reports');
    expect((await me()).salons).toHaveLength(2);
    await app.call(routes.activeSalon, { body: { salonCode: second } }, one.as);
    expect(await me()).toMatchObject({ salonCode: second, groups: ['view-reports'] });
    const elsewhere = await app.call(routes.signIn, { body: { email: one.email, password: goodPassword } });
    expect(await app.call(routes.me, {}, app.as(elsewhere))).toMatchObject({ salonCode: first });
    const foreign = await app.send(routes.activeSalon, { body: { salonCode: newCode() } }, one.as);
    expect(foreign.status).toBe(404);
    await app.ctxFor('salon').call(routes.withdrawMembership, {
      body: { person: one.code, salonCode: second, mayEndAdministrator: true },
    });
    expect(await me()).toMatchObject({ salonCode: first });
  });
});

describe('one’s own account', () => {
  const picture = `/api/File/image/${newCode()}/medium`;

  test('name and picture change, and a search finds the new name', async () => {
    const one = await app.person();
    const body = { name: 'Çağla', lastname: 'Şimşekoğlu', imageUrl: picture };
    await app.call(routes.profile, { body }, one.as);
    expect(await app.call(routes.me, {}, one.as)).toMatchObject(body);
    await app.call(routes.profile, { body: { name: 'Çağla', lastname: 'Şimşekoğlu' } }, one.as);
    expect(await app.call(routes.me, {}, one.as)).toMatchObject({ imageUrl: picture });
    await app.call(routes.profile, { body: { ...body, imageUrl: null } }, one.as);
    expect(await app.call(routes.me, {}, one.as)).toMatchObject({ imageUrl: null });
    expect((await page('simsekoglu')).items[0]).toMatchObject({ code: one.code });
  });

  test.each([
    'javascript:alert(1)',
    'http://ornek.com/a.png',
    'https://ornek.com/a.png',
    'https://127.0.0.1/x',
    '//evil.example/x',
    '/api/sign/out',
    `/api/File/image/${newCode()}/../../sign/out`,
    `https://evil.example${picture}`,
    `${picture}?next=//evil.example`,
    '/api/File/image/x/medium',
  ])('attack 45: imageUrl as SSRF or javascript: %s is refused', async (imageUrl) => {
    const body = { name: 'Ali', lastname: 'Kara', imageUrl };
    const response = await app.send(routes.profile, { body }, admin.as);
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ fields: { imageUrl: expect.any(String) as string } });
  });

  test('seen tours are stored once each, for oneself alone', async () => {
    const [one, other] = [await app.person(), await app.person()];
    const seen = async (who: typeof one) => (await app.call(routes.tours, {}, who.as)).seen;
    expect(await seen(one)).toEqual([]);
    for (const tour of ['services', 'calendar', 'services'] as const)
      await app.call(routes.markTourSeen, { body: { tour } }, one.as);
    expect(await seen(one)).toEqual(['calendar', 'services']);
    expect(await seen(other)).toEqual([]);
    for (const tour of ['', 'A', 'a b', '<b>', 'x'.repeat(41)])
      expect((await app.send(routes.markTourSeen, { body: { tour } }, one.as)).status, tour).toBe(422);
    expect((await app.send(routes.tours, {})).status).toBe(401);
  });

  test('at most 100 tours are stored for one person', async () => {
    const one = await app.person();
    const letter = (at: number) => String.fromCodePoint(97 + at);
    for (let at = 0; at < 110; at += 1)
      await app.call(
        routes.markTourSeen,
        { body: { tour: `tour-${letter(at % 26)}${letter(Math.floor(at / 26))}` } },
        one.as,
      );
    expect((await app.call(routes.tours, {}, one.as)).seen).toHaveLength(100);
  });

  test('consents change, every change is stored, and a read notice stays read', async () => {
    const one = await app.person();
    const set = (kind: string, given: boolean) => app.send(routes.consent, { body: { kind, given } }, one.as);
    for (const given of [true, false, true]) expect((await set('photos', given)).status).toBe(200);
    const consents = await app.call(routes.consents, {}, one.as);
    expect(consents.find(({ kind }) => kind === 'photos')).toMatchObject({ given: true, version: 1 });
    const stored = await app.rows('select given from auth.consents where person_code = $1 and kind = $2', [
      one.code,
      'photos',
    ]);
    expect(stored).toHaveLength(4);
    expect((await set('notice', false)).status).toBe(400);
  });
});

describe('GET /api/user/e-mail and /phone', () => {
  test('attack 36: return code and masked name, to Admin and to managers of employees', async () => {
    const [one, manager, other] = [await app.person(), await app.person(), await app.person()];
    const salon = newCode();
    await app.grant(manager.code, salon, 'manage-employees');
    await app.grant(other.code, salon, 'view-customers');
    const expected = { code: one.code, maskedName: 'I*** K***' };
    const email = { query: { email: one.email } };
    const phone = { query: { phone: `0${one.phone.slice(3)}` } };
    for (const as of [admin.as, manager.as]) {
      expect(await app.call(routes.byEmail, email, as)).toEqual(expected);
      expect(await app.call(routes.byPhone, phone, as)).toEqual(expected);
    }
    expect((await app.send(routes.byEmail, email, other.as)).status).toBe(403);
    expect((await app.send(routes.byPhone, phone, one.as)).status).toBe(404);
    expect((await app.send(routes.byPhone, phone)).status).toBe(401);
    const nobody = { query: { email: `${newCode()}@ornek.com` } };
    expect((await app.send(routes.byEmail, nobody, admin.as)).status).toBe(404);
  });
});
