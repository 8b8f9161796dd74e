import { auth, type Session } from '@ayna/contracts/auth';
import { inParallel, type Made, password, type Scene } from '../scene.ts';

const tabs = 5;

const send = (url: string, path: string, body: object, cookie = ''): Promise<Response> =>
  fetch(new URL(path, url), {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-client': 'browser', ...(cookie && { cookie }) },
    body: JSON.stringify(body),
  });

const cookieOf = (response: Response): string => response.headers.get('set-cookie')?.split(';')[0] ?? '';

const refresh = (url: string, refreshToken: string, cookie: string): Promise<Response> =>
  send(url, auth.routes.refresh.path, { refreshToken }, cookie);

type Browser = { readonly handle: string; readonly first: string; last: string };

const signIn = async (url: string, { phone }: Made): Promise<Browser> => {
  const response = await send(url, auth.routes.signInPhone.path, { phone, password });
  const { refreshToken } = (await response.json()) as Session;
  return { handle: refreshToken, first: cookieOf(response), last: cookieOf(response) };
};

/** Many browsers, five tabs each, all refreshing at once with the same cookie: nobody is signed out by that. */
export const tabDrill = async ({ url, rows, makePeople }: Scene, sessions: number) => {
  const browsers: Browser[] = [];
  await inParallel(
    await makePeople(sessions),
    4,
    async (person) => void browsers.push(await signIn(url, person)),
  );

  let falseSignOuts = 0;
  let differing = 0;
  await inParallel(browsers, 40, async (browser) => {
    const answers = await Promise.all(
      Array.from({ length: tabs }, () => refresh(url, browser.handle, browser.first)),
    );
    falseSignOuts += answers.filter(({ status }) => status !== 200).length;
    const cookies = new Set(answers.map(cookieOf));
    if (cookies.size !== 1) differing += 1;
    browser.last = [...cookies][0] ?? '';
  });
  // And once more, each with what it was given: the session lives.
  await inParallel(browsers, 40, async (browser) => {
    const again = await refresh(url, browser.handle, browser.last);
    if (again.status !== 200) falseSignOuts += 1;
    browser.last = cookieOf(again);
  });

  // Thirty seconds later the first cookie can only be a copy.
  await rows(
    `update auth.refresh_tokens set rotated_at = rotated_at - interval '31 seconds' where rotated_at is not null`,
  );
  let outlived = 0;
  await inParallel(browsers.slice(0, 20), 10, async (browser) => {
    const late = await refresh(url, browser.handle, browser.first);
    const after = await refresh(url, browser.handle, browser.last);
    if (late.status !== 401 || after.status !== 401) outlived += 1;
  });
  return {
    sessions,
    tabs,
    falseSignOuts,
    differing,
    lateReuses: Math.min(20, sessions),
    outlived,
    passed: falseSignOuts === 0 && differing === 0 && outlived === 0,
  };
};
