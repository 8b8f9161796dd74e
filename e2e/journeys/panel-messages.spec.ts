import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { expectFits } from '../support/expect-fits.ts';
import { expectFocusIn } from '../support/focus.ts';
import { expect, test } from '../support/journey.ts';
import { openPanel, panelApi } from '../support/panel.ts';

// The spec's section 2, 'Admin messages screen', sentence by sentence, and its toasts in section 8.

const open = async (page: Page, api = panelApi(), address = '/panel/messages') => {
  await openPanel(page, api, address);
  return api;
};
const rowsOf = (page: Page, isMobile: boolean) =>
  isMobile
    ? page.getByRole('list', { name: 'Mesajlar' }).getByRole('listitem')
    : page.getByRole('table', { name: 'Mesajlar' }).locator('tbody tr');
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Mesaj Detayı' });
const hold = (api: ReturnType<typeof panelApi>) => {
  const { promise, resolve } = Promise.withResolvers<void>();
  api.blocked = promise;
  return resolve;
};

test("titled 'Mesajlar', with record count, page out of page count and items on this page", async ({
  page,
}) => {
  await open(page, panelApi({ messages: 1284 }));
  await expect(page).toHaveTitle('Mesajlar · Ayna');
  await expect(page.getByRole('heading', { level: 1, name: 'Mesajlar' })).toBeVisible();
  await expect(page.getByText('1.284 kayıt · Sayfa 1 / 129 · bu sayfada 10 mesaj')).toBeVisible();
});

test("while loading: 'Yükleniyor...' and 10 skeleton rows", async ({ page, isMobile }) => {
  const api = panelApi();
  const go = hold(api);
  await open(page, api);
  await expect(
    page.getByRole('banner').or(page.locator('main header')).getByText('Yükleniyor...'),
  ).toBeVisible();
  await expect(rowsOf(page, isMobile)).toHaveCount(10);
  await expect(rowsOf(page, isMobile).first().locator('.skeleton').first()).toBeVisible();
  go();
  await expect(page.getByText('24 kayıt · Sayfa 1 / 3 · bu sayfada 10 mesaj')).toBeVisible();
});

test("when empty: 'Gösterilecek mesaj bulunamadı.'", async ({ page }) => {
  await open(page, panelApi({ messages: 0 }));
  await expect(page.getByText('Gösterilecek mesaj bulunamadı.')).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Sayfalar' })).toBeHidden();
});

test('each message has status, sender with e-mail and phone links, subject, message in 2 lines, four actions', async ({
  page,
  isMobile,
}) => {
  await open(page);
  const [first, second] = [rowsOf(page, isMobile).nth(0), rowsOf(page, isMobile).nth(1)];
  await expect(first.getByText('Okunmadı')).toBeVisible();
  await expect(first.getByText('Hatice Güngör', { exact: true })).toBeVisible();
  await expect(first.getByRole('link', { name: 'hatice.gungor@ornek.com' })).toHaveAttribute(
    'href',
    'mailto:hatice.gungor@ornek.com',
  );
  await expect(first.getByRole('link', { name: '0532 118 40 27' })).toHaveAttribute(
    'href',
    'tel:+905321184027',
  );
  await expect(first.getByText('Paket değişikliği')).toBeVisible();
  await expect(second.getByText('—', { exact: true })).toBeVisible();
  await expect(first.locator('p', { hasText: 'Merhaba' })).toHaveCSS('-webkit-line-clamp', '2');
  for (const action of ['Detayı aç', 'E-posta kopyala', 'Telefon kopyala', 'Okundu işaretle'])
    await expect(first.getByRole('button', { name: action })).toBeVisible();
});

test.describe('the table', () => {
  test.skip(({ isMobile }) => isMobile, 'a phone has cards');

  test('has its columns, and scrolls with a maximum height of 620', async ({ page }) => {
    await open(page);
    await expect(page.getByRole('columnheader')).toHaveText([
      'Durum',
      'Gönderen',
      'Konu',
      'Mesaj',
      'İşlemler',
    ]);
    const frame = page.getByRole('region', { name: 'Mesajlar' });
    await expect(frame).toHaveCSS('max-height', '620px');
    await expect(rowsOf(page, false)).toHaveCount(10);
    await expect.poll(() => frame.evaluate((node) => node.scrollHeight > node.clientHeight)).toBe(true);
    await expect.poll(async () => (await frame.boundingBox())?.height).toBe(620);
  });

  test('clicking a row opens the dialog, clicking a link or a button in it does not', async ({ page }) => {
    await open(page);
    const row = rowsOf(page, false).nth(3);
    await row.getByRole('button', { name: 'E-posta kopyala' }).click();
    await expect(dialogOf(page)).toBeHidden();
    await row.getByText('Fatura').click();
    await expect(dialogOf(page).getByText('Gökhan Ünal')).toBeVisible();
  });
});

