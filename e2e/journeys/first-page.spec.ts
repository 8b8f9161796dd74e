import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/journey.ts';

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the first page reads without JavaScript', async ({ page }) => {
    const response = await page.goto('/');
    expect(response?.status()).toBe(200);
    await expect(page.locator('html')).toHaveAttribute('lang', 'tr');
    await expect(page).toHaveTitle('Ayna');
    await expect(
      page.getByRole('heading', { level: 1, name: 'Müşteriniz seçer, takviminize yansır.' }),
    ).toBeVisible();
    await expect(
      page.getByText('Ayna, salonunuzun randevularını, ekibini ve kasasını tek yerde toplar.'),
    ).toBeVisible();
    await expect(page.getByText('Modüller soruluyor…')).toBeHidden();
  });
});

test('the first page hydrates and shows which modules are served', async ({ page, request }) => {
  const about = await request.get('/api/about');
  const { modules } = await about.json();
  await page.goto('/');
  await expect(page.getByRole('region', { name: 'Çalışan modüller' }).getByRole('listitem')).toHaveText(
    modules,
  );
});

test('the first page fits a narrow window', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto('/');
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(320);
});

test('the first page says that no module is served', async ({ page }) => {
  await page.route('**/api/about', (route) => route.fulfill({ json: { product: 'ayna', modules: [] } }));
  await page.goto('/');
  await expect(page.getByText('Henüz modül yok.')).toBeVisible();
});

test('a failed call on the first page is told and can be tried again', async ({ page, expects }) => {
  expects.push(/Failed to load resource/);
  await page.route('**/api/about', (route) => route.abort());
  await page.goto('/');
  await expect(page.getByRole('alert')).toBeVisible();
  await expectAccessible(page);
  await page.unroute('**/api/about');
  await page.getByRole('button', { name: 'Yeniden dene' }).click();
  await expect(page.getByRole('alert')).toBeHidden();
  await expect(page.getByText('Modüller soruluyor…')).toBeHidden();
});

test('the first page is accessible in light and dark', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByText('Modüller soruluyor…')).toBeHidden();
  await expectAccessible(page);
});

test('a page that breaks says so and offers a way out', async ({ page, expects }) => {
  expects.push(/TypeError/);
  await page.route('**/api/about', (route) => route.fulfill({ json: { product: 'ayna' } }));
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: 'Bu sayfa şu an açılamadı' })).toBeVisible();
  await expectAccessible(page);
  await page.unroute('**/api/about');
  await page.getByRole('link', { name: 'Ana sayfaya git' }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'Müşteriniz seçer, takviminize yansır.' }),
  ).toBeVisible();
});
