import { auth, type Session } from '@ayna/contracts/auth';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AuthApp, authApp, codeOf, cookieOf, goodPassword } from './kit.ts';

let app: AuthApp;
beforeAll(async () => {
  app = await authApp();
});
afterAll(() => app[Symbol.asyncDispose]());

const { routes } = auth;
const DAY = 86_400_000;

const refresh = (refreshToken: string, headers: Record<string, string> = {}) =>
  app.send(routes.refresh, { body: { refreshToken } }, headers);
const sessionIn = async (response: Response): Promise<Session> => (await response.json()) as Session;

/** A browser session: its handle, and the cookie as the browser sends it back. */
const signInBrowser = async () => {
  const one = await app.person();
  const response = await app.send(
    routes.signIn,
    { body: { email: one.email, password: goodPassword } },
    { 'x-client': 'browser' },
  );
  const session = await sessionIn(response);
  return { ...one, session, handle: session.refreshToken, cookie: cookieOf(response) };
};

describe('POST /api/sign/refresh-token', () => {
  test('returns a new access token and a next refresh secret, which works in turn', async () => {
    const one = await app.person();
    const first = await sessionIn(await refresh(one.session.refreshToken));
    expect(first.refreshToken).not.toBe(one.session.refreshToken);
    expect(first.userCode).toBe(one.code);
    expect((await app.send(routes.me, {}, app.as(first))).status).toBe(200);
    const second = await sessionIn(await refresh(first.refreshToken));
    expect(second.refreshToken).not.toBe(first.refreshToken);
  });

  test('the old secret gets the same next secret for 30 seconds', async () => {
    const one = await app.person();
    const first = await sessionIn(await refresh(one.session.refreshToken));
    app.clock.ahead += 29_000;
    const again = await sessionIn(await refresh(one.session.refreshToken));
    expect(again.refreshToken).toBe(first.refreshToken);
  });

  test('attack 31: after that it ends the whole family, and the audit records it', async () => {
    const one = await app.person();
    const first = await sessionIn(await refresh(one.session.refreshToken));
    app.clock.ahead += 31_000;
    const late = await refresh(one.session.refreshToken);
    expect([late.status, await codeOf(late)]).toEqual([401, 'sign-in-needed']);
    expect((await refresh(first.refreshToken)).status).toBe(401);
    expect((await app.send(routes.me, {}, app.as(first))).status).toBe(401);
    const audit = await app.rows('select action from auth.audit where subject = $1', [one.code]);
    expect(audit).toContainEqual({ action: 'refresh-reused' });
  });

  test('attack 32: five tabs that refresh at once stay signed in with the same secret', async () => {
    const one = await app.person();
    const tabs = await Promise.all(
      Array.from({ length: 5 }, async () => sessionIn(await refresh(one.session.refreshToken))),
    );
    expect(new Set(tabs.map(({ refreshToken }) => refreshToken)).size).toBe(1);
    app.clock.ahead += 60_000;
    const again = await Promise.all(tabs.map(({ refreshToken }) => refresh(refreshToken)));
    expect(again.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  });

  test('attack 32: a tab two rotations behind gets the newest secret, so that no cookie goes back', async () => {
    const one = await app.person();
    const first = await sessionIn(await refresh(one.session.refreshToken));
    const second = await sessionIn(await refresh(first.refreshToken));
    const late = await sessionIn(await refresh(one.session.refreshToken));
    expect(late.refreshToken).toBe(second.refreshToken);
    app.clock.ahead += 60_000;
    expect((await refresh(late.refreshToken)).status).toBe(200);
  });

  test('a session lasts 14 days without use and 60 in all', async () => {
    const idle = await app.person();
    app.clock.ahead += 14 * DAY;
    expect((await refresh(idle.session.refreshToken)).status).toBe(401);
    let { session } = await app.person();
    const start = app.clock.ahead;
    for (let day = 13; day < 60; day += 13) {
      app.clock.ahead = start + day * DAY;
      session = await sessionIn(await refresh(session.refreshToken));
    }
    expect(Date.parse(session.refreshExpiresAt) - Date.parse(session.now)).toBeLessThan(9 * DAY);
    app.clock.ahead = start + 60 * DAY;
    expect((await refresh(session.refreshToken)).status).toBe(401);
  });

  test.each(['', 'x', '0190b3c2-aaaa-7bbb-8ccc-0123456789ab', 'a'.repeat(43)])(
    'attack 30: %j belongs to no session: 401',
    async (token) => {
      const response = await refresh(token);
      expect([response.status, await codeOf(response)]).toEqual([401, 'sign-in-needed']);
    },
  );

  test('attack 30: a refresh secret is not an access token, nor the reverse', async () => {
    const { session } = await app.person();
    expect((await app.send(routes.me, {}, { 'x-user-token': session.refreshToken })).status).toBe(401);
    expect((await refresh(session.accessToken.slice(0, 200))).status).toBe(401);
  });
});

describe('in a browser', () => {
  test('the handle needs its cookie, and the response sets a new cookie', async () => {
    const { handle, cookie } = await signInBrowser();
    expect((await refresh(handle)).status).toBe(401);
    const response = await refresh(handle, { cookie });
    expect(response.status).toBe(200);
    expect(cookieOf(response)).not.toBe(cookie);
    expect((await sessionIn(response)).refreshToken).toBe(handle);
  });

  test("the cookie's secret must be that session's, and does not work in a body", async () => {
    const [one, other] = [await signInBrowser(), await signInBrowser()];
    expect((await refresh(one.handle, { cookie: other.cookie })).status).toBe(401);
    expect((await refresh(one.cookie.split('=')[1] ?? '')).status).toBe(401);
    expect((await refresh(one.handle, { cookie: one.cookie })).status).toBe(200);
  });

  test.each(['cross-site', 'same-site'])('attack 40: from %s the cookie is ignored', async (site) => {
    const { handle, cookie, session } = await signInBrowser();
    const foreign = { cookie, 'sec-fetch-site': site };
    expect((await refresh(handle, foreign)).status).toBe(401);
    const body = { refreshToken: handle };
    expect((await app.send(routes.signOut, { body }, foreign)).status).toBe(200);
    expect((await app.send(routes.me, {}, app.as(session))).status).toBe(200);
  });

  test('attack 40: a plain form cannot call it, with any cookie', async () => {
    const { handle, cookie } = await signInBrowser();
    for (const path of ['/api/sign/refresh-token', '/api/sign/out']) {
      const response = await fetch(new URL(path, app.url), {
        method: 'POST',
        body: new URLSearchParams({ refreshToken: handle }),
        headers: { cookie },
      });
      expect(response.status).toBe(415);
    }
  });
});

describe('POST /api/sign/out', () => {
  test('ends the session at once, clears the cookie, and may be repeated', async () => {
    const { handle, cookie, session } = await signInBrowser();
    const body = { refreshToken: handle };
    expect((await app.send(routes.me, {}, app.as(session))).status).toBe(200);
    const out = await app.send(routes.signOut, { body }, { cookie });
    expect(out.headers.get('set-cookie')).toMatch(/^__Host-ayna-refresh=; Max-Age=0; /);
    expect((await app.send(routes.me, {}, app.as(session))).status).toBe(401);
    expect((await refresh(handle, { cookie })).status).toBe(401);
    expect((await app.send(routes.signOut, { body }, { cookie })).status).toBe(200);
  });

  test("a handle alone ends nothing; with that session's access token it ends the session", async () => {
    const { handle, session } = await signInBrowser();
    const body = { refreshToken: handle };
    await app.send(routes.signOut, { body });
    expect((await app.send(routes.me, {}, app.as(session))).status).toBe(200);
    await app.send(routes.signOut, { body }, app.as(session));
    expect((await app.send(routes.me, {}, app.as(session))).status).toBe(401);
  });
});

describe('devices', () => {
  const chrome =
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

  test('are listed by user agent, and only their person can sign them out', async () => {
    const one = await app.person();
    const signIn = { body: { email: one.email, password: goodPassword } };
    const second = await app.call(routes.signIn, signIn, { 'user-agent': chrome });
    const devices = await app.call(routes.sessions, {}, one.as);
    expect(devices.map(({ device, current }) => [device, current])).toEqual([
      ['Windows, Chrome', false],
      ['Bilinmeyen cihaz', true],
    ]);
    const code = devices[0]?.code ?? '';
    const stranger = await app.person();
    expect((await app.send(routes.endSession, { params: { code } }, stranger.as)).status).toBe(404);
    await app.call(routes.endSession, { params: { code } }, one.as);
    expect((await app.send(routes.me, {}, app.as(second))).status).toBe(401);
    expect((await app.send(routes.endSession, { params: { code } }, one.as)).status).toBe(404);
  });

  test('are all signed out at once, except the current one', async () => {
    const one = await app.person();
    const body = { email: one.email, password: goodPassword };
    const others = [await app.call(routes.signIn, { body }), await app.call(routes.signIn, { body })];
    await app.call(routes.endOtherSessions, {}, one.as);
    for (const other of others) {
      expect((await app.send(routes.me, {}, app.as(other))).status).toBe(401);
      expect((await refresh(other.refreshToken)).status).toBe(401);
    }
    expect(await app.call(routes.sessions, {}, one.as)).toHaveLength(1);
  });
});
