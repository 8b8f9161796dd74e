import { paths } from '../../apps/web/app/paths.ts';
import type { Browser, BrowserContextOptions, Page } from '../../e2e/support/chromium.ts';
import { demoAccounts, demoPassword } from '../../tools/seed/accounts.ts';

/** The owner of the first demo salon. */
export const ownerPhone = demoAccounts[1]?.phone ?? '';

type Session = {
  readonly accessToken: string;
  readonly accessExpiresAt: string;
  readonly refreshToken: string;
  readonly refreshExpiresAt: string;
  readonly userCode: string;
};

const signIn = async (page: Page, url: string): Promise<Session> => {
  const response = await page.request.post(`${url}/api/sign/in-phone`, {
    data: { phone: ownerPhone, password: demoPassword },
  });
  if (!response.ok()) throw new Error(`sign-in of the owner failed: ${await response.text()}`);
  return (await response.json()) as Session;
};

type Viewport = { readonly width: number; readonly height: number };

/** A page of a browser in which the owner is signed in. */
export const newOwnerPage = async (
  browser: Browser,
  url: string,
  viewport: Viewport,
  options: BrowserContextOptions = {},
): Promise<Page> => {
  const page = await browser.newPage({
    viewport,
    locale: 'tr-TR',
    timezoneId: 'Europe/Istanbul',
    ...options,
  });
  const session = await signIn(page, url);
  const storedSession = {
    accessToken: session.accessToken,
    accessExpiry: String(Date.parse(session.accessExpiresAt)),
    refreshToken: session.refreshToken,
    refreshExpiry: String(Date.parse(session.refreshExpiresAt)),
    userCode: session.userCode,
    'tours-seen': JSON.stringify([`calendar ${session.userCode}`]),
  };
  await page.addInitScript(
    `for (const [key, value] of Object.entries(${JSON.stringify(storedSession)})) if (!localStorage.getItem(key)) localStorage.setItem(key, value)`,
  );
  return page;
};

/** Opens the owner's calendar on a day, signed in. */
export const openCalendar = async (
  browser: Browser,
  url: string,
  viewport: Viewport,
  day: string,
): Promise<Page> => {
  const page = await newOwnerPage(browser, url, viewport);
  await page.goto(`${url}${paths.profile}?gun=${day}`);
  await page.locator('[data-block]').first().waitFor({ timeout: 30_000 });
  return page;
};
