import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { expectFits } from '../support/expect-fits.ts';
import { expect, test } from '../support/journey.ts';
import { openPanel, panelApi } from '../support/panel.ts';

const open = async (page: Page, api = panelApi(), address = '/panel/users') => {
  await openPanel(page, api, address);
  return api;
};
const rowsOf = (page: Page, isMobile: boolean) =>
  isMobile
    ? page.locator('ul[aria-label=Kullanıcılar] > li')
    : page.getByRole('table', { name: 'Kullanıcılar' }).locator('tbody tr');

test('a user has name, contact, role, state, and the groups of each salon', async ({ page, isMobile }) => {
  await open(page);
  await expect(page).toHaveTitle('Kullanıcılar · Ayna');
  await expect(page.getByText('24 kullanıcı · Sayfa 1 / 2')).toBeVisible();
  const employee = rowsOf(page, isMobile).nth(2);
  await expect(employee.getByText('Elif Şahin', { exact: true })).toBeVisible();
  await expect(employee.getByText('Çalışan', { exact: true })).toBeVisible();
  await expect(employee.getByRole('link', { name: '0532 111 22 02' })).toHaveAttribute(
    'href',
    'tel:+905321112202',
  );
  const salons = employee.getByRole('list').getByRole('listitem');
  await expect(salons).toHaveText([
    /Nehir Saç Atölyesi.*Resepsiyon.*Müşteri kartlarını görme/,
    /Salon 000002.*Yetkisi yok/,
  ]);
  await expect(rowsOf(page, isMobile).nth(1).getByText('Tam yetki')).toBeVisible();
  await expect(rowsOf(page, isMobile).nth(3).getByText('Salonu yok')).toBeVisible();
});

test('twenty on a page, and the next page is asked for from 0', async ({ page, isMobile }) => {
  const api = await open(page);
  await expect(rowsOf(page, isMobile)).toHaveCount(20);
  await page.getByRole('button', { name: 'Sonraki sayfa' }).click();
  await expect(rowsOf(page, isMobile)).toHaveCount(4);
  expect(api.calls.filter((call) => call.includes('/user/page/'))).toEqual([
    'GET /api/user/page/0?om=20',
    'GET /api/user/page/1?om=20',
  ]);
});

test('a search is asked of the server once the typing pauses, and stands in the address', async ({
  page,
  isMobile,
}) => {
  await page.clock.install();
  const api = await open(page, panelApi(), '/panel/users?sayfa=2');
  await expect(rowsOf(page, isMobile)).toHaveCount(4);
  // Time stands still while letters are typed: between two of them a busy machine may take its time.
  await page.clock.pauseAt(await page.evaluate<number>('Date.now() + 1_000'));
  await page.getByRole('searchbox', { name: 'Kullanıcı ara' }).pressSequentially('ışık');
  expect(api.calls.filter((call) => call.includes('&s='))).toEqual([]);
  await page.clock.resume();
  await expect(page).toHaveURL('/panel/users?ara=%C4%B1%C5%9F%C4%B1k');
  await expect(rowsOf(page, isMobile)).toHaveCount(6);
  expect(api.calls.filter((call) => call.includes('&s=')).map((call) => decodeURIComponent(call))).toEqual([
    'GET /api/user/page/0?om=20&s=ışık',
  ]);
});

test('a search that finds nobody says so and can be taken back', async ({ page, isMobile }) => {
  await open(page, panelApi(), '/panel/users?ara=zzz');
  await expect(page.getByRole('heading', { name: 'Aramanıza uyan kullanıcı yok' })).toBeVisible();
  await page.getByRole('button', { name: 'Aramayı temizle' }).click();
  await expect(rowsOf(page, isMobile)).toHaveCount(20);
  await expect(page).toHaveURL('/panel/users');
});

test('without any user it says so', async ({ page }) => {
  await open(page, panelApi({ users: 0 }));
  await expect(page.getByRole('heading', { name: 'Henüz kullanıcı yok' })).toBeVisible();
});

test("an account is closed, and 'Geri al' opens it again", async ({ page, isMobile }) => {
  const api = await open(page);
  const owner = rowsOf(page, isMobile).nth(1);
  await owner.getByRole('button', { name: 'Hesabı kapat: Nehir Aksoy' }).click();
  await expect(page.getByText('Nehir Aksoy hesabı kapatıldı')).toBeVisible();
  await expect(owner.getByText('Kapalı', { exact: true })).toBeVisible();
  expect(api.users[1]?.active).toBe(false);
  await page.getByRole('button', { name: 'Geri al' }).click();
  await expect(page.getByText('Nehir Aksoy hesabı açıldı')).toBeVisible();
  await expect(owner.getByText('Açık', { exact: true })).toBeVisible();
  expect(api.users[1]?.active).toBe(true);
});

test('a closed account can be opened after the message is gone', async ({ page, isMobile }) => {
  const api = panelApi();
  const [, owner] = api.users;
  if (owner) owner.active = false;
  await open(page, api);
  await rowsOf(page, isMobile).nth(1).getByRole('button', { name: 'Hesabı aç: Nehir Aksoy' }).click();
  await expect(page.getByText('Nehir Aksoy hesabı açıldı')).toBeVisible();
});

test('nobody closes the account they are signed in with', async ({ page, isMobile }) => {
  await open(page);
  const own = rowsOf(page, isMobile).first();
  await expect(own.getByText('Sizin hesabınız')).toBeVisible();
  await expect(own.getByRole('button')).toHaveCount(0);
});

test('a refusal is told in its own words', async ({ page, isMobile, expects }) => {
  expects.push(/status of 409/);
  const api = panelApi();
  api.broken.set(`PUT /api/user/active/${api.users[1]?.code}`, 409);
  await open(page, api);
  await rowsOf(page, isMobile)
    .nth(1)
    .getByRole('button', { name: /Hesabı kapat/ })
    .click();
  await expect(page.getByRole('alert').filter({ hasText: 'Hesap değiştirilemedi' })).toBeVisible();
});

for (const [name, users] of [
  ['full', 24],
  ['empty', 0],
] as const)
  test(`the ${name} list is accessible and fits a narrow window`, async ({ page }) => {
    await open(page, panelApi({ users }));
    await expect(page.getByText(/Nehir Aksoy|Henüz kullanıcı yok/).first()).toBeVisible();
    await expectAccessible(page);
    await page.setViewportSize({ width: 320, height: 700 });
    await expectFits(page, 320);
  });