test('numbered pager with edge buttons: shown from 1, asked for from 0', async ({ page }) => {
  const api = await open(page);
  const pager = page.getByRole('navigation', { name: 'Sayfalar' });
  await expect(pager.locator('[aria-current=page]')).toHaveText('1');
  await expect(pager.getByRole('button', { name: 'İlk sayfa' })).toBeDisabled();
  await pager.getByRole('button', { name: 'Son sayfa' }).click();
  await expect(page.getByText('24 kayıt · Sayfa 3 / 3 · bu sayfada 4 mesaj')).toBeVisible();
  await expect(page).toHaveURL('/panel/messages?sayfa=3');
  await pager.getByRole('button', { name: 'Sayfa 2' }).click();
  await expect(page.getByText('Sayfa 2 / 3')).toBeVisible();
  expect(api.calls.filter((call) => call.includes('/page/'))).toEqual([
    'GET /api/contact/page/0',
    'GET /api/contact/page/2',
    'GET /api/contact/page/1',
  ]);
});

test('an address that asks for a page beyond the last leads to the last', async ({ page }) => {
  await open(page, panelApi(), '/panel/messages?sayfa=99');
  await expect(page).toHaveURL('/panel/messages?sayfa=3');
  await expect(page.getByText('bu sayfada 4 mesaj')).toBeVisible();
});

test("'Mesaj Detayı': name, badge, links, subject, text with its line breaks, two copy buttons", async ({
  page,
  isMobile,
}) => {
  await open(page);
  await rowsOf(page, isMobile).first().getByRole('button', { name: 'Detayı aç' }).click();
  const dialog = dialogOf(page);
  await expect(dialog.getByText('Hatice Güngör')).toBeVisible();
  await expect(dialog.getByRole('link', { name: 'hatice.gungor@ornek.com' })).toHaveAttribute(
    'href',
    /^mailto:/,
  );
  await expect(dialog.getByRole('link', { name: '0532 118 40 27' })).toHaveAttribute('href', /^tel:/);
  await expect(dialog.getByText('Paket değişikliği')).toBeVisible();
  const text = dialog.getByRole('region', { name: 'Mesaj' });
  await expect(text).toHaveCSS('white-space', 'pre-wrap');
  expect(await text.textContent()).toMatch(/^Merhaba,\nTek Koltuk[^\n]+\n\nBir de/);
  await expect(dialog.getByRole('button', { name: 'E-posta kopyala' })).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Telefon kopyala' })).toBeVisible();
});

test('in the dialog a missing subject is a dash', async ({ page, isMobile }) => {
  await open(page);
  await rowsOf(page, isMobile).nth(1).getByRole('button', { name: 'Detayı aç' }).click();
  await expect(dialogOf(page).getByRole('definition').last()).toHaveText('—');
});

test("with nothing selected: 'Seçili mesaj yok'", async ({ page }) => {
  await open(page, panelApi(), '/panel/messages?mesaj=yok');
  await expect(dialogOf(page).getByText('Seçili mesaj yok')).toBeVisible();
  await expect(dialogOf(page).getByRole('button', { name: 'E-posta kopyala' })).toBeHidden();
});

test('opening a message marks it read, and the list is reloaded', async ({ page, isMobile }) => {
  const api = await open(page);
  const row = rowsOf(page, isMobile).first();
  await expect(row.getByText('Okunmadı')).toBeVisible();
  await row.getByRole('button', { name: 'Detayı aç' }).click();
  await expect(dialogOf(page).getByText('Okundu', { exact: true })).toBeVisible();
  await expect
    .poll(() => api.calls.filter((call) => call.includes('/contact/')))
    .toEqual(['GET /api/contact/page/0', 'POST /api/contact/read', 'GET /api/contact/page/0']);
  await expectFocusIn(dialogOf(page));
  await page.keyboard.press('Escape');
  await expect(dialogOf(page)).toBeHidden();
  await expect(row.getByText('Okundu', { exact: true }).first()).toBeVisible();
  await expect(row.getByRole('button', { name: 'Okundu işaretle' })).toBeDisabled();
});

test('one that was read is opened without marking it again', async ({ page, isMobile }) => {
  const api = await open(page);
  await rowsOf(page, isMobile).nth(3).getByRole('button', { name: 'Detayı aç' }).click();
  await expect(dialogOf(page).getByText('Okundu', { exact: true })).toBeVisible();
  expect(api.calls).not.toContain('POST /api/contact/read');
});

