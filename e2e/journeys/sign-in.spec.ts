import type { Page } from '@playwright/test';
import { waitForHydration } from '../support/hydration.ts';
import { expect, test } from '../support/journey.ts';
import { createAccount, signIn, smsCode, storedSession } from '../support/people.ts';

/** Goes on by Tab until the field has the focus; what lies between, such as a panel or a link, is few. */
const tabTo = async (page: Page, field: string): Promise<void> => {
  for (let presses = 0; presses < 3; presses += 1) {
    await page.keyboard.press('Tab');
    if ((await page.evaluate('document.activeElement.name')) === field) return;
  }
  throw new Error(`Tab does not lead to ${field}`);
};

test('by phone, to where one wanted to go', async ({ page, request }) => {
  const person = await createAccount(request, 'customer');
  await page.goto('/profil/hesap?sekme=oturumlar');
  await expect(page).toHaveURL(/\/giris-yap\?next=/);
  await signIn(page, person);
  await expect(page).toHaveURL('/profil/hesap?sekme=oturumlar');
  expect(Object.keys(await storedSession(page)).toSorted()).toEqual([
    'accessExpiry',
    'accessToken',
    'refreshExpiry',
    'refreshToken',
    'userCode',
  ]);
});

test('by e-mail, by keyboard alone', async ({ page, request, isMobile }) => {
  test.skip(isMobile, 'a phone has no Tab');
  const person = await createAccount(request, 'customer');
  await page.goto('/giris-yap');
  await waitForHydration(page);
  await page.getByRole('tab', { name: 'Telefon' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'E-posta' })).toBeFocused();
  await expect(page.locator('input[name=email]')).toBeVisible();
  await tabTo(page, 'email');
  await page.keyboard.type(person.email);
  await tabTo(page, 'password');
  await page.keyboard.type(person.password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/profil/hesap');
});

test("wrong credentials are said in the server's words, and empty fields before anything is sent", async ({
  page,
  request,
  expects,
}) => {
  expects.push(/status of 400/);
  const person = await createAccount(request, 'customer');
  await page.goto('/giris-yap');
  await waitForHydration(page);
  await page.getByRole('button', { name: 'Giriş yap' }).click();
  await expect(page.getByLabel('Cep telefonu')).toBeFocused();
  await expect(page.getByLabel('Parola', { exact: true })).toHaveAccessibleDescription('Parolanızı yazın.');
  await signIn(page, { ...person, password: 'baska bir parola' });
  await expect(page.getByRole('alert')).toContainText('Bilgiler eşleşmedi');
  await signIn(page, person);
  await expect(page).toHaveURL('/profil/hesap');
});

test('a forgotten password is set anew with a code, which signs in', async ({ page, request, expects }) => {
  // A number gets one code a minute, and this one just got that of its sign-up.
  expects.push(/status of 429/);
  test.setTimeout(120_000);
  const person = await createAccount(request, 'customer');
  await page.goto('/giris-yap?next=%2Fprofil%2Fhesap');
  await waitForHydration(page);
  await page.getByRole('link', { name: 'Parolamı unuttum' }).click();
  await expect(page).toHaveURL('/sifremi-unuttum?next=%2Fprofil%2Fhesap');
  await page.getByLabel('Cep telefonu').fill(person.digits);
  const sent = page.getByRole('heading', { level: 1, name: 'Yeni parolanızı belirleyin' });
  await expect(async () => {
    const answered = page.waitForResponse((response) => response.request().method() === 'POST');
    await page.getByRole('button', { name: 'Kod gönder' }).click();
    expect((await answered).ok()).toBe(true);
  }).toPass({ intervals: [5_000], timeout: 90_000 });
  await expect(sent).toBeVisible();
  const code = await smsCode(request, person.phone, 2);
  await page.getByLabel('Doğrulama kodu, 6 hane').fill(code);
  await page.getByLabel('Yeni parola').fill('ayna ayna soyle bana');
  await page.getByRole('button', { name: 'Parolamı yenile' }).click();
  await expect(page).toHaveURL('/profil/hesap');

  const answer = await request.post('/api/sign/in-phone', {
    data: { phone: person.phone, password: person.password },
  });
  expect(answer.status()).toBe(400);
});
