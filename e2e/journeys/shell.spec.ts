import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { expectFits } from '../support/expect-fits.ts';
import { expectFocusIn } from '../support/focus.ts';
import { waitForHydration } from '../support/hydration.ts';
import { expect, test } from '../support/journey.ts';

// Made-up people stand in the shell at /dev/kabuk; the product must be started with DEV_PAGES=on.

const enter = async (page: Page): Promise<void> => {
  await page.goto('/dev/kabuk');
  await waitForHydration(page);
};

test.describe('on a desktop', () => {
  test.skip(({ isMobile }) => isMobile, 'the rail is for wide windows');

  test('the rail names every area, and marks where one is', async ({ page }) => {
    await enter(page);
    const rail = page.getByRole('navigation', { name: 'Ana menü' });
    await expect(rail.getByRole('link')).toHaveText([
      'Takvim',
      /^Randevular/,
      'Müşterilerim',
      'Hizmetler',
      'Çalışanlar',
      'Yorumlar',
      'Envanter',
      'Muhasebe',
      'Gün sonu',
      'Prim',
      'Aylık rapor',
      'İstatistik paneli',
      'Kontrol paneli',
      'Salon bilgileri',
      'Hesabım',
    ]);
    await expect(rail.getByRole('link', { name: 'Randevular 3 onay bekliyor' })).toBeVisible();
    await expect(rail.locator('[aria-current=page]')).toHaveText('Kontrol paneli');
    await expect(rail.getByRole('link', { name: 'Çalışanlar' })).toHaveAttribute(
      'href',
      '/profil/çalışanlar',
    );
  });

  test('the sheet lies 8 pixels inside the canvas, beside a rail of 244', async ({ page }) => {
    await enter(page);
    const box = await page.getByRole('main').boundingBox();
    expect(box).toEqual({ x: 244, y: 8, width: 1440 - 244 - 8, height: 900 - 16 });
    await expect(page.getByRole('main')).toHaveCSS('border-radius', '18px');
  });

  test('the salon is changed by keyboard alone', async ({ page }) => {
    await enter(page);
    const switcher = page.getByRole('button', { name: /Salon değiştir/ });
    await switcher.focus();
    await page.keyboard.press('Enter');
    const salons = page.getByRole('menuitemradio');
    await expect(salons.first()).toBeFocused();
    await expect(salons.first()).toHaveAttribute('aria-checked', 'true');
    await expectAccessible(page);
    await page.keyboard.press('ArrowDown');
    await expect(salons.nth(1)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('menu')).toBeHidden();
    await expect(page.getByRole('button', { name: /Işıl Tırnak Evi/ })).toBeFocused();
    await page.keyboard.press('Enter');
    await expectFocusIn(page.getByRole('menu'));
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: /Işıl Tırnak Evi/ })).toBeFocused();
  });

  test('the first stop of the keyboard leads past the rail', async ({ page }) => {
    await enter(page);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'İçeriğe geç' })).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('main').getByRole('button').first()).toBeFocused();
  });

  test('sign-out and theme stand at the foot', async ({ page }) => {
    await enter(page);
    await page.getByRole('button', { name: 'Koyu temaya geç' }).click();
    await expect(page.locator('html')).toHaveClass('dark');
    await page.getByRole('button', { name: 'Çıkış yap' }).click();
    await expect(page).toHaveURL('/giris-yap');
  });

  test('the panel has a rail of its own', async ({ page }) => {
    await page.goto('/dev/kabuk/yonetim');
    const rail = page.getByRole('navigation', { name: 'Ana menü' });
    await expect(rail.getByRole('link')).toHaveText([
      'Genel bakış',
      'Salonlar',
      'Kullanıcılar',
      /^Mesajlar/,
      'Gelir',
      'Ödemeler',
      'Paketler',
      'İndirim kodları',
      'Bildirilen yorumlar',
      'İleti teslimi',
      'Olaylar',
      'Denetim kaydı',
    ]);
    await expect(rail.getByRole('link', { name: 'Mesajlar 12 okunmadı' })).toHaveAttribute(
      'aria-current',
      'page',
    );
  });
});