test('a row can be marked read directly, after which the list is reloaded', async ({ page, isMobile }) => {
  const api = await open(page);
  const row = rowsOf(page, isMobile).nth(2);
  await row.getByRole('button', { name: 'Okundu işaretle' }).click();
  await expect(row.getByRole('button', { name: 'Okundu işaretle' })).toBeDisabled();
  await expect(row.getByText('Okunmadı')).toBeHidden();
  await expect(dialogOf(page)).toBeHidden();
  await expect.poll(() => api.calls.slice(-2)).toEqual(['POST /api/contact/read', 'GET /api/contact/page/0']);
});

test.describe('copying', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test("'E-posta kopyalandı' and 'Telefon kopyalandı', from the row and from the dialog", async ({
    page,
    isMobile,
  }) => {
    await open(page);
    const row = rowsOf(page, isMobile).first();
    await row.getByRole('button', { name: 'E-posta kopyala' }).click();
    await expect(page.getByText('E-posta kopyalandı')).toBeVisible();
    expect(await page.evaluate('navigator.clipboard.readText()')).toBe('hatice.gungor@ornek.com');
    await row.getByRole('button', { name: 'Telefon kopyala' }).click();
    await expect(page.getByText('Telefon kopyalandı')).toBeVisible();
    expect(await page.evaluate('navigator.clipboard.readText()')).toBe('+905321184027');
    // Those of the row have gone, so that what is seen is of the dialog.
    await expect(page.getByText(/kopyalandı/)).toHaveCount(0);
    await row.getByRole('button', { name: 'Detayı aç' }).click();
    await dialogOf(page).getByRole('button', { name: 'E-posta kopyala' }).click();
    await expect(page.getByText('E-posta kopyalandı')).toBeVisible();
    await dialogOf(page).getByRole('button', { name: 'Telefon kopyala' }).click();
    await expect(page.getByText('Telefon kopyalandı')).toBeVisible();
  });
});

test("'Kopyalama başarısız' on failure", async ({ page, isMobile }) => {
  await page.addInitScript(`navigator.clipboard.writeText = () => Promise.reject(new Error('no'))`);
  await open(page);
  await rowsOf(page, isMobile).first().getByRole('button', { name: 'Telefon kopyala' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Kopyalama başarısız' })).toBeVisible();
});

test("'Mesajlar getirilirken hata oluştu' on contact list failure, with a way to try again", async ({
  page,
  expects,
}) => {
  expects.push(/status of 500/, /api: GET \/api\/contact/);
  const api = panelApi();
  api.broken.set('GET /api/contact/page/0', 500);
  await open(page, api);
  await expect(
    page.getByRole('alert').filter({ hasText: 'Mesajlar getirilirken hata oluştu' }),
  ).toBeVisible();
  api.broken.clear();
  await page.getByRole('button', { name: 'Yeniden dene' }).click();
  await expect(page.getByText('24 kayıt')).toBeVisible();
});

test("'Mesaj okunurken hata oluştu' on mark-read failure", async ({ page, isMobile, expects }) => {
  expects.push(/status of 500/, /api: POST \/api\/contact/);
  const api = panelApi();
  api.broken.set('POST /api/contact/read', 500);
  await open(page, api);
  const row = rowsOf(page, isMobile).first();
  await row.getByRole('button', { name: 'Okundu işaretle' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Mesaj okunurken hata oluştu' })).toBeVisible();
  await expect(row.getByText('Okunmadı')).toBeVisible();
});

test('a message is opened, read and left by keyboard alone', async ({ page, isMobile }) => {
  await open(page);
  const opener = rowsOf(page, isMobile).first().getByRole('button', { name: 'Detayı aç' });
  await opener.focus();
  await page.keyboard.press('Enter');
  await expectFocusIn(dialogOf(page));
  await page.keyboard.press('Escape');
  await expect(dialogOf(page)).toBeHidden();
  await expect(opener).toBeFocused();
});

test("the browser's own back closes the message and stays on the page", async ({ page, isMobile }) => {
  await open(page);
  await rowsOf(page, isMobile).nth(3).getByRole('button', { name: 'Detayı aç' }).click();
  await expect(dialogOf(page)).toBeVisible();
  await page.goBack();
  await expect(dialogOf(page)).toBeHidden();
  await expect(page).toHaveURL('/panel/messages');
});

for (const [name, address, messages] of [
  ['a full list', '/panel/messages', 24],
  ['an empty list', '/panel/messages', 0],
  ['an open message', '/panel/messages?mesaj=019a0000-0000-7000-8000-000000000001', 24],
] as const)
  test(`${name} is accessible and fits a narrow window`, async ({ page }) => {
    await open(page, panelApi({ messages }), address);
    await expect(page.getByText(/Merhaba|bulunamadı/).last()).toBeVisible();
    await expectAccessible(page);
    await page.setViewportSize({ width: 320, height: 700 });
    await expectFits(page, 320);
  });
