import type { Page } from '@playwright/test';
import { book } from '../support/appointments.ts';
import { calendarSalon } from '../support/calendar.ts';
import { blockOf } from '../support/calendar-pointer.ts';
import { today } from '../support/days.ts';
import { expect, test } from '../support/journey.ts';
import { serveRedeployable } from '../support/redeployed.ts';

// The app with its service worker, which all other journeys do without.
test.use({ serviceWorkers: 'allow' });
// On a phone the worker is the same one, and what is pressed here stands elsewhere.
test.skip(({ isMobile }) => isMobile);

const evaluate = <Result>(page: Page, script: string): Promise<Result> => page.evaluate<Result>(script);

const cacheNames = (page: Page): Promise<string[]> => evaluate(page, 'caches.keys()');

/** The addresses of what the worker has kept of what was read. */
const storedReads = (page: Page): Promise<string[]> =>
  evaluate(
    page,
    `caches.keys().then(async (names) => {
      const stored = names.filter((name) => name.startsWith('ayna-reads '));
      const caches_ = await Promise.all(stored.map((name) => caches.open(name)));
      const keys = await Promise.all(caches_.map((cache) => cache.keys()));
      return keys.flat().map(({ url }) => new URL(url).pathname);
    })`,
  );

/** A salon with one appointment today, its calendar open in a browser that the worker serves. */
const openCalendar = async (page: Page, site = '') => {
  const { salon, ownerCode, service } = await calendarSalon(page);
  const at = (clock: string, lastname: string) =>
    book(
      salon,
      { service, employeeCode: ownerCode, start: `${today()}T${clock}:00` },
      { name: 'Zeynep', lastname },
    );
  await at('10:00', 'Arslan');
  await page.goto(`${site}/profil`);
  await expect(blockOf(page, 'Zeynep Arslan')).toBeVisible({ timeout: 20_000 });
  // What was read before the worker came is read again through it.
  await expect
    .poll(() => storedReads(page))
    .toEqual(
      expect.arrayContaining([
        `/api/Appointment/by-salon-filtered/${salon.salonCode}`,
        `/api/Employee/by-salon/${salon.salonCode}`,
      ]),
    );
  return { at };
};

test('without a network a new page shows today as it was read last and books nothing', async ({
  page,
  context,
  expects,
}) => {
  const { at } = await openCalendar(page);
  // And once more by the one call with which the calendar begins.
  await page.reload();
  await expect(blockOf(page, 'Zeynep Arslan')).toBeVisible();
  await expect.poll(() => storedReads(page)).toContain('/api/Employee/calendar-start');

  expects.push(/unreachable/, /ERR_(INTERNET_DISCONNECTED|FAILED)/, /status of 503/);
  await context.setOffline(true);
  await page.reload();
  await expect(blockOf(page, 'Zeynep Arslan')).toBeVisible();
  const banner = page.getByRole('status').filter({ hasText: 'Bağlantı yok.' });
  await expect(banner.first()).toHaveText(/^Bağlantı yok\. Son güncelleme \d\d:\d\d\.$/);
  await page.getByRole('link', { name: 'Yeni Randevu' }).filter({ visible: true }).first().click();
  await expect(page.getByText('Randevu eklemek için bağlantının gelmesini bekleyin.')).toBeVisible();
  await expect(page).toHaveURL(/\/profil(\?|$)/);
  await expect(page.getByRole('button', { name: 'Randevuyu Oluştur' })).toHaveCount(0);
  // Another page of the salon was not kept, and says so itself.
  await page.goto('/profil/randevular');
  await expect(page.getByRole('heading', { name: 'Bağlantı yok' })).toBeVisible();
  await page.getByRole('link', { name: 'Takvim' }).click();
  await expect(blockOf(page, 'Zeynep Arslan')).toBeVisible();

  await at('12:00', 'Yüce');
  await context.setOffline(false);
  await expect(blockOf(page, 'Zeynep Yüce')).toBeVisible();
  await expect(page.getByText('Son güncelleme')).toHaveCount(0);
});

test('signing out leaves nothing of what was read in the browser', async ({ page, context, expects }) => {
  await openCalendar(page);
  // The page stays until the server has heard of it; by then everything is gone.
  const heard = Promise.withResolvers<void>();
  const mayGoOn = Promise.withResolvers<void>();
  await context.route('**/api/sign/out', async (route) => {
    heard.resolve();
    await mayGoOn.promise;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Çıkış yap' }).filter({ visible: true }).click();
  await heard.promise;
  await expect.poll(() => cacheNames(page)).toEqual([expect.stringMatching(/^ayna-shell /)]);
  // The journey's own browser stores its session again for the next page, which finds that it has ended.
  expects.push(/401/);
  mayGoOn.resolve();
  await expect(page).toHaveURL(/\/giris-yap/);
  expect(await storedReads(page)).toEqual([]);
});

test('a worker with other bytes takes over without a reload, and the former one’s files go', async ({
  page,
  baseURL,
}) => {
  await using site = await serveRedeployable(baseURL ?? '');
  await openCalendar(page, site.url);
  const shells = async () => (await cacheNames(page)).filter((name) => name.startsWith('ayna-shell '));
  const [former = ''] = await shells();
  const next = `${former}-next`;
  const [formerVersion = '', nextVersion = ''] = [former, next].map((name) =>
    name.replace('ayna-shell ', ''),
  );
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  await evaluate(page, 'void (window.former = navigator.serviceWorker.controller)');
  // The same bytes once more are no new version.
  await evaluate(
    page,
    'navigator.serviceWorker.getRegistration().then((one) => one.update()).then(() => null)',
  );
  expect(await shells()).toEqual([former]);

  site.replaceWorker((script) => script.replaceAll(formerVersion, nextVersion));
  // As the browser does by itself with the next page, and once a day.
  await evaluate(
    page,
    'navigator.serviceWorker.getRegistration().then((one) => one.update()).then(() => null)',
  );
  await expect.poll(shells).toEqual([next]);
  // The open page stays, and is the new one's: a page that began again would know of no former one.
  await expect
    .poll(() =>
      evaluate(page, 'window.former.state + " " + (window.former === navigator.serviceWorker.controller)'),
    )
    .toBe('redundant false');
  await expect(blockOf(page, 'Zeynep Arslan')).toBeVisible();
  expect(loads).toBe(0);

  // The next page comes from the server as ever, once, and through the new one.
  await page.reload();
  await expect(blockOf(page, 'Zeynep Arslan')).toBeVisible();
  expect(await evaluate(page, 'navigator.serviceWorker.controller.state')).toBe('activated');
  expect(await shells()).toEqual([next]);
  expect(loads).toBe(1);
  // Closed before its site goes, or the page would tell of its lost stream.
  await page.close();
});
