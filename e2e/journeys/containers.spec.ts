import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { expectFits } from '../support/expect-fits.ts';
import { expectFocusIn } from '../support/focus.ts';
import { waitForHydration } from '../support/hydration.ts';
import { expect, test } from '../support/journey.ts';
import { stableBox } from '../support/stable-box.ts';

const isPhone = (page: Page): boolean => (page.viewportSize()?.width ?? 0) <= 768;

const part = (page: Page, title: string) => page.getByRole('region', { name: title, exact: true });

const press = async (page: Page, ...keys: readonly string[]) => {
  for (const key of keys) await page.keyboard.press(key);
};

/** Opened by keyboard, so that where the focus was before is known. */
const openByKeyboard = async (page: Page, title: string, button: string) => {
  const opener = part(page, title).getByRole('button', { name: button, exact: true });
  await opener.focus();
  await page.keyboard.press('Enter');
  return opener;
};

test.beforeEach(async ({ page }) => {
  await page.goto('/dev/parcalar');
  await waitForHydration(page);
});

test.describe('dialog', { tag: ['@phone', '@desk'] }, () => {
  test('traps the focus, closes with Esc and gives the focus back', async ({ page }) => {
    const opener = await openByKeyboard(page, 'Pencere', 'Randevuyu aç');
    const dialog = page.getByRole('dialog', { name: 'Randevu Detayları' });
    await expectFocusIn(dialog);
    for (let step = 0; step < 6; step += 1) {
      await page.keyboard.press('Tab');
      await expect(dialog.locator(':focus')).toHaveCount(1);
    }
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
  });

  test('is 480 wide with radius 22 on a desk, and a bottom sheet with a handle on a phone', async ({
    page,
  }) => {
    await openByKeyboard(page, 'Pencere', 'Randevuyu aç');
    const panel = page.getByRole('dialog').locator('..');
    await expect(panel).not.toHaveAttribute('data-entering');
    await expect(page.getByRole('dialog').locator('[data-handle]')).toBeVisible({ visible: isPhone(page) });
    const box = () => panel.evaluate((node) => ({ ...node.getBoundingClientRect().toJSON() }));
    if (isPhone(page)) {
      await expect.poll(box).toMatchObject({ left: 0, width: 390, bottom: 844 });
      await expect(panel).toHaveCSS('border-radius', '24px 24px 0px 0px');
    } else {
      await expect.poll(box).toMatchObject({ width: 480 });
      await expect(panel).toHaveCSS('border-radius', '22px');
    }
  });

  test('the close button closes; what must be decided only its buttons close', async ({ page }) => {
    await openByKeyboard(page, 'Pencere', 'Mesajı aç');
    await page.getByRole('dialog').getByRole('button', { name: 'Kapat' }).press('Enter');
    await expect(page.getByRole('dialog')).toBeHidden();
    await openByKeyboard(page, 'Pencere', 'Randevuyu sil');
    const alert = page.getByRole('alertdialog', { name: 'Randevu silinsin mi?' });
    await expectFocusIn(alert);
    await page.keyboard.press('Escape');
    await expect(alert).toBeVisible();
    await alert.getByRole('button', { name: 'Vazgeç' }).press('Enter');
    await expect(alert).toBeHidden();
  });

  test('a phone pulls it down by its handle', async ({ page }) => {
    test.skip(!isPhone(page), 'a desk has no handle');
    await openByKeyboard(page, 'Pencere', 'Randevuyu aç');
    const dialog = page.getByRole('dialog');
    await expect(dialog.locator('..')).not.toHaveAttribute('data-entering');
    await expect.poll(async () => (await dialog.boundingBox())?.y).toBeLessThan(500);
    const handle = await stableBox(dialog.locator('[data-handle]'));
    await page.mouse.move(195, handle.y + 10);
    await page.mouse.down();
    await page.mouse.move(195, handle.y + 400, { steps: 5 });
    await page.mouse.up();
    await expect(dialog).toBeHidden();
  });
});

