import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { expectFits } from '../support/expect-fits.ts';
import { expect, test } from '../support/journey.ts';
import { openPanel, panelApi } from '../support/panel.ts';

// The inbox beyond the spec's letter: searching it, and who has answered what.

const open = async (page: Page, api = panelApi(), address = '/panel/messages') => {
  await openPanel(page, api, address);
  return api;
};
const rowsOf = (page: Page, isMobile: boolean) =>
  isMobile
    ? page.getByRole('list', { name: 'Mesajlar' }).getByRole('listitem')
    : page.getByRole('table', { name: 'Mesajlar' }).locator('tbody tr');
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'Mesaj Detayı' });

test('a search finds messages, begins with the first page, and stands in the address', async ({
  page,
  isMobile,
}) => {
  const api = await open(page, panelApi(), '/panel/messages?sayfa=2');
  await expect(rowsOf(page, isMobile)).toHaveCount(10);
  await page.getByRole('searchbox', { name: 'Mesajlarda ara' }).fill('fatura');
  await expect(page).toHaveURL('/panel/messages?ara=fatura');
  await expect(rowsOf(page, isMobile)).toHaveCount(3);
  await expect(page.getByText('3 kayıt · Sayfa 1 / 1 · bu sayfada 3 mesaj')).toBeVisible();
  expect(api.calls).toContain('GET /api/contact/page/0?s=fatura');
});

test('unread messages are picked out, and what matches nothing can be cleared', async ({
  page,
  isMobile,
}) => {
  await open(page);
  await page.getByRole('button', { name: 'Durum: Tümü' }).click();
  await page.getByRole('option', { name: 'Okunmamış' }).click();
  await expect(page).toHaveURL('/panel/messages?durum=okunmamis');
  await expect(page.getByText(/^15 kayıt/)).toBeVisible();
  await page.getByRole('searchbox', { name: 'Mesajlarda ara' }).fill('zzz');
  await expect(page.getByText('Gösterilecek mesaj bulunamadı.')).toBeVisible();
  await expect(page.getByText('Süzgecinize uyan mesaj yok.')).toBeVisible();
  await page.getByRole('button', { name: 'Süzgeci temizle' }).click();
  await expect(rowsOf(page, isMobile)).toHaveCount(10);
  await expect(page).toHaveURL('/panel/messages');
});

test('a message is marked as answered, says by whom and when, and it is taken back', async ({
  page,
  isMobile,
}) => {
  const api = await open(page);
  await rowsOf(page, isMobile).first().getByRole('button', { name: 'Detayı aç' }).click();
  await dialogOf(page).getByRole('button', { name: 'Yanıtlandı işaretle' }).click();
  await expect(dialogOf(page).getByText('Sevgi Ünal yanıtladı · 16 Kasım 2026 12:00')).toBeVisible();
  await expect(dialogOf(page).getByText('Yanıtlandı', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(rowsOf(page, isMobile).first().getByText('Yanıtlandı', { exact: true })).toBeVisible();
  await rowsOf(page, isMobile).first().getByRole('button', { name: 'Detayı aç' }).click();
  await dialogOf(page).getByRole('button', { name: 'Yanıtlandı işaretini kaldır' }).click();
  await expect(dialogOf(page).getByText('Yanıtlandı', { exact: true })).toBeHidden();
  expect(api.messages[0]?.answeredAt).toBeNull();
});

test('a failed mark is told', async ({ page, isMobile, expects }) => {
  expects.push(/status of 500/, /api: POST \/api\/contact\/answered/);
  const api = panelApi();
  api.broken.set('POST /api/contact/answered', 500);
  await open(page, api);
  await rowsOf(page, isMobile).first().getByRole('button', { name: 'Detayı aç' }).click();
  await dialogOf(page).getByRole('button', { name: 'Yanıtlandı işaretle' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Mesaj işaretlenemedi' })).toBeVisible();
});

test('the inbox says how long messages are kept, and fits a narrow window', async ({ page }) => {
  await open(page);
  await expect(page.getByText('Mesajlar, geldikten iki yıl sonra kendiliğinden silinir.')).toBeVisible();
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 700 });
  await expectFits(page, 320);
});
