import type { Page } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { expectAccessible } from '../support/axe.ts';
import { addCard } from '../support/customers.ts';
import { expect, test } from '../support/journey.ts';
import { openPanel, panelApi } from '../support/panel.ts';
import { openSalon } from '../support/salon.ts';

// An authenticator app on the real product: the journey is the app.

const appCode = (secret: string): string => new TOTP({ secret: Secret.fromBase32(secret) }).generate();

/** Sets it up as the screen leads; returns the app's secret and the recovery codes. */
const setUp = async (page: Page, password: string) => {
  await page.goto('/profil/hesap');
  await page.getByRole('button', { name: 'Kur', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'İki adımlı doğrulamayı kur' });
  await dialog.getByLabel('Parolanız').fill(password);
  await dialog.getByRole('button', { name: 'Devam et' }).click();
  await expect(dialog.getByRole('img', { name: 'Doğrulama uygulaması için karekod' })).toBeVisible();
  await expectAccessible(page);
  const secret = (await dialog.getByText(/^(?:[A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).textContent()) ?? '';
  await dialog.getByLabel('Uygulamanın gösterdiği kod').fill(appCode(secret.replaceAll(' ', '')));
  const codes = page.getByRole('dialog', { name: 'Kurtarma kodlarınız' });
  await expect(codes.getByRole('listitem')).toHaveCount(10);
  await expectAccessible(page);
  const recoveryCodes = await codes.getByRole('listitem').allTextContents();
  await codes.getByRole('button', { name: 'Kaydettim' }).click();
  await expect(page.getByText('10 kurtarma kodu kaldı')).toBeVisible();
  return recoveryCodes;
};

test('who has set an authenticator app up gives a code before customers leave in a file', async ({
  page,
  browser,
  expects,
  baseURL,
}) => {
  test.slow();
  const salon = await openSalon(page, { toursSeen: ['customers'] });
  await addCard(salon, { name: 'Işıl', lastname: 'Karaca', phone: '+905327741806', tags: [] });
  const [first = '', second = ''] = await setUp(page, salon.owner.password);
  expects.push(/40[03]/);
  // Another device of the same person has given no code yet.
  const device = await browser.newContext({ ...(baseURL && { baseURL }) });
  const signedIn = await device.request.post('/api/sign/in-phone', {
    data: { phone: salon.owner.phone, password: salon.owner.password },
  });
  const { accessToken } = (await signedIn.json()) as { accessToken: string };
  const refused = await device.request.get(`/api/Customer/export/${salon.salonCode}`, {
    headers: { 'X-User-Token': accessToken },
  });
  expect(refused.status()).toBe(403);
  const passed = await device.request.post('/api/user/second-factor/pass', {
    headers: { 'X-User-Token': accessToken },
    data: { code: first },
  });
  expect(passed.status()).toBe(200);
  await device.close();
  // This one gave its first code when it was set up.
  await page.goto('/profil/müşterilerim');
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Dışa aktar' }).click();
  expect((await saved).suggestedFilename()).toBe('musteriler.csv');
  // A working day later it is asked for again.
  await page.route('**/api/Customer/export/**', (route) =>
    route.fulfill({
      status: 403,
      json: { code: 'second-factor-needed', message: 'Devam etmek için kodu yazın.' },
    }),
  );
  await page.getByRole('button', { name: 'Dışa aktar' }).click();
  const question = page.getByRole('dialog', { name: 'Doğrulama kodu' });
  await question.getByLabel('Uygulamadaki kod ya da bir kurtarma kodu').fill(first);
  await question.getByRole('button', { name: 'Devam et' }).click();
  await expect(question.getByText('Kod doğru değil.', { exact: false })).toBeVisible();
  await expectAccessible(page);
  await question.getByLabel('Uygulamadaki kod ya da bir kurtarma kodu').fill(second);
  await page.unroute('**/api/Customer/export/**');
  const again = page.waitForEvent('download');
  await question.getByRole('button', { name: 'Devam et' }).click();
  expect((await again).suggestedFilename()).toBe('musteriler.csv');
});

test('the panel shows nothing before the code, and all of it after', async ({ page, expects }) => {
  await openPanel(page, panelApi(), '/panel/events');
  await expect(page.getByRole('heading', { level: 1, name: 'Olaylar' })).toBeVisible();
  const refusal = { code: 'second-factor-needed', message: 'Devam etmek için kodu yazın.' };
  await page.route('**/api/contact/**', (route) => route.fulfill({ status: 403, json: refusal }));
  await page.route('**/api/user/second-factor/pass', async (route) => {
    await page.unroute('**/api/contact/**');
    await route.fulfill({
      json: { enabled: true, passedUntil: '2100-01-01T00:00:00.000Z', recoveryCodesLeft: 9 },
    });
  });
  expects.push(/403/);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Önce doğrulama kodu' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Olaylar' })).toHaveCount(0);
  await expectAccessible(page);
  await page.getByLabel('Uygulamadaki kod ya da bir kurtarma kodu').fill('123456');
  await page.getByRole('button', { name: 'Panele gir' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Olaylar' })).toBeVisible();
});
