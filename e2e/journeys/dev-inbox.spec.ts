import type { APIRequestContext, Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { expectFits } from '../support/expect-fits.ts';
import { expect, requestTest, test } from '../support/journey.ts';

// The product must be started with DEV_PAGES=on, and DEV_INBOX_URL leading to the stand-ins.

const path = '/dev/gelen-kutusu';
const data = `${path}/veri`;

const writeToUs = async (request: APIRequestContext, subject: string): Promise<void> => {
  const answer = await request.post('/api/contact', {
    headers: { 'Idempotency-Key': crypto.randomUUID() },
    multipart: {
      fullName: 'Çiğdem Aydın',
      email: 'cigdem@ornek.com',
      phone: '+905376400871',
      subject,
      message: 'Takvimi ekipçe çok sevdik.',
    },
  });
  expect(answer.status()).toBe(200);
};

/** What the stand-ins would say, where a journey needs a box that no other journey writes to. */
const boxHolds = (page: Page, messages: readonly object[]) =>
  page.route(data, (route) => route.fulfill({ json: messages }));

const code = {
  id: '2',
  channel: 'sms',
  to: '+905376400871',
  subject: null,
  text: '048213 Ayna dogrulama kodunuz. 3 dakika gecerlidir, kimseyle paylasmayin.\n@127.0.0.1 #048213',
  at: '2026-11-15T05:30:07.000Z',
};
const mail = {
  id: '1',
  channel: 'mail',
  to: 'gelen@ornek.com',
  subject: 'İletişim formu: Fatura',
  text: 'İletişim formundan yeni bir mesaj geldi.\n\nKonu: Fatura',
  at: '2026-11-15T05:29:00.000Z',
};

test('what is sent appears by itself, newest first', async ({ page, request }, { project, workerIndex }) => {
  const subject = (name: string) => `${name} ${project.name} ${workerIndex} ${Date.now()}`;
  const [first, second] = [subject('Önce'), subject('Sonra')];
  await writeToUs(request, first);
  await page.goto(path);
  const letters = page.getByRole('list', { name: 'Gönderilen mesajlar' });
  await expect(letters.getByRole('heading', { name: first })).toBeVisible({ timeout: 10_000 });
  await writeToUs(request, second);
  await expect(letters.getByRole('heading', { name: second })).toBeVisible({ timeout: 10_000 });
  const headings = await letters.getByRole('heading').allTextContents();
  expect(headings.findIndex((text) => text.endsWith(second))).toBeLessThan(
    headings.findIndex((text) => text.endsWith(first)),
  );
});

test('the digits of a code are copied at one press', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await boxHolds(page, [code, mail]);
  await page.goto(path);
  const [sms, letter] = [page.getByRole('listitem').first(), page.getByRole('listitem').last()];
  await expect(sms).toContainText('SMS');
  await expect(sms).toContainText('+905376400871');
  await expect(sms).toContainText('15 Kasım 08:30:07');
  await sms.getByRole('button', { name: 'Kodu kopyala' }).click();
  await expect(sms.getByRole('button', { name: 'Kopyalandı' })).toBeVisible();
  expect(await page.evaluate('navigator.clipboard.readText()')).toBe('048213');
  await expect(letter).toContainText('E-posta');
  await expect(letter.getByRole('button')).toHaveCount(0);
});

test('an empty box says what fills it', async ({ page }) => {
  await boxHolds(page, []);
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 2, name: 'Henüz mesaj yok' })).toBeVisible();
  await expectAccessible(page);
});

test('it is accessible, and fits a narrow window', async ({ page }) => {
  await boxHolds(page, [code, mail]);
  await page.goto(path);
  await expect(page.getByRole('listitem')).toHaveCount(2);
  await expectAccessible(page);
  await page.setViewportSize({ width: 320, height: 700 });
  await expectFits(page, 320);
});

requestTest('its data runs nothing, and no cache keeps it', async ({ request }) => {
  const answer = await request.get(data);
  expect(answer.status()).toBe(200);
  const headers = answer.headers();
  expect(headers['cache-control']).toBe('no-store');
  expect(headers['content-security-policy']).toBe("default-src 'none'; frame-ancestors 'none'");
  expect(headers['x-content-type-options']).toBe('nosniff');
});
