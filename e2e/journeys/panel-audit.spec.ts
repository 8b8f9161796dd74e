import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { expectFits } from '../support/expect-fits.ts';
import { expect, test } from '../support/journey.ts';
import { openPanel, panelApi } from '../support/panel.ts';

// Who changed what, when and why, as the platform's staff reads it.

const open = async (page: Page, api = panelApi(), address = '/panel/audit') => {
  await openPanel(page, api, address);
  await expect(page.getByRole('heading', { level: 1, name: 'Denetim kaydı' })).toBeVisible();
  return api;
};
const rows = (page: Page) => page.locator('main section[aria-label] li > button');
const row = (page: Page, text: RegExp | string) => rows(page).filter({ hasText: text });
const aside = (page: Page) => page.getByRole('complementary', { name: 'Kayıt ayrıntısı' });
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Kayıt ayrıntısı' });
const detail = (page: Page, isMobile: boolean) => (isMobile ? sheet(page) : aside(page));
const auditCalls = (calls: readonly string[]) => calls.filter((call) => call.includes('/user/audit'));
const queryOf = (call: string | undefined) => new URLSearchParams(call?.split('?')[1]);

test('entries stand under their days with author, reason, and what became of what', async ({ page }) => {
  await open(page);
  await expect(page).toHaveTitle('Denetim kaydı · Ayna');
  const [today, yesterday] = [page.locator('main section').nth(0), page.locator('main section').nth(1)];
  await expect(today.getByRole('heading', { name: /^Bugün, / })).toBeVisible();
  await expect(today.getByRole('listitem')).toHaveCount(3);
  await expect(today.getByRole('listitem').nth(0)).toContainText(
    /12:00Sevgi Ünal, Begüm Taş için yetkileri değiştirdi · Nehir Saç AtölyesiNeden: Sahibi telefonunu değiştirdi, giremiyor\.Müşteri kartlarını görmeTam yetki/,
  );
  await expect(today.getByRole('listitem').nth(1)).toContainText(
    /denemeyi 7 gün uzattı.*18 Kasım 202625 Kasım 2026/,
  );
  await expect(yesterday.getByRole('heading', { name: /^Dün, / })).toBeVisible();
  await expect(yesterday.getByRole('listitem')).toContainText(['YayındaAskıda']);
});

test('an action that the panel does not know is told plainly', async ({ page }) => {
  await open(page);
  await expect(row(page, 'Sistem, “moon-landed” işlemini yaptı')).toBeVisible();
});

test('an entry shows who, where from, the request and every change, beside the list or over it', async ({
  page,
  isMobile,
}) => {
  await open(page);
  await row(page, 'yetkileri değiştirdi').click();
  const shown = detail(page, isMobile);
  await expect(shown.getByText('Sevgi Ünal, Yönetici')).toBeVisible();
  await expect(shown.getByText('85.102.*.*')).toBeVisible();
  await expect(shown.getByText('istek-1', { exact: true })).toBeVisible();
  await expect(shown.getByRole('row')).toHaveText([
    'AlanÖnceSonra',
    'Müşteri kartlarını görmevaryok',
    'Tam yetkiyokvar',
  ]);
  await expect(shown.getByRole('link', { name: 'Salonu aç' })).toHaveAttribute(
    'href',
    '/panel/salons?salon=019a0000-0000-7000-8000-000000000001',
  );
  await expect(page).toHaveURL(/kayit=019a0000-0000-7000-8000-000000007001/);
  await expectAccessible(page);
  if (!isMobile) return;
  await page.goBack();
  await expect(shown).toBeHidden();
  await expect(page).toHaveURL('/panel/audit');
});

test('kinds are counted, several can be chosen, and the address knows them', async ({ page }) => {
  const api = await open(page);
  await expect(page.getByRole('checkbox')).toHaveCount(5);
  // The address decides what is chosen, a moment after the click.
  await page.getByRole('checkbox', { name: 'Yetki 1' }).click();
  await expect(page.getByRole('checkbox', { name: 'Yetki 1' })).toBeChecked();
  await page.getByRole('checkbox', { name: 'Salon durumu 1' }).click();
  await expect(rows(page)).toHaveCount(2);
  await expect(page).toHaveURL('/panel/audit?tur=yetki%2Cdurum');
  expect(queryOf(auditCalls(api.calls).at(-1)).get('kinds')).toBe('rights,status');
  await page.getByRole('button', { name: 'Süzgeci temizle' }).click();
  await expect(page).toHaveURL('/panel/audit');
  await expect(rows(page)).toHaveCount(50);
});

test('a search asks for the salons of that name too', async ({ page }) => {
  const api = await open(page);
  await page.getByRole('searchbox', { name: 'Denetim kaydında ara' }).fill('nehir');
  await expect(page).toHaveURL('/panel/audit?ara=nehir');
  await expect(row(page, 'denemeyi 7 gün uzattı')).toBeVisible();
  await expect(row(page, 'moon-landed')).toHaveCount(0);
  const query = queryOf(auditCalls(api.calls).at(-1));
  expect([query.get('s'), query.get('orSalons')]).toEqual(['nehir', '019a0000-0000-7000-8000-000000000001']);
});