test.describe('back', () => {
  const before = '/giris-yap';
  const here = '/dev/parcalar';
  const dialog = (page: Page) => page.getByRole('dialog', { name: 'Randevu Detayları' });
  const open = async (page: Page): Promise<void> => {
    await openByKeyboard(page, 'Pencere', 'Randevuyu aç');
    await expectFocusIn(dialog(page));
  };

  test.beforeEach(async ({ page }) => {
    await page.goto(before);
    await page.goto(here);
    await waitForHydration(page);
  });

  test('closes the dialog and stays, and the next one leaves', async ({ page }) => {
    await open(page);
    await page.goBack();
    await expect(dialog(page)).toBeHidden();
    await expect(page).toHaveURL(here);
    // Forward has nothing to open, and leaves nothing behind.
    await page.goForward();
    await expect(page).toHaveURL(here);
    await expect(dialog(page)).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL(before);
  });

  test('leaves at once after a dialog was closed by its own buttons or Esc', async ({ page }) => {
    await open(page);
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await open(page);
    await dialog(page).getByRole('button', { name: 'Kapat' }).press('Enter');
    await expect(dialog(page)).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL(before);
  });

  test('after a reload there is no dialog, and back leaves', async ({ page }) => {
    await open(page);
    await page.reload();
    await waitForHydration(page);
    await expect(dialog(page)).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL(before);
  });

  test('does not close what only its buttons close', async ({ page }) => {
    await openByKeyboard(page, 'Pencere', 'Randevuyu sil');
    const alert = page.getByRole('alertdialog', { name: 'Randevu silinsin mi?' });
    await expect(alert).toBeVisible();
    await page.goBack();
    await expect(alert).toBeVisible();
    await expect(page).toHaveURL(here);
    await alert.getByRole('button', { name: 'Vazgeç' }).press('Enter');
    await expect(alert).toBeHidden();
    await page.goBack();
    await expect(page).toHaveURL(before);
  });
});

test('the side sheet is 440 wide at the right of a desk, and closes with Esc', async ({ page }) => {
  const opener = await openByKeyboard(page, 'Yan pencere', 'Süzgeçleri aç');
  const sheet = page.getByRole('dialog', { name: 'Süzgeçler' });
  await expect(sheet).toBeVisible();
  if (!isPhone(page)) {
    await expect
      .poll(() => sheet.boundingBox())
      .toMatchObject({ x: 1440 - 440 - 8, y: 8, width: 440, height: 884 });
  }
  await expectFocusIn(sheet);
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(opener).toBeFocused();
});

