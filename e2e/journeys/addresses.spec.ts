import { expectAccessible } from '../support/axe.ts';
import { expect, requestTest, test } from '../support/journey.ts';

test('an unknown address shows the not-found page with status 404', async ({ page, expects }) => {
  expects.push(/status of 404/);
  const response = await page.goto('/no/such/page');
  expect(response?.status()).toBe(404);
  await expect(page).toHaveTitle('Sayfa bulunamadı · Ayna');
  await expect(page.getByRole('heading', { level: 1, name: 'Aynada böyle bir sayfa yok' })).toBeVisible();
  await expectAccessible(page);
});

test('the not-found page leads to the first page', async ({ page, expects }) => {
  expects.push(/status of 404/);
  await page.goto('/no/such/page');
  await page.getByRole('link', { name: 'Ana sayfaya git' }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'Müşteriniz seçer, takviminize yansır.' }),
  ).toBeVisible();
});

requestTest('an address with letters spelled in two parts leads to the one spelling', async ({ request }) => {
  const response = await request.get('/profil/%C3%A7al%C4%B1s%CC%A7anlar?gun=1', { maxRedirects: 0 });
  expect(response.status()).toBe(308);
  expect(response.headers()['location']).toBe('/profil/%C3%A7al%C4%B1%C5%9Fanlar?gun=1');
});

requestTest('an address typed without Turkish letters leads to the one with them', async ({ request }) => {
  const response = await request.get('/profil/calisanlar/ekle?gun=1', { maxRedirects: 0 });
  expect(response.status()).toBe(308);
  expect(response.headers()['location']).toBe('/profil/%C3%A7al%C4%B1%C5%9Fanlar/ekle?gun=1');
});

requestTest('an address that begins with two slashes stays on this site', async ({ request, baseURL }) => {
  const response = await request.get(`${baseURL}//elsewhere.example/s%CC%A7`, { maxRedirects: 0 });
  expect(response.headers()['location']).toBe('/elsewhere.example/%C5%9F');
});
