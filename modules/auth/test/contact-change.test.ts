import { auth } from '@ayna/contracts/auth';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AuthApp, authApp, codeOf, formOf, newPhone, goodPassword as password } from './kit.ts';

let app: AuthApp;
beforeAll(async () => {
  app = await authApp();
});
afterAll(() => app[Symbol.asyncDispose]());

const { routes } = auth;

/** The same person on another device. */
const otherDevice = async ({ phone }: { readonly phone: string }) =>
  app.as(await app.call(routes.signInPhone, { body: { phone, password } }));

const isSignedIn = async (headers: Readonly<Record<string, string>>): Promise<boolean> =>
  (await app.send(routes.me, {}, headers)).ok;

const newAddress = (): string => `${crypto.randomUUID()}@ornek.com`;

describe('a new phone number', () => {
  test('replaces the old one with its code, and signs in', async () => {
    const one = await app.person();
    const phone = newPhone();
    const { challenge } = await app.call(routes.changePhone, { body: { phone, password } }, one.as);
    const { digits, purpose } = await app.codeTo(phone);
    expect(purpose).toBe('change-phone');
    const stranger = await app.person();
    const stolen = await app.send(routes.confirmPhone, { body: { challenge, code: '000000' } }, stranger.as);
    expect(stolen.status).toBe(400);
    await app.call(routes.confirmPhone, { body: { challenge, code: digits } }, one.as);
    expect(await app.call(routes.me, {}, one.as)).toMatchObject({ phone });
    const body = { phone, password };
    expect((await app.call(routes.signInPhone, { body })).userCode).toBe(one.code);
  });

  test("attack 36: another account's number gets the same response, its owner a message, and no code is correct", async () => {
    const [one, other] = [await app.person(), await app.person()];
    app.clock.ahead += 61_000;
    const { challenge } = await app.call(
      routes.changePhone,
      { body: { phone: other.phone, password } },
      one.as,
    );
    expect(await app.codeTo(other.phone, 2)).toMatchObject({ purpose: 'known-number', digits: '' });
    const guess = await app.send(routes.confirmPhone, { body: { challenge, code: '000000' } }, one.as);
    expect(await codeOf(guess)).toBe('wrong-code');
  });

  test('is refused when another account has verified it meanwhile', async () => {
    const one = await app.person();
    const phone = newPhone();
    const { challenge } = await app.call(routes.changePhone, { body: { phone, password } }, one.as);
    const { digits } = await app.codeTo(phone);
    app.clock.ahead += 61_000;
    const { challenge: theirs } = await app.call(routes.signUp, { body: formOf({ phone }) });
    const { digits: code } = await app.codeTo(phone, 2);
    await app.call(routes.activate, { body: { challenge: theirs, code } });
    const late = await app.send(routes.confirmPhone, { body: { challenge, code: digits } }, one.as);
    expect([late.status, await codeOf(late)]).toEqual([409, 'phone-taken']);
  });

  test('wants the password: a stolen session is not enough', async () => {
    const one = await app.person();
    const phone = newPhone();
    const refused = await app.send(routes.changePhone, { body: { phone, password: 'tahmin' } }, one.as);
    expect([refused.status, await refused.json()]).toEqual([
      422,
      expect.objectContaining({ fields: { password: expect.stringContaining('Parolanız') as string } }),
    ]);
    expect(app.sentTo(phone)).toEqual([]);
  });

  test('is told to the old one, and ends the other sessions', async () => {
    const one = await app.person();
    const elsewhere = await otherDevice(one);
    const phone = newPhone();
    const { challenge } = await app.call(routes.changePhone, { body: { phone, password } }, one.as);
    const { digits } = await app.codeTo(phone);
    expect(await isSignedIn(elsewhere)).toBe(true);
    await app.call(routes.confirmPhone, { body: { challenge, code: digits } }, one.as);
    expect(await app.noticeTo(one.phone)).toMatchObject({ what: 'phone' });
    expect([await isSignedIn(one.as), await isSignedIn(elsewhere)]).toEqual([true, false]);
  });
});

