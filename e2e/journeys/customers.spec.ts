import type { Page } from '@playwright/test';
import { addService, book } from '../support/appointments.ts';
import { expectAccessible } from '../support/axe.ts';
import { addCard } from '../support/customers.ts';
import { workday } from '../support/days.ts';
import { expectFits } from '../support/expect-fits.ts';
import { expectFocusIn } from '../support/focus.ts';
import { expect, test } from '../support/journey.ts';
import { signIn } from '../support/people.ts';
import { type OpenSalon, openSalon } from '../support/salon.ts';
import { addMember } from '../support/team.ts';

// The list of customers on the real product: every salon here is its own.

const toursSeen = ['customers', 'customer', 'add-appointment'];

const some = [
  { name: 'Işıl', lastname: 'Karaca', phone: '+905327741806', tags: ['Sadık'], allergies: 'Amonyak' },
  { name: 'Gülşah', lastname: 'Öztürk', phone: '+905321189044', tags: ['Renk'] },
  { name: 'Tuğçe', lastname: 'Ünlü' },
];

const goTo = async (page: Page, query = ''): Promise<void> => {
  await page.goto(`/profil/müşterilerim${query}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Müşterilerim' })).toBeVisible({
    timeout: 20_000,
  });
};

const open = async (page: Page): Promise<OpenSalon> => {
  const salon = await openSalon(page, { toursSeen });
  for (const card of some) await addCard(salon, card);
  await goTo(page);
  await expect(customer(page, 'Işıl Karaca')).toBeVisible();
  return salon;
};

const customer = (page: Page, name: string) => page.locator('[data-customer]').filter({ hasText: name });
const rows = (page: Page) => page.locator('[data-customer]');
const search = (page: Page) => page.getByRole('searchbox', { name: 'Ad veya telefon ara' });
const chip = (page: Page, name: RegExp) =>
  page.getByRole('group', { name: 'Müşteri süzgeci' }).getByRole('button', { name });

test.slow();

test('a customer is found while typing, without Turkish letters, by name or by phone', {
  tag: ['@phone', '@desk'],
}, async ({ page }) => {
  await open(page);
  await search(page).fill('isil');
  await expect(rows(page)).toHaveCount(1);
  await expect(customer(page, 'Işıl Karaca')).toBeVisible();
  await search(page).fill('1189044');
  await expect(customer(page, 'Gülşah Öztürk')).toBeVisible();
  await expect(rows(page)).toHaveCount(1);
  await expect(page).toHaveURL(/ara=1189044/);
  await search(page).fill('kimse böyle değil');
  await expect(page.getByText('Aramanıza uyan müşteri yok')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Aramayı temizle' }).click();
  await expect(rows(page)).toHaveCount(3);
  await expect(search(page)).toHaveValue('');
});

test('filters stand in the address, with their counts, and survive a reload and the way back', async ({
  page,
}) => {
  await open(page);
  await expect(chip(page, /^Tümü/)).toHaveAccessibleName('Tümü 3');
  await chip(page, /^Alerjisi olan/).click();
  await expect(rows(page)).toHaveCount(1);
  await expect(page).toHaveURL(/goster=alerji/);
  await page.reload();
  await expect(chip(page, /^Alerjisi olan/)).toHaveAttribute('aria-pressed', 'true');
  await expect(rows(page)).toHaveCount(1);
  await customer(page, 'Işıl Karaca').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Işıl Karaca' })).toBeVisible();
  await page.goBack();
  await expect(chip(page, /^Alerjisi olan/)).toHaveAttribute('aria-pressed', 'true');
  await expect(rows(page)).toHaveCount(1);
});

test('of many customers a page holds ten, and the address knows which page', async ({ page }) => {
  const salon = await openSalon(page, { toursSeen });
  for (let number = 10; number < 33; number += 1)
    await addCard(salon, { name: 'Ayla', lastname: `No ${number}` });
  await goTo(page, '?sirala=ad');
  await expect(rows(page)).toHaveCount(10);
  await expect(customer(page, 'No 10')).toBeVisible();
  await page.getByRole('button', { name: 'Sayfa 3' }).click();
  await expect(page).toHaveURL(/sayfa=3/);
  await expect(customer(page, 'No 32')).toBeVisible();
  await expect(rows(page)).toHaveCount(3);
  await search(page).fill('no 11');
  await expect(rows(page)).toHaveCount(1);
  await expect(page).not.toHaveURL(/sayfa/);
});

test('somebody new is added in place and opens as a card; a phone that has one is refused', async ({
  page,
  expects,
}) => {
  expects.push(/409/);
  // As Chrome on Android has it: the phone's own contacts.
  await page.addInitScript(() =>
    Object.assign(navigator, {
      contacts: { select: async () => [{ name: ['Melike Nur Işık'], tel: ['0 (532) 774-1806'] }] },
    }),
  );
  await open(page);
  const add = page.getByRole('button', { name: 'Müşteri ekle' });
  const sheet = page.getByRole('dialog', { name: 'Müşteri ekle' });
  await add.click();
  await sheet.getByRole('button', { name: 'Rehberden seç' }).click();
  await expect(sheet.getByLabel('Soyad')).toHaveValue('Işık');
  await expect(sheet.getByLabel('Telefon')).toHaveValue('532 774 18 06');
  await sheet.getByLabel('Ad', { exact: true }).fill('Melike');
  await sheet.getByRole('button', { name: 'Kaydet' }).click();
  await expect(
    sheet.getByText('Bu telefonla kayıtlı bir müşteri kartı var.', { exact: false }),
  ).toBeVisible();
  await expectAccessible(page);
  await sheet.getByLabel('Telefon').fill('0532 418 27 96');
  await sheet.getByLabel('Etiketler').fill('Sadık, Cumartesi');
  await sheet.getByRole('button', { name: 'Kaydet' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Melike Işık' })).toBeVisible();
  await expect(page.getByText('0532 418 27 96')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Cumartesi etiketli müşteriler' })).toBeVisible();
});

test('a salon without customers is told what to do', async ({ page }) => {
  await openSalon(page, { toursSeen });
  await goTo(page);
  await expect(page.getByText('Henüz müşteri kartı yok')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Müşteri ekle' }).last().click();
  await expect(page.getByRole('dialog', { name: 'Müşteri ekle' })).toBeVisible();
});

test('a visit shows at once with its service, and the row leads to a booking for them', async ({ page }) => {
  test.skip(test.info().project.name === 'phone', 'a phone has no room for it in the list');
  const salon = await open(page);
  const service = await addService(salon);
  const [owner] = await salon.api<{ code: string }[]>('get', `/api/Employee/by-salon/${salon.salonCode}`);
  const [{ code: customerCode } = { code: '' }] = await salon.api<{ code: string }[]>(
    'get',
    `/api/Customer/find/${salon.salonCode}?s=isil`,
  );
  await book(
    salon,
    { service, employeeCode: owner?.code ?? '', start: `${workday}T10:00:00` },
    { customerCode },
  );
  await expect(page.getByRole('row').filter({ hasText: 'Işıl Karaca' })).toContainText('10:00');
  await page.getByRole('link', { name: 'Işıl Karaca için randevu ekle' }).click();
  await expect(page).toHaveURL(new RegExp(`musteri=${customerCode}`));
  await expect(page.getByText('Amonyak')).toBeVisible();
});

test('attack 44: what a customer has written opens as text in a spreadsheet, not as a formula', async ({
  page,
}) => {
  const salon = await openSalon(page, { toursSeen });
  await addCard(salon, { ...some[0], tags: ['=1+2'], allergies: '@SUM(A1:A9)' });
  await goTo(page);
  await expect(customer(page, 'Işıl Karaca')).toBeVisible();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Dışa aktar' }).click(),
  ]);
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
  const text = Buffer.concat(chunks).toString('utf8');
  expect(text).toContain('0532 774 18 06');
  expect(text).toContain('1+2');
  expect(text).toContain('SUM(A1:A9)');
  expect(text).not.toMatch(/(^|[;,\t\n])"?[=@]/);
});

test('attack 23: without the right the list stays closed, and says which right opens it', async ({
  page,
  browser,
}) => {
  const salon = await openSalon(page, { toursSeen });
  await addCard(salon, some[0] ?? {});
  const { person } = await addMember(page, salon);
  const context = await browser.newContext();
  const other = await context.newPage();
  await other.goto('/giris-yap');
  await signIn(other, person);
  await expect(other).toHaveURL(/\/profil/, { timeout: 20_000 });
  await other.goto('/profil/müşterilerim');
  await expect(other.getByText('Müşteri kartlarını görme')).toBeVisible({ timeout: 20_000 });
  await expect(other.getByText('Işıl')).toHaveCount(0);
  await context.close();
});

test('by keyboard alone: search, walk to the card, open it', async ({ page }) => {
  test.skip(test.info().project.name === 'phone', 'a phone has no keyboard');
  await open(page);
  await search(page).focus();
  await page.keyboard.type('gulsah');
  await expect(rows(page)).toHaveCount(1);
  const link = page.getByRole('link', { name: 'Gülşah Öztürk', exact: true });
  for (let presses = 0; presses < 12; presses += 1) {
    if (await link.evaluate((element) => element === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await expect(link).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Gülşah Öztürk' })).toBeVisible();
});

test('the tour of the page is offered once, and the page is accessible and fits', async ({ page }) => {
  const salon = await openSalon(page, { toursSeen: ['customer'] });
  for (const card of some) await addCard(salon, card);
  await goTo(page);
  const tour = page.getByRole('dialog', { name: 'Telefondaki kişiyi bulun' });
  await page.getByRole('button', { name: 'Bu sayfayı 30 saniyede gezin' }).click();
  await expectFocusIn(tour);
  await page.keyboard.press('Escape');
  await expect(tour).toBeHidden();
  await page.reload();
  await expect(rows(page)).toHaveCount(3);
  await expect(tour).toBeHidden();
  await expectAccessible(page);
  await expectFits(page, page.viewportSize()?.width ?? 0);
});
