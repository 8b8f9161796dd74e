import type { APIRequestContext, Page } from '@playwright/test';
import { expectFocusIn } from '../support/focus.ts';
import { expect, test } from '../support/journey.ts';
import { createAccount, newPerson, signIn } from '../support/people.ts';

// Against the real API, with the accounts of the demo data.
const admin = { ...newPerson(), digits: '5550000001', password: 'ayna-demo-2026' };

const enter = async (page: Page, path: string, person = admin): Promise<void> => {
  await page.goto(`/giris-yap?next=${encodeURIComponent(path)}`);
  await signIn(page, person);
  await expect(page).toHaveURL(path, { timeout: 20_000 });
};

/** Somebody writes to us through the contact form's own call. */
const write = async (request: APIRequestContext, fullName: string): Promise<void> => {
  const sent = await request.post('/api/contact', {
    headers: { 'Idempotency-Key': crypto.randomUUID() },
    multipart: {
      fullName,
      email: 'yazan@ornek.com',
      phone: '+905321112233',
      subject: 'Paket sorusu',
      message: 'Merhaba, paketleri merak ediyorum.',
    },
  });
  expect(sent.status()).toBe(200);
};

test('an Admin reads a message, and it stays marked as read', async ({ page, request }) => {
  const name = `Okunacak ${crypto.randomUUID().replaceAll(/[^a-f]/g, '')}`;
  await write(request, name);
  await enter(page, '/panel/messages');
  const entry = page.locator('tr, li').filter({ hasText: name }).first();
  await entry.getByRole('button', { name: 'Detayı aç' }).click();
  const dialog = page.getByRole('dialog', { name: 'Mesaj Detayı' });
  await expect(dialog).toContainText(name);
  await expect(dialog).toContainText('Okundu');
  await page.reload();
  await expect(dialog).toContainText('Okundu');
  await expectFocusIn(dialog);
  await page.keyboard.press('Escape');
  await expect(entry).toContainText('Okundu');
});

test('an Admin finds a person without the Turkish letters', async ({ page }) => {
  await enter(page, '/panel/users');
  await page.getByRole('searchbox').fill('isil kara');
  await expect(page.getByRole('main')).toContainText('Işıl Kara');
  await expect(page.getByRole('main')).not.toContainText('Gökhan Ünal');

  // Around one's own account the panel's menu stays, and the profile of a salon leads to the panel.
  await page.goto('/profil/hesap');
  await expect(page.getByRole('heading', { level: 1, name: 'Hesabım' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Kullanıcılar', exact: true })).toBeVisible();
  await page.goto('/profil');
  await expect(page).toHaveURL('/panel');
});

test('an Admin who is signed out is led to sign in, and back to the page of the panel', async ({ page }) => {
  await page.goto('/panel/users?s=isil');
  await expect(page).toHaveURL(/\/giris-yap\?next=/, { timeout: 15_000 });
  await signIn(page, admin);
  await expect(page).toHaveURL('/panel/users?s=isil', { timeout: 20_000 });
  await expect(page.getByRole('searchbox')).toBeVisible();
});

test('a Customer at /panel sees the not-found page', async ({ page, request }) => {
  const customer = await createAccount(request, 'customer');
  await enter(page, '/profil/hesap', customer);
  for (const path of ['/panel', '/panel/users', '/panel/messages']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: 'Aynada böyle bir sayfa yok' })).toBeVisible();
  }
});

test("one's own name is changed, and is there after a reload", async ({ page, request }) => {
  const customer = await createAccount(request, 'customer');
  await enter(page, '/profil/hesap', customer);
  await page.getByLabel('Ad', { exact: true }).fill('Işıltı');
  await page.getByRole('button', { name: 'Hesabımı kaydet' }).click();
  await expect(page.getByText('Hesabınız kaydedildi')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Ad', { exact: true })).toHaveValue('Işıltı');
});