test.describe('on a phone', { tag: '@phone' }, () => {
  test.skip(({ isMobile }) => !isMobile, 'the bar is for narrow windows');

  test('the bar at the foot holds the day, and targets a thumb can hit', async ({ page }) => {
    await enter(page);
    const bar = page.getByRole('navigation', { name: 'Alt menü' });
    await expect(bar.getByRole('listitem')).toHaveText(['Takvim', 'Randevular', '', 'Müşteriler', 'Menü']);
    await expect(bar.getByRole('link', { name: 'Yeni Randevu' })).toHaveAttribute(
      'href',
      '/profil/randevular/ekle',
    );
    for (const target of await bar.getByRole('listitem').locator('a, button').all()) {
      const box = await target.boundingBox();
      expect(box?.height).toBeGreaterThanOrEqual(44);
      expect(box?.width).toBeGreaterThanOrEqual(44);
    }
  });

  test('the menu opens, takes the focus, and Esc closes it again', async ({ page }) => {
    await enter(page);
    const door = page.getByRole('button', { name: 'Menü' });
    await door.press('Enter');
    await expect(door).toHaveAttribute('aria-expanded', 'true');
    await expect(page.getByRole('heading', { level: 1, name: 'Menü' })).toBeFocused();
    const menu = page.getByRole('region', { name: 'Menü' });
    await expect(menu.getByRole('link')).toHaveText([
      'Hizmetler',
      'Çalışanlar',
      'Yorumlar',
      'Envanter',
      'Muhasebe',
      'Gün sonu',
      'Prim',
      'Aylık rapor',
      'İstatistik paneli',
      'Kontrol paneli',
      'Salon bilgileri',
      'Hesabım',
      'Yardım',
    ]);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(door).toBeFocused();
  });

  test("the phone's own back closes the menu and stays on the page", async ({ page }) => {
    await enter(page);
    await page.getByRole('button', { name: 'Menü' }).tap();
    await expect(page.getByRole('region', { name: 'Menü' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('region', { name: 'Menü' })).toBeHidden();
    await expect(page).toHaveURL('/dev/kabuk');
  });

  test('the menu turns the theme and changes the salon', async ({ page }) => {
    await enter(page);
    await page.getByRole('button', { name: 'Menü' }).tap();
    const dark = page.getByRole('switch', { name: 'Koyu tema' });
    await expect(dark).not.toBeChecked();
    await dark.tap();
    await expect(dark).toBeChecked();
    await expect(page.locator('html')).toHaveClass('dark');
    await page.getByRole('button', { name: /Salon değiştir/ }).tap();
    await expectFocusIn(page.getByRole('menu'));
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menu')).toBeHidden();
    await expect(page.getByRole('region', { name: 'Menü' })).toBeVisible();
    await page.getByRole('button', { name: /Salon değiştir/ }).tap();
    await page.getByRole('menuitemradio', { name: /Işıl Tırnak Evi/ }).tap();
    await expect(page.getByRole('button', { name: /Işıl Tırnak Evi/ })).toBeVisible();
  });

  test('a menu that was open when the page was loaded again is open still', async ({ page }) => {
    await enter(page);
    await page.getByRole('button', { name: 'Menü' }).tap();
    await expect(page.getByRole('heading', { level: 1, name: 'Menü' })).toBeFocused();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Menü' })).toBeVisible();
  });
});

for (const path of ['/dev/kabuk', '/dev/kabuk/yetkiniz-yok', '/dev/kabuk/yonetim'])
  test(`${path} is accessible and fits a narrow window`, async ({ page }) => {
    await page.goto(path);
    await expectAccessible(page);
    await page.setViewportSize({ width: 320, height: 700 });
    await expectFits(page, 320);
  });

test('a message of the screen is told in its corner', async ({ page }) => {
  await enter(page);
  await page.getByRole('button', { name: 'Bildirim göster' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Randevu Güncellendi' })).toBeVisible();
});

test('a missing right says which it is and who can give it', async ({ page }) => {
  await page.goto('/dev/kabuk/yetkiniz-yok');
  await expect(page.getByRole('heading', { level: 2, name: 'Bu sayfa için yetkiniz yok' })).toBeVisible();
  await expect(page.getByText('Gelir ve gider')).toBeVisible();
  await expect(page.getByText('Nehir Aksoy, salon sahibi')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Takvime dön' })).toHaveAttribute('href', '/profil');
});
