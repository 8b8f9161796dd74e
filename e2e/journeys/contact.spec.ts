import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { expectFits } from '../support/expect-fits.ts';
import { expect, test } from '../support/journey.ts';

const fill = async (page: Page, message: string) => {
  await page.getByLabel('Ad soyad').fill('Gülşen Çağ');
  await page.getByLabel('E-posta').fill('gulsen@ornek.com');
  await page.getByLabel('Telefon').fill('0532 418 27 96');
  await page.getByLabel('Konu').fill('Şube açılışı');
  await page.getByLabel('Mesajınız').fill(message);
};
const send = (page: Page) => page.getByRole('button', { name: 'Mesajı gönder' }).click();

/** As if the form had been opened so long ago: a test neither waits nor hurries. */
const openedAgo = (page: Page, ms: number) =>
  page.evaluate(`document.querySelector('input[name=openedAt]').value = String(Date.now() - ${ms})`);

/** As if it had been opened when it is sent, however long a busy machine takes for the press. */
const openedOnSending = (page: Page) =>
  page.route('**/iletisim', (route) => {
    const sent = route.request().postData();
    const changed = sent?.replace(/(openedAt(?:=|"\r\n\r\n))\d+/, `$1${Date.now()}`);
    return route.continue(changed === undefined ? {} : { postData: changed });
  });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the page shows all its content and its form', async ({ page }) => {
    await page.goto('/iletisim');
    await expect(page).toHaveTitle('İletişim · Ayna');
    await expect(page.getByRole('heading', { level: 1, name: 'İletişim' })).toBeVisible();
    for (const name of ['Ad soyad', 'E-posta', 'Telefon', 'Konu', 'Mesajınız'])
      await expect(page.getByLabel(name)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Mesajı gönder' })).toBeVisible();
    await expect(page.locator('input[name=website]')).not.toBeInViewport();
  });

  test('what is wrong is said at its field, and what was typed stays', async ({ page, expects }) => {
    expects.push(/status of 422/);
    await page.goto('/iletisim');
    await fill(page, 'Kısa');
    await page.getByLabel('E-posta').fill('gulsen');
    await send(page);
    await expect(page.getByRole('alert')).toContainText('Mesajınız gönderilemedi');
    await expect(page.getByLabel('E-posta')).toHaveAccessibleDescription('Geçerli bir e-posta adresi girin.');
    await expect(page.getByLabel('Mesajınız')).toHaveAccessibleDescription('En az 10 karakter girin.');
    await expect(page.getByLabel('Ad soyad')).toHaveValue('Gülşen Çağ');
    await expect(page.getByLabel('E-posta')).toHaveValue('gulsen');
    await expect(page.getByLabel('Konu')).toHaveValue('Şube açılışı');
    await expect(page.getByLabel('Mesajınız')).toHaveValue('Kısa');
  });

  test('a form that comes sooner than a person could write it is refused in Turkish', async ({
    page,
    expects,
  }) => {
    expects.push(/status of 422/);
    await page.goto('/iletisim');
    await fill(page, 'Merhaba, bir sorum var.');
    await openedOnSending(page);
    await send(page);
    await expect(page.getByRole('alert')).toContainText('Form çok hızlı gönderildi');
    await expect(page.getByLabel('Mesajınız')).toHaveValue('Merhaba, bir sorum var.');
  });
});

test('a message arrives, and loading the page again does not send it again', async ({ page }) => {
  const posts: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()));
  await page.goto('/iletisim');
  await fill(page, 'Merhaba,\nbir sorum var.');
  await openedAgo(page, 60_000);
  await send(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Mesajınız bize ulaştı' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Mesajınız bize ulaştı' })).toBeVisible();
  expect(posts).toHaveLength(1);
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Yeni bir mesaj yaz' }).click();
  await expect(page.getByLabel('Mesajınız')).toHaveValue('');
});

test('the page is sent without the framework', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  await page.goto('/iletisim', { waitUntil: 'networkidle' });
  expect(scripts).toEqual([]);
});

test('the page is accessible with and without errors, and fits a narrow window', async ({
  page,
  expects,
}) => {
  expects.push(/status of 422/);
  await page.goto('/iletisim');
  await expectAccessible(page);
  await send(page);
  await expect(page.getByLabel('Ad soyad')).toBeFocused();
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 700 });
  await expectFits(page, 320);
});

test('by keyboard the form is reached field by field, past the one that nobody sees', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile);
  await page.goto('/iletisim');
  await page.getByLabel('Ad soyad').focus();
  for (const name of ['E-posta', 'Telefon', 'Konu', 'Mesajınız']) {
    await page.keyboard.press('Tab');
    await expect(page.getByLabel(name)).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Mesajı gönder' })).toBeFocused();
});
