import type { Page } from '@playwright/test';
import { expect, test } from '../support/journey.ts';

const failed = 'Bu sayfa şu an açılamadı';

/** How often the document of this page was loaded. */
const countLoads = (page: Page) => {
  const loads: string[] = [];
  page.on('domcontentloaded', () => void loads.push(page.url()));
  return loads;
};

test('a route chunk that is gone reloads the page once, then it is a ChunkLoadError and no loop', async ({
  page,
  expects,
}) => {
  expects.push(/Failed to load resource/, /route module/, /dynamically imported module/, /ChunkLoadError/);
  const errors: string[] = [];
  page.on('console', (message) => void errors.push(message.text()));
  const loads = countLoads(page);
  await page.route(/\/assets\/sign-up-screen-[^/]*\.js/, (route) => route.abort());
  await page.goto('/giris-yap');
  const toSignUp = page.getByRole('link', { name: 'Kayıt ol' }).first();
  await toSignUp.click();
  await expect.poll(() => loads.length).toBe(2);
  await expect(toSignUp).toBeVisible();
  await page.waitForLoadState('networkidle');
  await toSignUp.click();
  await expect(page.getByText(failed)).toBeVisible();
  await page.waitForTimeout(300);
  expect(loads).toHaveLength(2);
  expect(errors.join('\n')).toContain('ChunkLoadError');
});

test('a route chunk that never comes is given 120000 ms, then the page is reloaded once', async ({
  page,
}) => {
  await page.clock.install();
  const loads = countLoads(page);
  let isAsked = false;
  await page.route(/\/assets\/sign-up-screen-[^/]*\.js/, () => {
    isAsked = true;
  });
  await page.goto('/giris-yap');
  await page.getByRole('link', { name: 'Kayıt ol' }).first().click();
  await expect.poll(() => isAsked).toBe(true);
  await page.clock.fastForward(119_000);
  await page.waitForTimeout(200);
  expect(loads).toHaveLength(1);
  // The time counts from when the navigation is drawn; on a busy machine that is after the chunk was asked for.
  await expect
    .poll(async () => {
      await page.clock.fastForward(10_000);
      return loads.length;
    })
    .toBe(2);
});
