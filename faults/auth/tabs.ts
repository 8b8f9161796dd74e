import { setTimeout as pause } from 'node:timers/promises';
import { auth, type Session } from '@ayna/contracts/auth';
import { runInParallel } from '../run-in-parallel.ts';
import { type Account, password, type TestProduct } from '../test-product.ts';

const tabs = 5;

const send = (url: string, path: string, body: object, cookie = ''): Promise<Response> =>
  fetch(new URL(path, url), {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-client': 'browser', ...(cookie && { cookie }) },
    body: JSON.stringify(body),
  });

const cookieOf = (response: Response): string => response.headers.get('set-cookie')?.split(';')[0] ?? '';

type Busy = { times: number };

const UNAVAILABLE = 503;
const MOST_TRIES = 20;

/**
 * Sends until the host has time for it, as a browser does: only a refusal ends a session, not a host that is too busy
 * for 200 requests at once. `busy` counts how often that was.
 */
const sendUntilAnswered = async (busy: Busy, ...request: Parameters<typeof send>): Promise<Response> => {
  for (let tries = 1; ; tries += 1) {
    const response = await send(...request);
    if (response.status !== UNAVAILABLE || tries === MOST_TRIES) return response;
    busy.times += 1;
    await pause(100);
  }
};

type Browser = { readonly refreshToken: string; readonly firstCookie: string; latestCookie: string };

const signIn = async (busy: Busy, url: string, { phone }: Account): Promise<Browser> => {
  const response = await sendUntilAnswered(busy, url, auth.routes.signInPhone.path, { phone, password });
  if (!response.ok)
    throw new Error(`The drill could not sign in: ${response.status} ${await response.text()}`);
  const { refreshToken } = (await response.json()) as Session;
  return { refreshToken, firstCookie: cookieOf(response), latestCookie: cookieOf(response) };
};

/** Many browsers with five tabs each, all refreshing at once with the same cookie: no session ends. */
export const runTabDrill = async ({ url, query, createAccounts }: TestProduct, sessions: number) => {
  const busy: Busy = { times: 0 };
  const browsers: Browser[] = [];
  await runInParallel(
    await createAccounts(sessions),
    4,
    async (person) => void browsers.push(await signIn(busy, url, person)),
  );

  const refresh = (refreshToken: string, cookie: string): Promise<Response> =>
    sendUntilAnswered(busy, url, auth.routes.refresh.path, { refreshToken }, cookie);

  let falseSignOuts = 0;
  let differing = 0;
  await runInParallel(browsers, 40, async (browser) => {
    const responses = await Promise.all(
      Array.from({ length: tabs }, () => refresh(browser.refreshToken, browser.firstCookie)),
    );
    falseSignOuts += responses.filter(({ status }) => status !== 200).length;
    const cookies = new Set(responses.map(cookieOf));
    if (cookies.size !== 1) differing += 1;
    browser.latestCookie = [...cookies][0] ?? '';
  });
  // A further refresh with the new cookie shows that the session is still valid.
  await runInParallel(browsers, 40, async (browser) => {
    const again = await refresh(browser.refreshToken, browser.latestCookie);
    if (again.status !== 200) falseSignOuts += 1;
    browser.latestCookie = cookieOf(again);
  });

  // After thirty seconds, a reuse of the first cookie can only come from a stolen copy.
  await query(
    `update auth.refresh_tokens set rotated_at = rotated_at - interval '31 seconds' where rotated_at is not null`,
  );
  let stillAccepted = 0;
  await runInParallel(browsers.slice(0, 20), 10, async (browser) => {
    const late = await refresh(browser.refreshToken, browser.firstCookie);
    const after = await refresh(browser.refreshToken, browser.latestCookie);
    if (late.status !== 401 || after.status !== 401) stillAccepted += 1;
  });
  return {
    sessions,
    tabs,
    falseSignOuts,
    differing,
    lateReuses: Math.min(20, sessions),
    stillAccepted,
    busy: busy.times,
    passed: falseSignOuts === 0 && differing === 0 && stillAccepted === 0,
  };
};