describe('an e-mail address', () => {
  const confirm = (token: string) => app.send(routes.confirmEmail, { body: { token } });
  const change = (email: string, headers: Readonly<Record<string, string>>) =>
    app.call(routes.changeEmail, { body: { email, password } }, headers);

  test('is confirmed by the link that the sign-up sent', async () => {
    const one = await app.person();
    expect(await app.call(routes.me, {}, one.as)).toMatchObject({ email: one.email, emailVerified: false });
    const { token, purpose } = await app.linkTo(one.email);
    expect(purpose).toBe('confirm');
    expect((await confirm(token)).status).toBe(200);
    expect(await app.call(routes.me, {}, one.as)).toMatchObject({ email: one.email, emailVerified: true });
    const again = await confirm(token);
    expect([again.status, await codeOf(again)]).toEqual([410, 'link-over']);
  });

  test('changes once its link is opened; the phone is told and the other sessions end', async () => {
    const one = await app.person();
    const elsewhere = await otherDevice(one);
    const email = newAddress();
    await change(email, one.as);
    expect(await app.call(routes.me, {}, one.as)).toMatchObject({ email: one.email });
    const { token } = await app.linkTo(email);
    expect(await isSignedIn(elsewhere)).toBe(true);
    await app.call(routes.confirmEmail, { body: { token } });
    expect(await app.call(routes.me, {}, one.as)).toMatchObject({ email, emailVerified: true });
    expect(await app.noticeTo(one.phone)).toMatchObject({ what: 'email' });
    expect(await isSignedIn(elsewhere)).toBe(false);
    expect((await app.call(routes.signIn, { body: { email, password } })).userCode).toBe(one.code);
    expect((await app.send(routes.signIn, { body: { email: one.email, password } })).status).toBe(400);
  });

  test('wants the password to change', async () => {
    const one = await app.person();
    const body = { email: newAddress(), password: 'tahmin' };
    expect((await app.send(routes.changeEmail, { body }, one.as)).status).toBe(422);
  });

  test('does not change by a link from before a new password: a thief may have requested it', async () => {
    const one = await app.person();
    const email = newAddress();
    await change(email, one.as);
    const { token } = await app.linkTo(email);
    const body = { email: one.email, password, newPassword: 'yeni-mavi-tren' };
    await app.call(routes.resetPassword, { body }, one.as);
    expect((await confirm(token)).status).toBe(410);
    expect(await app.call(routes.me, {}, one.as)).toMatchObject({ email: one.email });
  });

  test('has one link at a time, which lasts a day', async () => {
    const one = await app.person();
    const { token: first } = await app.linkTo(one.email);
    await app.call(routes.sendEmailLink, {}, one.as);
    const { token: second } = await app.linkTo(one.email, 2);
    expect((await confirm(first)).status).toBe(410);
    app.clock.ahead += 86_400_000;
    expect((await confirm(second)).status).toBe(410);
    app.clock.ahead -= 86_400_000;
    expect((await confirm(second)).status).toBe(200);
  });

  test("attack 36: another account's address gets the same response, its owner a message, and no link", async () => {
    const [one, other] = [await app.person(), await app.person()];
    await confirm((await app.linkTo(other.email)).token);
    expect(await change(other.email, one.as)).toEqual(await change(newAddress(), one.as));
    expect(await app.linkTo(other.email, 2)).toMatchObject({ purpose: 'known-address', token: '' });
    expect(await app.call(routes.me, {}, other.as)).toMatchObject({ email: other.email });
  });

  test('that a stranger typed at sign-up goes to the person who opens its link', async () => {
    const stranger = await app.person();
    const owner = await app.person({ email: newAddress() });
    await change(stranger.email, owner.as);
    const { token } = await app.linkTo(stranger.email, 2);
    await app.call(routes.confirmEmail, { body: { token } });
    expect(await app.call(routes.me, {}, owner.as)).toMatchObject({ email: stranger.email });
    expect(await app.noticeTo(stranger.phone)).toMatchObject({ what: 'email' });
    const { userCode } = await app.call(routes.signInPhone, { body: { phone: stranger.phone, password } });
    expect(userCode).toBe(stranger.code);
  });

  test('of another account that is confirmed meanwhile is refused', async () => {
    const [one, other] = [await app.person(), await app.person({ email: newAddress() })];
    const { token: theirs } = await app.linkTo(other.email);
    await change(other.email, one.as);
    const { token: mine } = await app.linkTo(other.email, 2);
    await app.call(routes.confirmEmail, { body: { token: theirs } });
    const late = await confirm(mine);
    expect([late.status, await codeOf(late)]).toEqual([409, 'email-taken']);
  });
});
