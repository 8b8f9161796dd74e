import type { Browser, Locator, Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { expect, test } from '../support/journey.ts';
import { signIn } from '../support/people.ts';
import { type OpenSalon, openSalon } from '../support/salon.ts';
import { addMember } from '../support/team.ts';

// A customer is found from wherever one is, with the phone at one's ear.

const toursSeen = ['services', 'add-service', 'calendar', 'add-appointment'];

const card = (name: string, lastname: string, phone: string | null, more: object = {}) => ({
  name,
  lastname,
  phone,
  email: null,
  birthday: null,
  allergies: '',
  tags: [],
  ...more,
});

const customers = [
  card('Işıl', 'Karaca', '+905327741806'),
  card('Işılay', 'Erdoğan', '+905051184320', { allergies: 'Amonyak' }),
  card('Melike', 'Çınar', null),
];

const plant = ({ api, salonCode }: OpenSalon) =>
  Promise.all(customers.map((one) => api<{ code: string }>('post', '/api/Customer', { salonCode, ...one })));

const search = (page: Page): Locator => page.getByRole('dialog', { name: 'Müşteri ara' });
const field = (page: Page): Locator => page.getByRole('searchbox', { name: 'Ad veya telefon' });
const result = (page: Page, name: RegExp): Locator =>
  search(page).locator('[data-result]', { hasText: name });
const results = (page: Page): Locator => search(page).locator('[data-result]');

/** The key is heard from where the button says so. */
const pressKey = async (page: Page): Promise<void> => {
  await expect(page.getByRole('button', { name: 'Müşteri ara' })).toBeVisible();
  await page.keyboard.press('/');
};

/** The services, because there is nothing about customers on that page. */
const begin = async (page: Page) => {
  const salon = await openSalon(page, { toursSeen });
  const made = await plant(salon);
  await page.goto('/profil/hizmetler');
  await expect(page.getByRole('heading', { level: 1, name: 'Hizmetler' })).toBeVisible({ timeout: 20_000 });
  return { salon, made };
};

const open = async (page: Page, isMobile: boolean): Promise<void> => {
  if (isMobile) {
    await page.getByRole('button', { name: 'Menü', exact: true }).tap();
    await page.getByRole('button', { name: 'Müşteri ara' }).tap();
  } else await pressKey(page);
  await expect(field(page)).toBeFocused();
};

/** Somebody of the team with these rights, in a browser of their own. */
const colleague = async (page: Page, browser: Browser, salon: OpenSalon, ...groups: string[]) => {
  const { person, code } = await addMember(page, salon);
  const { userCode } = await salon.api<{ userCode: string }>('get', `/api/Employee/${code}`);
  await salon.api('put', `/api/user/group/${userCode}`, { salonCode: salon.salonCode, groups });
  const theirs = await (await browser.newContext({ locale: 'tr-TR' })).newPage();
  await theirs.goto('/giris-yap');
  await signIn(theirs, person);
  await expect(theirs).toHaveURL('/profil', { timeout: 15_000 });
  await theirs.goto('/profil/hesap');
  await expect(theirs.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 15_000 });
  return theirs;
};

test.slow();

test('a name typed without Turkish letters finds its cards, and one tap opens the card', {
  tag: '@phone',
}, async ({ page, isMobile }) => {
  const { made } = await begin(page);
  await open(page, isMobile);
  await field(page).fill('isil');
  await expect(results(page)).toHaveCount(2);
  await expect(result(page, /Işıl Karaca/)).toContainText('0532 774 18 06 · Henüz gelmedi');
  await expect(result(page, /Işılay Erdoğan/)).toContainText('Alerji: Amonyak');
  await expect(search(page).getByRole('status')).toHaveText('2 müşteri bulundu');
  await expectAccessible(page);
  await result(page, /Işıl Karaca/).click();
  await expect(page).toHaveURL(`/profil/musteri/${made[0]?.code}`);
  await expect(search(page)).toBeHidden();
});

test('a few digits of the phone find the card too', async ({ page, isMobile }) => {
  await begin(page);
  await open(page, isMobile);
  await field(page).fill('0505 118');
  await expect(results(page)).toHaveText([/Işılay Erdoğan/]);
});

test('before anything is typed those who came last are there', async ({ page, isMobile }) => {
  await begin(page);
  await open(page, isMobile);
  await expect(search(page).getByText('Son gelenler')).toBeVisible();
  await expect(results(page)).toHaveCount(3);
  await field(page).fill('m');
  await expect(search(page).getByText('Bir harf daha yazın.')).toBeVisible();
});

test('anyone who is not found can be booked all the same', async ({ page, isMobile }) => {
  await begin(page);
  await open(page, isMobile);
  await field(page).fill('Zeynep');
  await expect(search(page).getByRole('heading', { name: '“Zeynep” için kart yok' })).toBeVisible();
  await expectAccessible(page);
  await search(page).getByRole('link', { name: 'Yeni Randevu' }).click();
  await expect(page).toHaveURL('/profil/randevular/ekle');
  await expect(search(page)).toBeHidden();
});

test('an appointment is given from the result', async ({ page, isMobile }) => {
  const { made } = await begin(page);
  await open(page, isMobile);
  await field(page).fill('çınar');
  await search(page).getByRole('link', { name: 'Randevu ver: Melike Çınar' }).click();
  await expect(page).toHaveURL(`/profil/randevular/ekle?musteri=${made[2]?.code}`);
});

