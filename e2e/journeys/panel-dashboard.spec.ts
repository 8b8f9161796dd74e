import type { Page } from '@playwright/test';
import { enterPanel } from '../support/admin.ts';
import { expectAccessible } from '../support/axe.ts';
import { expectFits } from '../support/expect-fits.ts';
import { expect, test } from '../support/journey.ts';
import { openPanel, panelApi, serveApi } from '../support/panel.ts';

const open = async (page: Page, api = panelApi()) => {
  await openPanel(page, api, '/panel/events');
  return api;
};
const figure = (page: Page, title: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name: title }) });

/** What the overview shows, and where each of it leads. */
const rows = [
  ['Ulaşmayan ileti', '/panel/delivery'],
  ['Olay gecikmesi', '/panel/events'],
  ['Açılan salon', '/panel/salons'],
  ['Bugün çalışan salon', '/panel/salons'],
  ['Bugünkü randevu', '/panel/salons'],
] as const;

test('the day of the platform stands at one sight, and each figure leads to its screen', async ({ page }) => {
  await enterPanel(page, '/panel');
  await expect(page).toHaveTitle('Genel bakış · Ayna');
  await expect(page.getByText(/sizi bekl/)).toBeVisible();
  for (const [title] of rows) await expect(figure(page, title)).toContainText(/\d/);
  await expect(page.getByRole('heading', { name: 'Son açılan salonlar' })).toBeVisible();
  await expectAccessible(page);
  for (const [title, path] of rows) {
    await figure(page, title).getByRole('link').click();
    await expect(page).toHaveURL(path);
    await page.goBack();
  }
  await page.setViewportSize({ width: 320, height: 700 });
  await expectFits(page, 320);
});

test('a figure that did not come can be asked for again, and the others stand', async ({ page, expects }) => {
  expects.push(/status of 503/, /api: GET \/api\/Notification/);
  const failing = '**/api/Notification/delivery-days';
  await page.route(failing, (route) => route.fulfill({ status: 503, json: {} }));
  await enterPanel(page, '/panel');
  const failed = figure(page, 'Ulaşmayan ileti');
  await expect(failed).toContainText('Bilgi getirilemedi');
  await expect(figure(page, 'Bugünkü randevu')).toContainText(/\d/);
  await page.unroute(failing);
  await failed.getByRole('button', { name: 'Yeniden dene' }).click();
  await expect(failed).toContainText('28 günün ortalaması');
});

test('messages that did not arrive are listed with the reason, on any screen', async ({ page }) => {
  await enterPanel(page, '/panel/delivery');
  await expect(page.getByText('Ulaşmadı', { exact: true }).first()).toBeVisible();
  await expect(page.getByText(/Numara kullanım dışı/).first()).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('tab', { name: 'Sırada' }).click();
  await expect(page).toHaveURL('/panel/delivery?ileti=sirada');
  await page.setViewportSize({ width: 320, height: 700 });
  await expectFits(page, 320);
});

test('an event that failed for good is run again from the panel, and its effect follows', async ({
  page,
}) => {
  await enterPanel(page, '/panel/events');
  const replay = page.getByRole('button', { name: /^Yeniden çalıştır: customer.exported/ });
  await expect(replay.first()).toBeVisible();
  const before = await replay.count();
  await replay.first().click();
  await expect(page.getByText('1 iş yeniden sıraya alındı')).toBeVisible();
  await expect(replay).toHaveCount(before - 1);
  // Auth writes these exports to the audit log; its worker looks for them every two seconds. Other journeys write there
  // too, so only entries of this kind are looked at.
  await expect(async () => {
    await page.goto('/panel/audit?tur=veri');
    await expect(page.getByText(/(128|214|96|305) müşteri kartını indirdi/).first()).toBeVisible({
      timeout: 5_000,
    });
  }).toPass({ timeout: 60_000 });
});

test('a failed job says what, why and when, and is run again', async ({ page }) => {
  const api = await open(page);
  await expect(figure(page, 'Gecikme')).toContainText('0,4 sn');
  await expect(figure(page, 'Sistem')).toContainText('Veritabanı çalışıyor · Redis çalışıyor');
  await expect(page.getByText('3 iş bekliyor')).toBeVisible();
  await expect(page.getByText('Error: connect ECONNREFUSED').first()).toBeVisible();
  await page.getByRole('button', { name: 'Yeniden çalıştır: forget-answers, 14 Kasım 2026 09:05' }).click();
  await expect(page.getByText('1 iş yeniden sıraya alındı')).toBeVisible();
  await expect(page.getByText('2 iş bekliyor')).toBeVisible();
  expect(api.deadLetters).toHaveLength(2);
});

test('all failed jobs are run again, module by module', async ({ page }) => {
  const api = await open(page);
  await page.getByRole('button', { name: 'Tümünü yeniden çalıştır' }).click();
  await expect(page.getByText('3 iş yeniden sıraya alındı')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Başarısız iş yok' })).toBeVisible();
  expect(api.calls.filter((call) => call.startsWith('POST'))).toHaveLength(2);
});

const addresses = ['/panel', '/panel/salons', '/panel/users', '/panel/messages', '/panel/events'];

for (const role of ['SalonOwner', 'Employee', 'Customer'] as const)
  test(`for ${role} there is no panel`, async ({ page, expects }) => {
    expects.push(/status of 40[14]/);
    const api = panelApi();
    await serveApi(page, api, role);
    for (const address of addresses) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1, name: 'Aynada böyle bir sayfa yok' })).toBeVisible({
        timeout: 15_000,
      });
      await expect(page).toHaveURL(address);
      await expect(page).toHaveTitle('Sayfa bulunamadı · Ayna');
    }
    expect(api.calls.filter((call) => /contact|host|page/.test(call))).toEqual([]);
    await expectAccessible(page);
  });

test('who is not signed in is led to sign in, and asks the panel for nothing', async ({ page, expects }) => {
  expects.push(/status of 40[14]/);
  const api = panelApi();
  await serveApi(page, api, null);
  for (const address of addresses) {
    await page.goto(address);
    await expect(page).toHaveURL(`/giris-yap?next=${encodeURIComponent(address)}`, { timeout: 15_000 });
  }
  expect(api.calls.filter((call) => /contact|host|page/.test(call))).toEqual([]);
});

for (const [name, letters] of [
  ['with failed jobs', 3],
  ['without any', 0],
] as const)
  test(`${name} it is accessible and fits a narrow window`, async ({ page }) => {
    await open(page, panelApi({ letters }));
    await expect(page.getByText(/ECONNREFUSED|Başarısız iş yok/).first()).toBeVisible();
    await expectAccessible(page);
    await page.setViewportSize({ width: 320, height: 700 });
    await expectFits(page, 320);
  });
