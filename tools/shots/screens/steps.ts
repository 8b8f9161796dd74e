import type { Page } from '../../../e2e/support/chromium.ts';
import type { Step } from '../screen.ts';
import { longTexts } from './texts.ts';

type AriaRole = Parameters<Page['getByRole']>[0];
type Name = string | RegExp;

const byRole = (page: Page, role: AriaRole, name?: Name) =>
  page
    .getByRole(role, name === undefined ? {} : { name, exact: typeof name === 'string' })
    .and(page.locator(':visible'))
    .first();

/** Presses the first visible one. */
export const press =
  (role: AriaRole, name?: Name): Step =>
  (page) =>
    byRole(page, role, name).click();

export const waitFor =
  (role: AriaRole, name?: Name): Step =>
  (page) =>
    byRole(page, role, name).waitFor({ timeout: 20_000 });

export const waitForText =
  (text: Name): Step =>
  (page) =>
    page.getByText(text).and(page.locator(':visible')).first().waitFor({ timeout: 20_000 });

export const fill =
  (label: Name, text: string): Step =>
  (page) =>
    page.getByLabel(label, { exact: true }).fill(text);

export const pressKeys =
  (...keys: readonly string[]): Step =>
  async (page) => {
    for (const key of keys) await page.keyboard.press(key);
  };

/** Answers the calls to matching addresses with 503, as a broken server does. */
export const failCalls =
  (address: RegExp): Step =>
  (page) =>
    page.route(address, (route) => route.fulfill({ status: 503 }));

/** What the browser and the app log about such a call. */
export const failedCall = /503|^api:/;

/** Never answers the calls to matching addresses, so that the page shows its skeleton. */
export const holdCalls =
  (address: RegExp): Step =>
  (page) =>
    page.route(address, () => undefined);

const lengthen = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(lengthen);
  if (typeof value !== 'object' || value === null) return value;
  const copy = Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, lengthen(inner)]));
  if ('name' in copy && 'lastname' in copy)
    return { ...copy, name: longTexts.name, lastname: longTexts.lastname };
  if ('name' in copy && 'duration' in copy) return { ...copy, name: longTexts.service };
  return copy;
};

/** Gives every person and every service of the API's responses a long name; the data stays as it is. */
export const lengthenNames: Step = (page) =>
  page.route(/\/api\/(Appointment|Customer|Employee|Service|user)\//, async (route) => {
    if (route.request().method() !== 'GET') return route.fallback();
    const response = await route.fetch();
    if (!response.headers()['content-type']?.startsWith('application/json'))
      return route.fulfill({ response });
    return route.fulfill({ response, json: lengthen(await response.json()) });
  });

/** Shows the page as if it were 09:12 of today in the salon; the data stays as it is. */
export const beginMorning: Step = async (page) => {
  const now = new Date();
  now.setUTCHours(6, 12, 0, 0);
  await page.clock.setFixedTime(now);
};

/** As if a code had just been sent to a phone from this tab. */
export const storeChallenge =
  (purpose: 'activation' | 'new-password' | 'booking'): Step =>
  (page) =>
    page.addInitScript(`sessionStorage.setItem('ayna.challenge.${purpose}', JSON.stringify({
      challenge: 'sample', requestedAt: Date.now(), expiresAt: Date.now() + 180_000, resendAt: Date.now() + 60_000,
      phone: '+905550000006' }))`);
