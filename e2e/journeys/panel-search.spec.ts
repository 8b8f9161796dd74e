import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/journey.ts';
import { openPanel, panelApi } from '../support/panel.ts';

// A salon or a person is found from anywhere in the panel.

const search = (page: Page): Locator => page.getByRole('dialog', { name: 'Salon ya da kişi ara' });
const field = (page: Page): Locator => page.getByRole('searchbox', { name: 'Salon, kişi ya da kod ara' });
const results = (page: Page): Locator => search(page).locator('[data-result]');

const begin = async (page: Page, isMobile: boolean, api = panelApi()) => {
  await openPanel(page, api, '/panel/messages');
  await expect(page.getByText('24 kayıt')).toBeVisible();
  if (isMobile) {
    await page.getByRole('button', { name: 'Menü', exact: true }).tap();
    await page.getByRole('button', { name: 'Salon ya da kişi ara' }).tap();
  } else await page.keyboard.press('/');
  await expect(field(page)).toBeFocused();
  return api;
};

test('one key opens the search, and a name finds salons and people', async ({ page, isMobile }) => {
  await begin(page, isMobile);
  await field(page).fill('nehir');
  await expect(search(page).getByText('1 salon, 6 kişi bulundu. İlk beşer sonuç görünüyor.')).toBeVisible();
  await expect(results(page).first()).toHaveText(/Nehir Saç AtölyesiKadıköy, İstanbul/);
  await expect(results(page).nth(1)).toHaveText(/Nehir AksoySalon Sahibi · 0532 111 22 01/);
  await expectAccessible(page);
  await results(page).nth(1).click();
  await expect(page).toHaveURL('/panel/users?ara=%2B905321112201');
  await expect(search(page)).toBeHidden();
});

test('Enter opens the first match, and arrows walk through all of them', async ({ page, isMobile }) => {
  await begin(page, isMobile);
  await field(page).fill('nehir');
  await expect(results(page)).toHaveCount(6);
  await page.keyboard.press('ArrowDown');
  await expect(results(page).first()).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(field(page)).toBeFocused();
  await expect(results(page).first()).toHaveAttribute(
    'href',
    '/panel/salons?salon=019a0000-0000-7000-8000-000000000001',
  );
  await field(page).fill('şahin');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/panel/users?ara=%2B905321112202');
});

test('a code asks for its salon, one letter for nothing, and no match says so', async ({
  page,
  isMobile,
}) => {
  const api = await begin(page, isMobile);
  await field(page).fill('n');
  await expect(search(page).getByText('Bir harf daha yazın.')).toBeVisible();
  await field(page).fill('019a0000-0000-7000-8000-000000000001');
  await expect(results(page)).toHaveCount(1);
  expect(api.calls).toContain('GET /api/Salon/all?codes=019a0000-0000-7000-8000-000000000001');
  await field(page).fill('zzz');
  await expect(search(page).getByRole('heading', { name: '“zzz” için salon ya da kişi yok' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(search(page)).toBeHidden();
});

test('in a field the key is a letter', async ({ page, isMobile }) => {
  test.skip(isMobile, 'a phone has no such key');
  await openPanel(page, panelApi(), '/panel/users');
  await page.getByRole('searchbox', { name: 'Kullanıcı ara' }).press('/');
  await expect(page.getByRole('searchbox', { name: 'Kullanıcı ara' })).toHaveValue('/');
  await expect(search(page)).toBeHidden();
});