test('author, salon and days narrow the list', async ({ page }) => {
  const api = await open(page);
  await page.getByRole('button', { name: 'Kim: Herkes' }).click();
  await page.getByRole('option', { name: 'Sistem' }).click();
  await expect(rows(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'Süzgeci temizle' }).click();
  await page.getByRole('button', { name: 'Salon: Tüm salonlar' }).click();
  await page.getByRole('searchbox', { name: 'Salon ara' }).fill('nehir');
  await page.getByRole('button', { name: 'Nehir Saç Atölyesi', exact: true }).click();
  await expect(page).toHaveURL('/panel/audit?salon=019a0000-0000-7000-8000-000000000001');
  await expect(row(page, 'moon-landed')).toHaveCount(0);
  await page.getByRole('button', { name: /^Gün: / }).click();
  await page.getByRole('button', { name: 'Bugün', exact: true }).click();
  await expect(page).toHaveURL(/ilk=\d{4}-\d\d-\d\d&son=\d{4}-\d\d-\d\d/);
  await expect
    .poll(() => {
      const query = queryOf(auditCalls(api.calls).at(-1));
      return query.get('from') === query.get('to');
    })
    .toBe(true);
});

test('more entries are fetched where the page ended', async ({ page }) => {
  const api = await open(page);
  await expect(rows(page)).toHaveCount(50);
  await page.getByRole('button', { name: 'Daha fazla göster' }).click();
  await expect(rows(page)).toHaveCount(64);
  await expect(page.getByRole('button', { name: 'Daha fazla göster' })).toBeHidden();
  expect(queryOf(auditCalls(api.calls).at(-1)).get('after')).toBe('50');
});

test('what is filtered is downloaded whole, as a table', async ({ page }) => {
  await open(page, panelApi(), '/panel/audit?tur=veri,yetki');
  await expect(rows(page)).toHaveCount(50);
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Süzülenleri indir' }).click();
  const file = await (await downloading).path();
  const lines = (await readFile(file, 'utf8')).trim().split('\r\n');
  expect(lines).toHaveLength(62);
  expect(lines[0]).toContain('"Zaman";"Yapan";"Tür";"İşlem"');
  expect(lines[1]).toContain('"Sevgi Ünal";"Yetki";"Begüm Taş için yetkileri değiştirdi"');
  await expect(page.getByText('61 kayıt indirildi')).toBeVisible();
});

test.describe('a link to an entry', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('is copied, and opens that entry', async ({ page, isMobile }) => {
    await open(page);
    await row(page, 'denemeyi 7 gün uzattı').click();
    await detail(page, isMobile).getByRole('button', { name: 'Bağlantıyı kopyala' }).click();
    await expect(page.getByText('Kopyalandı')).toBeVisible();
    const link = await page.evaluate<string>('navigator.clipboard.readText()');
    await page.goto(link);
    await expect(detail(page, isMobile).getByText('İki gün giremedi.')).toBeVisible();
    await expect(rows(page)).toHaveCount(1);
  });
});

test('a filter that lets nothing through says so and can be cleared', async ({ page }) => {
  await open(page, panelApi(), '/panel/audit?tur=giris');
  await expect(page.getByRole('heading', { name: 'Süzgecinize uyan kayıt yok' })).toBeVisible();
  await expectAccessible(page);
  await page.locator('main').getByRole('button', { name: 'Süzgeci temizle' }).last().click();
  await expect(rows(page)).toHaveCount(50);
});

test('a week without entries says so', async ({ page }) => {
  const api = panelApi();
  api.audit = [];
  await open(page, api);
  await expect(page.getByRole('heading', { name: 'Bu günlerde kayıt yok' })).toBeVisible();
});

test('a failure is told, with a way to try again', async ({ page, expects }) => {
  expects.push(/status of 500/, /api: GET \/api\/user\/audit/);
  const api = panelApi();
  api.broken.set('GET /api/user/audit', 500);
  await open(page, api);
  await expect(page.getByRole('heading', { name: 'Denetim kaydı getirilemedi' })).toBeVisible();
  api.broken.clear();
  await page.getByRole('button', { name: 'Yeniden dene' }).click();
  await expect(rows(page)).toHaveCount(50);
});

test('the log is reached from the menu, is accessible and fits a narrow window', async ({
  page,
  isMobile,
}) => {
  await openPanel(page, panelApi(), '/panel/users');
  if (isMobile) await page.getByRole('button', { name: 'Menü', exact: true }).tap();
  await page.getByRole('list', { name: 'İşleyiş' }).getByRole('link', { name: 'Denetim kaydı' }).click();
  await expect(rows(page)).toHaveCount(50);
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 700 });
  await expectFits(page, 320);
  // The sheet scrolls by itself, so the window does not tell that something is too wide.
  expect((await rows(page).first().boundingBox())?.width).toBeLessThanOrEqual(320);
});