test('a salon without cards is told how they come about', async ({ page, isMobile }) => {
  await openSalon(page, { toursSeen });
  await page.goto('/profil/hizmetler');
  await expect(page.getByRole('heading', { level: 1, name: 'Hizmetler' })).toBeVisible({ timeout: 20_000 });
  await open(page, isMobile);
  await expect(search(page).getByText('Henüz müşteri kartı yok')).toBeVisible();
});

test('a search that fails says so and is tried again', async ({ page, isMobile, expects }) => {
  expects.push(/503|^api:/);
  await begin(page);
  await open(page, isMobile);
  await page.route('**/api/Customer/find/**', (route) => route.fulfill({ status: 503 }));
  await field(page).fill('melike');
  await field(page).press('Enter');
  await expect(search(page).getByText('Müşteriler getirilemedi')).toBeVisible({ timeout: 20_000 });
  await page.unroute('**/api/Customer/find/**');
  await search(page).getByRole('button', { name: 'Yeniden dene' }).click();
  await expect(results(page)).toHaveText([/Melike Çınar/]);
  await field(page).press('Enter');
  await expect(page).toHaveURL(/\/profil\/musteri\//);
});

test('without the right there is no search, with it but without the phones they are masked', async ({
  page,
  browser,
  isMobile,
}) => {
  test.skip(isMobile, 'rights are no other on a phone');
  const { salon } = await begin(page);
  const theirs = await colleague(page, browser, salon, 'view-customers');
  await open(theirs, isMobile);
  await field(theirs).fill('karaca');
  await expect(result(theirs, /Işıl Karaca/)).toContainText('0532 *** ** 06');
  await expect(search(theirs).getByRole('link', { name: /Randevu ver/ })).toHaveCount(0);
  // Digit by digit, a search would tell what the mask hides.
  await field(theirs).fill('7741806');
  await expect(search(theirs).getByText('telefonun tamamını deneyin', { exact: false })).toBeVisible();
  await theirs.context().close();

  const none = await colleague(page, browser, salon, 'update-appointment-status');
  await expect(none.getByRole('button', { name: 'Müşteri ara' })).toHaveCount(0);
  await none.keyboard.press('/');
  await expect(none.getByRole('dialog')).toHaveCount(0);
  await none.context().close();
});

test.describe('by keyboard alone', () => {
  test.skip(({ isMobile }) => isMobile, 'a phone has no keys');

  test('what is typed right after the key is not lost, and Enter opens the first', async ({ page }) => {
    const { made } = await begin(page);
    await pressKey(page);
    await page.keyboard.type('karaca');
    await expect(field(page)).toHaveValue('karaca');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`/profil/musteri/${made[0]?.code}`);
  });

  test('arrows walk through the results, letters go on being typed, Esc gives the focus back', async ({
    page,
  }) => {
    await begin(page);
    const door = page.getByRole('button', { name: 'Müşteri ara' });
    await door.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.type('isil');
    await expect(results(page)).toHaveCount(2);
    await page.keyboard.press('ArrowDown');
    await expect(results(page).nth(0)).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(results(page).nth(1)).toBeFocused();
    // Below the last there is nothing.
    await page.keyboard.press('ArrowDown');
    await expect(results(page).nth(1)).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(results(page).nth(0)).toBeFocused();
    await page.keyboard.press('ArrowUp');
    await expect(field(page)).toBeFocused();
    await page.keyboard.press('ArrowDown');
    await expect(results(page).nth(0)).toBeFocused();
    await page.keyboard.press('a');
    await expect(field(page)).toBeFocused();
    await expect(field(page)).toHaveValue('isila');
    await expect(results(page)).toHaveText([/Işılay/]);
    await page.keyboard.press('Escape');
    await expect(search(page)).toBeHidden();
    await expect(door).toBeFocused();
  });

  test('Shift and Enter give an appointment', async ({ page }) => {
    const { made } = await begin(page);
    await pressKey(page);
    await page.keyboard.type('erdogan');
    await expect(field(page)).toHaveValue('erdogan');
    await page.keyboard.press('Shift+Enter');
    await expect(page).toHaveURL(`/profil/randevular/ekle?musteri=${made[1]?.code}`);
    // From the page that comes, and not from the one that goes.
    await expect(page.getByRole('heading', { level: 1, name: 'Yeni Randevu' })).toBeVisible();
    await pressKey(page);
    await page.keyboard.type('melike');
    await expect(results(page)).toHaveText([/Melike/]);
    await page.keyboard.press('ArrowDown');
    await expect(results(page).nth(0)).toBeFocused();
    await page.keyboard.press('Shift+Enter');
    await expect(page).toHaveURL(`/profil/randevular/ekle?musteri=${made[2]?.code}`);
  });

  test('the key is a letter in a field', async ({ page }) => {
    await begin(page);
    await page.goto('/profil/hizmetler/ekle');
    const name = page.getByLabel('Ad', { exact: true });
    await name.click();
    await page.keyboard.type('Saç/sakal');
    await expect(name).toHaveValue('Saç/sakal');
    await expect(search(page)).toHaveCount(0);
  });
});