test('the menu is walked with arrows, chosen with Enter, left with Esc', async ({ page }) => {
  const opener = await openByKeyboard(page, 'Menü', 'İşlemler');
  const menu = page.getByRole('menu', { name: 'İşlemler' });
  await expect(menu.getByRole('menuitem', { name: 'Düzenle' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(menu.getByRole('menuitem', { name: 'Telefonu kopyala' })).toBeFocused();
  await page.keyboard.press('End');
  await expect(menu.getByRole('menuitem', { name: 'Randevuyu iptal et' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Seçilen: Randevuyu iptal et')).toBeVisible();
  await expect(opener).toBeFocused();
  await page.keyboard.press('Enter');
  await expectFocusIn(menu);
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(opener).toBeFocused();
});

test('the tooltip comes with the focus and goes with Esc', async ({ page }) => {
  test.skip(isPhone(page), 'a finger sees no tooltip');
  await part(page, 'İpucu').getByRole('button', { name: 'Telefonu kopyala' }).focus();
  await press(page, 'Shift+Tab', 'Tab');
  await expect(page.getByRole('tooltip', { name: 'Telefonu kopyala' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('tooltip')).toBeHidden();
});

test('tabs are walked with arrows, and the panel follows', async ({ page }) => {
  const tabs = part(page, 'Sekmeler').getByRole('tablist', { name: 'Takvim görünümü' });
  await tabs.getByRole('tab', { name: 'Günlük' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(tabs.getByRole('tab', { name: 'Haftalık' })).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tabpanel', { name: 'Haftalık' })).toHaveText('Haftalık listesi');
  await page.keyboard.press('End');
  await expect(page.getByRole('tabpanel', { name: 'Aylık' })).toHaveText('Aylık listesi');
});

test('of the segments one is always chosen', async ({ page }) => {
  const group = part(page, 'Bölmeli seçim').getByRole('radiogroup', { name: 'Yetki' });
  await group.getByRole('radio', { name: 'Kendi' }).focus();
  await press(page, 'ArrowRight', 'Enter');
  await expect(group.getByRole('radio', { name: 'Tüm salon' })).toHaveAttribute('aria-checked', 'true');
  await page.keyboard.press('Enter');
  await expect(group.getByRole('radio', { name: 'Tüm salon' })).toHaveAttribute('aria-checked', 'true');
});

test.describe('table', () => {
  test('is a table of at most 620 px on a desk, and cards from 768 px down', {
    tag: ['@phone', '@desk'],
  }, async ({ page }) => {
    const section = part(page, 'Tablo');
    if (isPhone(page)) {
      await expect(section.getByRole('table')).toHaveCount(0);
      await expect(section.getByRole('list', { name: 'Mesajlar' }).getByRole('listitem')).toHaveCount(12);
      return;
    }
    const frame = page.getByRole('region', { name: 'Mesajlar' });
    await expect(frame).toHaveCSS('max-height', '620px');
    await expect.poll(async () => (await frame.boundingBox())?.height).toBe(620);
    const head = section.getByRole('columnheader', { name: 'Gönderen' });
    // The focus brings it into sight, so the page itself stays where it is afterwards.
    await frame.focus();
    const before = await stableBox(head);
    await page.keyboard.press('End');
    const firstRow = section.getByRole('row').nth(1);
    await expect.poll(async () => (await firstRow.boundingBox())?.y).toBeLessThan(before.y);
    expect((await stableBox(head)).y).toBeCloseTo(before.y, 0);
    await page.setViewportSize({ width: 768, height: 900 });
    await expect(section.getByRole('table')).toHaveCount(0);
    await page.setViewportSize({ width: 769, height: 900 });
    await expect(section.getByRole('table')).toBeVisible();
  });

  test('a row opens by a click, and by its button', async ({ page }) => {
    const section = part(page, 'Tablo');
    if (!isPhone(page)) {
      await section.getByText('Berber dükkânım').first().click();
      await expect(section.getByText('Açılan: Şahin Öztürk')).toBeVisible();
    }
    await section
      .getByRole('button', { name: isPhone(page) ? 'Aç' : 'Detayı aç' })
      .first()
      .press('Enter');
    await expect(section.getByText('Açılan: Hatice Güngör')).toBeVisible();
  });

  test('while it loads it shows 10 skeletons, after 150 ms, swept in 1.6 s', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    const section = part(page, 'Tablo');
    await section.getByRole('button', { name: 'Yüklenirken göster' }).press('Enter');
    await expect(section.getByText('Yükleniyor...')).toBeAttached();
    await expect(isPhone(page) ? section.getByRole('listitem') : section.locator('tbody tr')).toHaveCount(10);
    const skeleton = section.locator('.skeleton').first();
    await expect(skeleton).toHaveCSS('transition-delay', '0.15s');
    await expect(skeleton).toHaveCSS('animation-duration', '1.6s');
    await expect(skeleton).toHaveCSS('opacity', '1');
  });
});

test('the pager counts from 1 and goes to its edges', async ({ page }) => {
  const pager = page.getByRole('navigation', { name: 'Sayfalar' });
  const current = pager.locator('[aria-current=page]');
  await expect(current).toHaveText('1');
  await expect(pager.getByRole('button', { name: 'Önceki sayfa' })).toBeDisabled();
  await pager.getByRole('button', { name: 'Sonraki sayfa' }).press('Enter');
  await expect(current).toHaveText('2');
  await pager.getByRole('button', { name: 'Son sayfa' }).press('Enter');
  await expect(current).toHaveText('129');
  await expect(pager.getByRole('button', { name: 'Sonraki sayfa' })).toBeDisabled();
  await pager.getByRole('button', { name: 'İlk sayfa' }).press('Enter');
  await pager.getByRole('button', { name: 'Sayfa 3', exact: true }).press('Enter');
  await expect(current).toHaveText('3');
});

test('nothing scrolls sideways at 320, and axe finds nothing', async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 320, height: 700 });
  await expectFits(page, 320);
  await openByKeyboard(page, 'Pencere', 'Randevuyu aç');
  await stableBox(page.getByRole('dialog'));
  await expectAccessible(page);
});
