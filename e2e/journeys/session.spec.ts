import type { BrowserContext, Page } from '@playwright/test';
import { expect, test } from '../support/journey.ts';
import { createAccount, signIn, storedSession } from '../support/people.ts';

const refreshPath = '/api/sign/refresh-token';

/** The calls that the tabs of a browser make to exchange their refresh token. */
const refreshesOf = (context: BrowserContext): string[] => {
  const calls: string[] = [];
  context.on('request', (sent) => {
    if (sent.url().endsWith(refreshPath)) calls.push(sent.headers()['x-client'] ?? 'nobody');
  });
  return calls;
};

/** Whatever the screen asks for has been answered: a call under way would refresh what a test makes old. */
const quiet = (page: Page) => page.waitForLoadState('networkidle');

const signedIn = async (page: Page, request: Parameters<typeof createAccount>[0]): Promise<void> => {
  const person = await createAccount(request, 'customer');
  await page.goto('/profil/hesap');
  await signIn(page, person);
  await expect(page).toHaveURL('/profil/hesap');
  await quiet(page);
};

const change = (page: Page, key: string, value: string) =>
  page.evaluate(`localStorage.setItem('${key}', '${value}')`);

/** On a page without scripts: a late call of the screen that goes away would refresh, too. */
const expireAccess = async (page: Page): Promise<void> => {
  await page.goto('/robots.txt');
  await change(page, 'accessExpiry', String(Date.now()));
};

/** Loads again a page that leads elsewhere before it has loaded. */
const leaving = (page: Page) => page.reload({ waitUntil: 'commit' });

test('a reload restores the session, and an expired access token is refreshed first', async ({
  page,
  request,
  context,
}) => {
  await signedIn(page, request);
  const refreshes = refreshesOf(context);
  await page.reload();
  await expect(page).toHaveURL('/profil/hesap');
  await quiet(page);
  expect(refreshes).toEqual([]);
  const before = await storedSession(page);
  await expireAccess(page);
  await page.goto('/profil/hesap');
  await expect.poll(async () => (await storedSession(page))['accessToken']).not.toBe(before['accessToken']);
  await expect(page).toHaveURL('/profil/hesap');
  expect(refreshes).toEqual(['browser']);
});

test('without a refresh token the stored session is cleared', async ({ page, request }) => {
  await signedIn(page, request);
  await page.evaluate(`localStorage.removeItem('refreshToken')`);
  await leaving(page);
  await expect(page).toHaveURL(/\/giris-yap/);
  expect(await storedSession(page)).toEqual({});
});

test('five tabs whose token expires at once refresh once, and all stay signed in', async ({
  page,
  request,
  context,
}) => {
  await signedIn(page, request);
  const tabs = [page, ...(await Promise.all(Array.from({ length: 4 }, () => context.newPage())))];
  await expireAccess(page);
  const refreshes = refreshesOf(context);
  await Promise.all(tabs.map((tab) => tab.goto('/profil/hesap')));
  for (const tab of tabs) {
    await expect(tab.getByRole('main')).not.toContainText('Oturumunuz açılıyor');
    await expect(tab).toHaveURL('/profil/hesap');
  }
  expect(refreshes).toEqual(['browser']);
});

test('a session that ends in the middle of work leads to sign-in, and back to the same screen', async ({
  page,
  request,
  expects,
}) => {
  expects.push(/status of 401/);
  const person = await createAccount(request, 'customer');
  await page.goto('/profil/hesap');
  await signIn(page, person);
  await expect(page).toHaveURL('/profil/hesap');
  await page.goto('/profil/hesap?gun=2026-11-14');
  await expect(page).toHaveURL('/profil/hesap?gun=2026-11-14');
  await quiet(page);
  await change(page, 'accessExpiry', String(Date.now()));
  await change(page, 'refreshToken', '019a0000-0000-7000-8000-00000000dead');
  await leaving(page);
  await expect(page).toHaveURL('/giris-yap?next=%2Fprofil%2Fhesap%3Fgun%3D2026-11-14');
  expect(await storedSession(page)).toEqual({});
  await signIn(page, person);
  await expect(page).toHaveURL('/profil/hesap?gun=2026-11-14');
});

