import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { salonWithAppointment } from '../support/appointment-details.ts';
import { addService } from '../support/appointments.ts';
import { expectDocumentAccessible } from '../support/axe.ts';
import { today } from '../support/days.ts';
import { expectFits } from '../support/expect-fits.ts';
import { expect, requestTest, test } from '../support/journey.ts';
import { pollOptions } from '../support/people.ts';
import { addEmployee, openSalon } from '../support/salon.ts';

const photo = readFileSync(new URL('../../tools/seed/photos/comb-teal.webp', import.meta.url));

/** As long as an old page may be shown. Who asks after that sees the change, however slow the machine is. */
const oldPageMs = 2_000;

const publishedSalon = async (page: Page) => {
  const salon = await openSalon(page);
  const { code } = await addService(salon);
  // The engine hears of salon, service and owner by events.
  const query = new URLSearchParams({ from: today(), services: code });
  const findsTime = async (): Promise<boolean> => {
    const answer = await page.request.get(`/api/Appointment/first-free/${salon.salonCode}?${query}`);
    return answer.ok() && ((await answer.json()) as { slot: unknown }).slot !== null;
  };
  await expect.poll(findsTime, pollOptions).toBe(true);
  const { path, phone } = await salon.api<{ path: string; phone: string }>(
    'get',
    `/api/Salon/${salon.salonCode}`,
  );
  return { ...salon, path, phone };
};

test('a salon’s page shows services, hours and the telephone number without a script', async ({
  page,
  browser,
}) => {
  const salon = await publishedSalon(page);
  const { api, salonCode, path, phone } = salon;
  const [service] = await api<{ name: string }[]>('get', `/api/Service/by-salon/${salonCode}`);
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 390, height: 844 },
  });
  const visitor = await context.newPage();
  await visitor.goto(`/salon/${path}`);
  await expect(visitor.getByText(service?.name ?? '').first()).toBeVisible();
  await expect(visitor.getByText('09:00 – 19:00').first()).toBeVisible();
  await expect(visitor.locator(`a[href="tel:${phone}"]`).first()).toBeVisible();
  // Always within reach of a thumb.
  await expect(visitor.locator('.bar').getByRole('link', { name: 'Randevu al' })).toBeInViewport();
  await context.close();

  // What a messenger shows of the link.
  const shared = await page.request.get(`/salon/${path}`).then((response) => response.text());
  const picture = new URL(/property="og:image" content="([^"]*)"/.exec(shared)?.[1] ?? '');
  const drawn = await page.request.get(picture.pathname + picture.search);
  expect([drawn.status(), drawn.headers()['content-type']]).toEqual([200, 'image/png']);
  expect(drawn.headers()['cache-control']).toContain('immutable');

  // With one, the first free time takes the place of the words that invite to look.
  await page.goto(`/salon/${path}`);
  await expect(page.locator('.cover [data-free]').first()).toHaveText(/\d\d:\d\d$/, { timeout: 10_000 });
});

test('a former address leads to the new one, and a change is seen within two seconds', async ({ page }) => {
  const { api, salonCode, path } = await publishedSalon(page);
  const { version, ...whole } = await api<Record<string, unknown>>('get', `/api/Salon/${salonCode}`);
  expect((await page.request.get(`/salon/${path}`)).status()).toBe(200);
  const renamed = { ...whole, path: `${path}-yeni`, name: 'Yeni Nehir' };
  await api('patch', `/api/Salon/${salonCode}`, { version, general: renamed });
  await pause(oldPageMs);
  const former = await page.request.get(`/salon/${path}`, { maxRedirects: 0 });
  expect([former.status(), former.headers()['location']]).toEqual([301, `/salon/${path}-yeni`]);
  expect(await (await page.request.get(`/salon/${path}`)).text()).toContain('Yeni Nehir');
  // The short address of the printed code leads there too, also under the former name.
  const short = await page.request.get(`/${path}`, { maxRedirects: 0 });
  expect([short.status(), short.headers()['location']]).toEqual([302, `/salon/${path}-yeni`]);
});

test('two seconds after a change the page shows it: design, services, team, photos, announcements, reviews', async ({
  page,
}) => {
  const { salon, service, booked } = await salonWithAppointment(page);
  const { api, salonCode, owner, token: session } = salon;
  await api('patch', `/api/Appointment/update-status/${booked.code}?status=Completed`);
  let token = '';
  await expect(async () => {
    const made = `/api/Content/review-link/${salonCode}/${booked.code}`;
    ({ token } = await api<{ token: string }>('post', made));
  }).toPass(pollOptions);
  const html = async () => (await page.request.get(`/salon/nehir-${owner.digits}`)).text();
  const { design } = await api<{ design: object }>('get', `/api/Salon/page/nehir-${owner.digits}`);

  const marks = [
    'Sesi duyulan salon',
    'Perma',
    'Deniz Korkmaz',
    'Yaz saatlerimiz',
    'Tam istediğim gibi oldu',
    '/api/File/image/',
  ];
  const before = await html();
  for (const mark of marks) expect(before).not.toContain(mark);
  await Promise.all([
    api('put', `/api/CustomSalonData/${salonCode}`, { ...design, slogan: marks[0], version: 0 }),
    addService(salon, { name: marks[1] }),
    addEmployee(salon, 'Deniz', 'Korkmaz', [service.code]),
    api('post', '/api/Content/announcement', {
      salonCode,
      title: marks[3],
      text: '',
      startsOn: today(),
      endsOn: null,
      imageUrl: null,
    }),
    api('post', `/api/Content/review/${token}`, { stars: 5, text: marks[4] }),
    page.request.post(`/api/File/content?salonCode=${salonCode}&album=Salon`, {
      headers: { 'X-User-Token': session },
      multipart: { file: { name: 'vitrin.webp', mimeType: 'image/webp', buffer: photo } },
    }),
  ]);
  await pause(oldPageMs);
  const after = await html();
  for (const mark of marks) expect(after).toContain(mark);
});

requestTest(
  'drafts and unknown salons have no page; robots and sitemap say what there is',
  async ({ request }) => {
    expect((await request.get('/salon/boyle-bir-salon-yok')).status()).toBe(404);
    expect((await request.get('/salon/onizleme/boyle-bir-baglanti-yok')).status()).toBe(404);
    expect(await (await request.get('/robots.txt')).text()).toContain('Disallow: /profil');
    const index = await (await request.get('/sitemap.xml')).text();
    const part = new URL(/<loc>([^<]*)<\/loc>/.exec(index)?.[1] ?? '').pathname;
    expect(await (await request.get(part)).text()).toMatch(/<loc>[^<]*\/salon\/[a-z0-9-]+<\/loc><lastmod>/);
  },
);

test('the six templates are accessible and fit a narrow phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const template of ['akis', 'ustura', 'gonca', 'cila', 'kulis', 'berrak']) {
    await page.goto(`/hazir-sablonlar/${template}`);
    await expectFits(page, 360);
    // Ustura and Kulis are dark and Akis is light for everybody.
    await expectDocumentAccessible(page, { hasDark: ['gonca', 'cila', 'berrak'].includes(template) });
  }
});
