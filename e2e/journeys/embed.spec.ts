import type { BrowserContext, FrameLocator, Page } from '@playwright/test';
import { addService } from '../support/appointments.ts';
import { expectAccessible } from '../support/axe.ts';
import { workday } from '../support/days.ts';
import { expect, test } from '../support/journey.ts';
import { newPerson, pollOptions, smsCode } from '../support/people.ts';
import { openSalon } from '../support/salon.ts';

// A salon's own site shows the booking: sites that exist in this browser only.

const ownSite = 'https://www.nehirkuafor.com';
const otherSite = 'https://www.baska-site.com';

const serveSite = (context: BrowserContext, site: string, html: string): Promise<unknown> =>
  context.route(`${site}/**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: `<!doctype html><title>Site</title><body>${html}` }),
  );

/** The codes as the owner copies them. */
const codeOf = (page: Page, section: string): Promise<string> =>
  page.getByRole('region', { name: section }).getByRole('code').innerText();

const chooseTime = async (frame: FrameLocator): Promise<void> => {
  await frame.getByText('Kesim ve fön').click();
  await frame.getByRole('button', { name: 'Devam' }).click();
  const day = new RegExp(`^${Number(workday.slice(8))} `);
  await frame.getByRole('list', { name: 'Günler' }).getByRole('link', { name: day }).click();
  await frame.getByRole('link', { name: '14:30', exact: true }).click();
  await frame.getByRole('link', { name: 'Devam' }).click();
};

// Three pages in two browsers.
test.slow();

test("a guest books inside the salon's own site, and no other site shows it", async ({
  page,
  browser,
  request,
  expects,
  baseURL,
}) => {
  const salon = await openSalon(page, { toursSeen: ['calendar'] });
  const cut = await addService(salon, { name: 'Kesim ve fön' });
  await page.goto('/profil/salon-bilgileri');
  await page.getByRole('button', { name: 'Sitenize ekleyin' }).click();
  const dialog = page.getByRole('dialog', { name: 'Sitenize ekleyin' });
  await dialog.getByLabel('Siteleriniz').fill('www.nehirkuafor.com/iletisim');
  await dialog.getByRole('button', { name: 'Siteleri kaydet' }).click();
  await expect(dialog.getByLabel('Siteleriniz')).toHaveValue(ownSite);
  await expectAccessible(page);
  const [button, frame] = [await codeOf(page, 'Düğme'), await codeOf(page, 'Sayfanın içinde')];
  const slots = `/api/Appointment/free-slots/${salon.salonCode}?date=${workday}&services=${cut.code}`;
  await expect
    .poll(async () => (await salon.api<unknown[]>('get', slots)).length, pollOptions)
    .toBeGreaterThan(0);

  // These sites count as public ones, and the product under test is on this machine.
  const context = await browser.newContext({ permissions: ['local-network-access'] });
  await serveSite(context, ownSite, button);
  await serveSite(context, otherSite, frame);
  const visitor = await context.newPage();
  await visitor.goto(ownSite);
  await visitor.getByRole('link', { name: 'Randevu al' }).click();
  const booking = visitor.frameLocator('dialog iframe');
  await chooseTime(booking);
  const guest = newPerson('customer');
  await booking.getByLabel('Ad soyad').fill(`${guest.name} ${guest.lastname}`);
  await booking.getByLabel('Cep telefonu').fill(guest.digits);
  await booking.getByRole('button', { name: 'Kodu gönder' }).click();
  await booking.getByLabel('Doğrulama kodu, 6 hane').fill(await smsCode(request, guest.phone));
  await expect(booking.getByRole('heading', { name: `Randevunuz hazır, ${guest.name}` })).toBeVisible();
  // The session lived in the frame alone.
  const { cookies, origins } = await context.storageState();
  expect(cookies).toEqual([]);
  expect(JSON.stringify(origins)).not.toContain('accessToken');

  expects.push(/frame-ancestors/);
  const refused = visitor.waitForEvent('console', (message) => message.text().includes('frame-ancestors'));
  await visitor.goto(otherSite);
  await refused;
  await expect(visitor.frameLocator('iframe').getByText('Kesim ve fön')).toHaveCount(0);
  // The salon's page and every other one stay out of frames.
  const policyOf = async (path: string) =>
    (await request.get(`${baseURL}${path}`)).headers()['content-security-policy'];
  expect(await policyOf(`/salon/nehir-${salon.owner.digits}`)).toContain("frame-ancestors 'none'");
  expect(await policyOf(`/salon/nehir-${salon.owner.digits}/randevu`)).toContain(
    `frame-ancestors ${ownSite}`,
  );
  await context.close();
});