test('an answer 401 removes the tokens, leads to sign-in and back', async ({ page, request, expects }) => {
  expects.push(/status of 401/);
  const person = await createAccount(request, 'customer');
  await page.goto('/profil/hesap');
  await signIn(page, person);
  await expect(page).toHaveURL('/profil/hesap');
  await quiet(page);
  await change(page, 'accessToken', 'no-token-at-all');
  await leaving(page);
  await expect(page).toHaveURL('/giris-yap?next=%2Fprofil%2Fhesap');
  const kept = await storedSession(page);
  expect([kept['accessToken'], kept['refreshToken']]).toEqual([undefined, undefined]);
  await signIn(page, person);
  await expect(page).toHaveURL('/profil/hesap');
});

test('signing out signs every tab out, and nothing of the session is left', async ({
  page,
  request,
  context,
  isMobile,
}) => {
  await signedIn(page, request);
  const other = await context.newPage();
  await other.goto('/profil/hesap');
  await expect(other.getByRole('main')).not.toContainText('Oturumunuz açılıyor');
  const { refreshToken = '' } = await storedSession(page);
  if (isMobile) await page.getByRole('button', { name: 'Menü' }).click();
  await page.getByRole('button', { name: 'Çıkış yap' }).click();
  await expect(page).toHaveURL('/giris-yap');
  await expect(other).toHaveURL(/\/giris-yap/);
  expect(await storedSession(page)).toEqual({});
  const answer = await request.post(refreshPath, { data: { refreshToken } });
  expect(answer.status()).toBe(401);
});

test('signing out does not wait for slow calls, and tells the server', async ({
  page,
  request,
  isMobile,
}) => {
  await signedIn(page, request);
  await quiet(page);
  const { refreshToken = '' } = await storedSession(page);
  const hanging: string[] = [];
  await page.route(/\/api\/user\/(?!me)/, (route) => void hanging.push(route.request().url()));
  await page.reload();
  // The page before may have asked for something late, too.
  await expect.poll(() => hanging.length).toBeGreaterThanOrEqual(2);
  const began = Date.now();
  if (isMobile) await page.getByRole('button', { name: 'Menü' }).click();
  await page.getByRole('button', { name: 'Çıkış yap' }).click();
  await expect(page).toHaveURL('/giris-yap');
  expect(Date.now() - began).toBeLessThan(5_000);
  const answer = await request.post(refreshPath, { data: { refreshToken } });
  expect(answer.status()).toBe(401);
});

test('who is signed in does not see the sign-in page', async ({ page, request }) => {
  await signedIn(page, request);
  await page.goto('/giris-yap?next=%2Frandevularim');
  await expect(page).toHaveURL('/randevularim');
  await page.goto('/kayit-ol');
  await expect(page).toHaveURL('/profil/hesap');
});

test('without a network nobody is signed out; when it is back the work goes on', async ({
  page,
  request,
}) => {
  await signedIn(page, request);
  await page.addInitScript(`if (sessionStorage.getItem('away'))
    Object.defineProperty(Navigator.prototype, 'onLine', { get: () => sessionStorage.getItem('away') === null })`);
  await page.evaluate(`sessionStorage.setItem('away', 'yes')`);
  await page.reload();
  await expect(page.getByText('Bağlantı yok. Son güncelleme')).toBeVisible();
  await page.evaluate(`sessionStorage.removeItem('away'); window.dispatchEvent(new Event('online'))`);
  await expect(page.getByText('Bağlantı yok. Son güncelleme')).toBeHidden();
  await expect(page).toHaveURL('/profil/hesap');
});

test('a browser clock that is ten minutes off stays signed in', async ({ browser, request, baseURL }) => {
  for (const minutes of [-10, 10]) {
    const context = await browser.newContext({ baseURL: baseURL ?? '' });
    await context.clock.install({ time: Date.now() + minutes * 60_000 });
    const page = await context.newPage();
    await signedIn(page, request);
    const refreshes = refreshesOf(context);
    await page.reload();
    await expect(page.getByRole('main')).not.toContainText('Oturumunuz açılıyor');
    await expect(page).toHaveURL('/profil/hesap');
    expect(refreshes).toEqual([]);
    await context.close();
  }
});
