import type { Page } from '@playwright/test';
import { holdScripts } from '../support/held-calls.ts';
import { waitForHydration } from '../support/hydration.ts';
import { expect, test } from '../support/journey.ts';
import { createAccount, newPerson, signIn, smsCode, storedSession } from '../support/people.ts';

/** Goes on by Tab until the field has the focus; what lies between, such as a panel or a link, is few. */
const tabTo = async (page: Page, field: string): Promise<void> => {
  for (let presses = 0; presses < 3; presses += 1) {
    await page.keyboard.press('Tab');
    if ((await page.evaluate('document.activeElement.name')) === field) return;
  }
  throw new Error(`Tab does not lead to ${field}`);
};

test('by phone, to where one wanted to go', { tag: ['@phone', '@desk'] }, async ({ page, request }) => {
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

test.describe('before the script has arrived', () => {
  test('what is typed stays, and signs in', async ({ page, request }) => {
    const person = await createAccount(request, 'customer');
    const release = await holdScripts(page);
    await page.goto('/giris-yap', { waitUntil: 'commit' });
    const phone = page.getByLabel('Cep telefonu');
    await phone.pressSequentially(`0${person.digits}`);
    await page.getByLabel('Parola', { exact: true }).pressSequentially(person.password);
    release();
    await waitForHydration(page);
    await expect(phone).toHaveValue(person.digits.replace(/^(\d{3})(\d{3})(\d{2})(\d{2})$/, '$1 $2 $3 $4'));
    await expect(page.getByLabel('Parola', { exact: true })).toHaveValue(person.password);
    await expect(page.getByLabel('Parola', { exact: true })).toBeFocused();
    await page.getByRole('button', { name: 'Giriş yap' }).click();
    await expect(page).toHaveURL('/profil/hesap');
  });

  for (const press of ['button', 'Enter'] as const)
    test(`a form sent by ${press} is sent when it has, and the password stays out of the address`, async ({
      page,
      request,
    }) => {
      const person = await createAccount(request, 'customer');
      const documents: string[] = [];
      page.on('request', (sent) => {
        if (sent.resourceType() === 'document') documents.push(`${sent.method()} ${sent.url()}`);
      });
      const release = await holdScripts(page);
      await page.goto('/giris-yap', { waitUntil: 'commit' });
      await page.getByLabel('Cep telefonu').fill(person.digits);
      await page.getByLabel('Parola', { exact: true }).fill(person.password);
      if (press === 'Enter') await page.getByLabel('Parola', { exact: true }).press('Enter');
      else await page.getByRole('button', { name: 'Giriş yap' }).click();
      await expect(page).toHaveURL('/giris-yap');
      release();
      await expect(page).toHaveURL('/profil/hesap');
      expect(documents).toEqual([expect.stringMatching(/^GET .*\/giris-yap$/)]);
    });

  test('what is typed beside a stored session that has ended stays', async ({ page, request, expects }) => {
    expects.push(/status of 40[01]/);
    const person = await createAccount(request, 'customer');
    await page.goto('/giris-yap');
    const ended = new Date(Date.now() + 3_600_000).toISOString();
    await page.evaluate(
      `for (const [key, value] of Object.entries(${JSON.stringify({
        accessToken: 'ended',
        accessExpiry: ended,
        refreshToken: 'ended',
        refreshExpiry: ended,
        userCode: 'somebody',
      })})) localStorage.setItem(key, value)`,
    );
    const release = await holdScripts(page);
    await page.goto('/giris-yap', { waitUntil: 'commit' });
    await page.getByLabel('Cep telefonu').fill(person.digits);
    await page.getByLabel('Parola', { exact: true }).fill(person.password);
    await page.getByRole('button', { name: 'Giriş yap' }).click();
    release();
    await expect(page).toHaveURL('/profil/hesap');
  });

  test('the number of a forgotten password stays, and Enter waits for it', async ({ page }) => {
    const { digits } = newPerson();
    const release = await holdScripts(page);
    await page.goto('/sifremi-unuttum', { waitUntil: 'commit' });
    await page.getByLabel('Cep telefonu').fill(digits);
    await page.getByLabel('Cep telefonu').press('Enter');
    await expect(page).toHaveURL('/sifremi-unuttum');
    release();
    await expect(page.getByRole('heading', { level: 1, name: 'Yeni parolanızı belirleyin' })).toBeVisible();
    await expect(page.getByText(`+90 ${digits.slice(0, 3)} `)).toBeVisible();
  });
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

test('a forgotten password is set again with a code, which signs in', async ({ page, request }) => {
  // A number gets one code a minute, and a new account has just got that of its sign-up: these are of the demo data.
  const digits = test.info().project.name === 'phone' ? '5550000006' : '5550000007';
  const person = { digits, phone: `+90${digits}`, password: 'ayna-demo-2026' };
  await page.goto('/giris-yap?next=%2Fprofil%2Fhesap');
  await waitForHydration(page);
  await page.getByRole('link', { name: 'Parolamı unuttum' }).click();
  await expect(page).toHaveURL('/sifremi-unuttum?next=%2Fprofil%2Fhesap');
  await page.getByLabel('Cep telefonu').fill(person.digits);
  const sent = page.getByRole('heading', { level: 1, name: 'Yeni parolanızı belirleyin' });
  await page.getByRole('button', { name: 'Kod gönder' }).click();
  await expect(sent).toBeVisible();
  const code = await smsCode(request, person.phone);
  await page.getByLabel('Doğrulama kodu, 6 hane').fill(code);
  await page.getByLabel('Yeni parola').fill('ayna ayna soyle bana');
  await page.getByRole('button', { name: 'Parolamı yenile' }).click();
  await expect(page).toHaveURL('/profil/hesap');

  const answer = await request.post('/api/sign/in-phone', {
    data: { phone: person.phone, password: person.password },
  });
  expect(answer.status()).toBe(400);
});
