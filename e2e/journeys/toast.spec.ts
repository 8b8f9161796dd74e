import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { expectFocusIn } from '../support/focus.ts';
import { waitForHydration } from '../support/hydration.ts';
import { expect, test } from '../support/journey.ts';
import { stableBox } from '../support/stable-box.ts';

const show = (page: Page, kind: string) =>
  page
    .getByRole('region', { name: 'Bildirim', exact: true })
    .getByRole('button', { name: kind, exact: true })
    .press('Enter');

const toasts = (page: Page) => page.getByRole('region', { name: 'Bildirimler (Alt+T)' });
const shown = (page: Page) => toasts(page).locator('[data-in=true]');

test.beforeEach(async ({ page }) => {
  await page.clock.install({ time: 0 });
  await page.goto('/dev/parcalar');
  await waitForHydration(page);
});

test('a toast closes by itself after 5000 ms', async ({ page }) => {
  await page.clock.pauseAt(600_000);
  await show(page, 'Başarılı');
  await expect(page.getByRole('status').filter({ hasText: 'E-posta kopyalandı' })).toBeVisible();
  await page.clock.runFor(4900);
  await expect(shown(page)).toHaveCount(1);
  await page.clock.runFor(600);
  await expect(toasts(page).locator('[data-in]')).toHaveCount(0);
});

test('also for anyone who asked for less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await show(page, 'Geri alınabilir');
  await expect(shown(page)).toHaveCount(1);
  await page.clock.runFor(5500);
  await expect(toasts(page).locator('[data-in]')).toHaveCount(0);
});

test('toasts stand at the top right, on a desk below the head, at most 3 at once; the others wait', async ({
  page,
  isMobile,
}) => {
  for (const kind of ['Başarılı', 'Hatalı', 'Uyarı', 'Bilgi']) await show(page, kind);
  await expect(shown(page)).toHaveCount(3);
  await expect(page.getByText('Yeni sürüm hazır')).toBeHidden();
  await page.clock.runFor(400);
  const width = page.viewportSize()?.width ?? 0;
  // It slides into its place.
  await expect
    .poll(async () => {
      const box = await shown(page).first().boundingBox();
      return [box?.y, (box?.x ?? 0) + (box?.width ?? 0)];
    })
    .toEqual([isMobile ? 12 : 88, width - 12]);
  await page.clock.runFor(5500);
  await expect(page.getByText('Yeni sürüm hazır')).toBeVisible();
});

test('Alt+T goes to the toast, which then waits; Esc closes it and gives the focus back', async ({
  page,
}) => {
  await show(page, 'Başarılı');
  const opener = page.getByRole('button', { name: 'Başarılı', exact: true });
  await expect(opener).toBeFocused();
  await page.keyboard.press('Alt+t');
  await expect(shown(page)).toBeFocused();
  await page.clock.runFor(10_000);
  await expect(shown(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(shown(page)).toHaveCount(0);
  await expect(opener).toBeFocused();
});

test('Alt+T reaches a toast from within a dialog', async ({ page }) => {
  await show(page, 'Başarılı');
  await page.getByRole('button', { name: 'Mesajı aç' }).press('Enter');
  await expectFocusIn(page.getByRole('dialog'));
  await page.keyboard.press('Alt+t');
  await expect(shown(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(toasts(page).getByRole('button', { name: 'Bildirimi kapat' })).toBeFocused();
});

test('dragged by more than 80 percent of its width it goes, by less it stays', { tag: '@phone' }, async ({
  page,
}) => {
  await show(page, 'Başarılı');
  await page.clock.runFor(400);
  const drag = async (share: number) => {
    const box = await stableBox(shown(page));
    const [x, y] = [box.x + box.width - 60, box.y + box.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x - box.width * share, y, { steps: 8 });
    await page.mouse.up();
    await page.clock.runFor(300);
  };
  await drag(0.7);
  await expect(shown(page)).toHaveCount(1);
  await expect(shown(page)).toHaveCSS('opacity', '1');
  await drag(0.84);
  await expect(shown(page)).toHaveCount(0);
});

test('what failed is an alert; a text with its own mark has no icon; an action acts', async ({ page }) => {
  test.slow();
  await show(page, 'Hatalı');
  await expect(page.getByRole('alert').filter({ hasText: 'Randevu Güncellenemedi' })).toBeVisible();
  await show(page, 'İşaretli');
  const marked = page.getByRole('status').filter({ hasText: 'Kopyalandı ✅' });
  await expect(marked.locator('svg')).toHaveCount(1);
  await show(page, 'Geri alınabilir');
  // There they wait until axe has read them.
  await page.keyboard.press('Alt+t');
  await expectAccessible(page);
  await toasts(page).getByRole('button', { name: 'Geri al' }).press('Enter');
  await page.clock.runFor(500);
  await expect(page.getByText('Taşıma geri alındı')).toBeVisible();
});
