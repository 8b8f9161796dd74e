import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { expectFocusIn } from '../support/focus.ts';
import { waitForHydration } from '../support/hydration.ts';
import { expect, test } from '../support/journey.ts';
import { stableBox } from '../support/stable-box.ts';

const enter = (page: Page) => page.getByRole('button', { name: 'Sayfaya gir' }).press('Enter');
const start = async (page: Page): Promise<void> => {
  await enter(page);
  await page.getByRole('button', { name: 'Bu sayfayı 30 saniyede gezin' }).press('Enter');
};
const card = (page: Page) => page.getByRole('dialog');

test.beforeEach(async ({ page }) => {
  await page.goto('/dev/parcalar');
  await waitForHydration(page);
});

test('a tour offers itself once beside the work, and starts when asked for', {
  tag: '@phone',
}, async ({ page }) => {
  const offer = page.getByRole('complementary', { name: 'Bu sayfada yeni misiniz?' });
  await enter(page);
  await expect(offer).toBeVisible();
  await expect(card(page)).toHaveCount(0);
  await expectAccessible(page);
  // What lies beside it is pressed at once, and that is answer enough.
  await page.locator('[data-tour=sms]').click();
  await expect(offer).toHaveCount(0);
  await page.reload();
  await waitForHydration(page);
  await enter(page);
  const help = page.getByRole('button', { name: 'Turu başlat' });
  await expect(help).toBeVisible();
  await expect(offer).toHaveCount(0);
  await help.press('Enter');
  await expectFocusIn(card(page));
});

test('the popover is at most 353 wide and on the screen, the mask 10 off what it shows', async ({ page }) => {
  await start(page);
  await expect(page.locator('.tour-popover')).toHaveCSS('max-width', '353px');
  const { width: screen } = page.viewportSize() ?? { width: 0 };
  await expect.poll(async () => (await card(page).boundingBox())?.width).toBe(353);
  const box = await stableBox(card(page));
  expect(box.x).toBeGreaterThanOrEqual(12);
  expect(box.x + box.width).toBeLessThanOrEqual(screen - 12);
  const target = await stableBox(page.locator('[data-tour=sms]'));
  const hole = page.locator('.tour-mask mask rect').nth(1);
  // Whole pixels: the browser rounds what stands after the point.
  await expect(hole).toHaveCSS('width', new RegExp(`^${Math.floor(target.width + 20)}[.p]`));
  await expect(hole).toHaveCSS('height', new RegExp(`^${Math.floor(target.height + 20)}[.p]`));
});

test('it is walked by keyboard, keeps the focus and gives it back', async ({ page }) => {
  test.slow();
  await start(page);
  const first = page.getByRole('dialog', { name: 'Kalan SMS hakkınız' });
  await expect(first.getByText('Kontrol paneli turu · 1 / 3')).toBeVisible();
  await expect(first.getByRole('button', { name: 'Sonraki' })).toBeFocused();
  await expect(first.getByRole('button', { name: 'Geri' })).toBeHidden();
  for (let step = 0; step < 4; step += 1) {
    await page.keyboard.press('Tab');
    await expect(card(page).locator(':focus')).toHaveCount(1);
  }
  await first.getByRole('button', { name: 'Sonraki' }).press('Enter');
  const second = page.getByRole('dialog', { name: 'Çalışan hakkınız' });
  await expect(second.getByText('2 / 3')).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(first).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(second).toBeVisible();
  await page.keyboard.press('ArrowRight');
  const last = page.getByRole('dialog', { name: 'Fotoğraf hakkınız' });
  await expect(last).toBeVisible();
  await expectAccessible(page);
  await last.getByRole('button', { name: 'Bitir' }).press('Enter');
  await expect(card(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Turu başlat' })).toBeFocused();
});

test('a page whose tour nobody takes does not load it', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.reload();
  await page.waitForLoadState('networkidle');
  await waitForHydration(page);
  await enter(page);
  await expect(page.getByRole('button', { name: 'Bu sayfayı 30 saniyede gezin' })).toBeVisible();
  expect(asked.filter((url) => url.includes('tour-view'))).toEqual([]);
  await page.getByRole('button', { name: 'Bu sayfayı 30 saniyede gezin' }).click();
  await expect(card(page)).toBeVisible();
  expect(asked.filter((url) => url.includes('tour-view')).length).toBeGreaterThan(0);
});
