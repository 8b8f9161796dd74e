import type { Locator, Page } from '@playwright/test';
import { blockOf, details, openDetails, salonWithAppointment } from '../support/appointment-details.ts';
import { expectAccessible } from '../support/axe.ts';
import { addCard } from '../support/customers.ts';
import { expectFocusIn } from '../support/focus.ts';
import { expect, test } from '../support/journey.ts';
import { openSalon } from '../support/salon.ts';
import { stableBox } from '../support/stable-box.ts';

// How dialogs and sheets are closed on the real screens.

const toursSeen = ['calendar', 'customers', 'customer', 'employees', 'services', 'edit-salon', 'account'];
const account = '/profil/hesap';
const customers = '/profil/müşterilerim';
const employees = '/profil/çalışanlar';

test.slow();

const goTo = async (page: Page, path: string): Promise<void> => {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 20_000 });
};

/** The owner's own sheet, from the list of the team. */
const openEditSheet = async (page: Page): Promise<Locator> => {
  await page.getByRole('button', { name: /için işlemler$/ }).click();
  await page.getByRole('menuitem', { name: 'Bilgileri düzenle' }).click();
  const sheet = page.getByRole('dialog');
  await expect(sheet.getByRole('tab', { name: 'Bilgiler' })).toBeVisible();
  return sheet;
};

test('back closes the details and keeps the day of the calendar, and the next one leaves', {
  tag: '@phone',
}, async ({ page }) => {
  const { booked } = await salonWithAppointment(page);
  await goTo(page, account);
  await openDetails(page, booked);
  const address = page.url();
  await page.goBack();
  await expect(details(page)).toBeHidden();
  await expect(page).toHaveURL(address);
  await blockOf(page, booked).click();
  await expect(details(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(details(page)).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(account);
});

test('a sheet of the address leaves no second entry behind', async ({ page }) => {
  await openSalon(page, { toursSeen });
  await goTo(page, account);
  await goTo(page, employees);
  const sheet = await openEditSheet(page);
  await expect(page).toHaveURL(/calisan=/);
  await sheet.getByRole('tab', { name: 'Saatler' }).click();
  await expect(page).toHaveURL(/bolum=saatler/);
  await page.goBack();
  await expect(sheet).toBeHidden();
  await page.goForward();
  await expect(sheet).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL(encodeURI(employees));
  await page.goBack();
  await expect(page).toHaveURL(account);
});

test('a page that a dialog leads to is one back away from where the dialog was', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'a phone opens the search from its menu, which has an entry of its own');
  const salon = await openSalon(page, { toursSeen });
  const { code } = await addCard(salon, { name: 'Işıl', lastname: 'Karaca', phone: '+905327741806' });
  await goTo(page, account);
  await goTo(page, employees);
  await expect(page.getByRole('button', { name: 'Müşteri ara' })).toBeVisible();
  await page.keyboard.press('/');
  await page.keyboard.type('karaca');
  await expect(
    page
      .getByRole('dialog')
      .getByRole('link', { name: /Işıl Karaca/ })
      .first(),
  ).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/profil/musteri/${code}`);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Çalışanlar' })).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.goForward();
  await expect(page).toHaveURL(`/profil/musteri/${code}`);
  await page.goBack();
  await expect(page).toHaveURL(encodeURI(employees));
  await page.goBack();
  await expect(page).toHaveURL(account);
});

const question = (page: Page): Locator =>
  page.getByRole('alertdialog', { name: 'Değişiklikler kaydedilmedi' });
const stay = async (page: Page): Promise<void> => {
  await question(page).getByRole('button', { name: 'Düzenlemeye dön' }).click();
  await expect(question(page)).toBeHidden();
};
const discard = (page: Page): Promise<void> =>
  question(page).getByRole('button', { name: 'Kaydetmeden kapat' }).click();

const pressOutside = async (page: Page): Promise<void> => page.mouse.click(20, 20);

const pullDown = async (page: Page, dialog: Locator): Promise<void> => {
  const { y } = await stableBox(dialog.locator('[data-handle]'));
  await page.mouse.move(195, y + 10);
  await page.mouse.down();
  await page.mouse.move(195, y + 500, { steps: 5 });
  await page.mouse.up();
};

/** A second Esc may come before the focus is back from the dialog that the first one closed. */
const escapeWithoutFocus = (page: Page): Promise<void> =>
  page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  });

/** The ways to close a dialog without saving, as far as the screen has them. */
const waysOut = (page: Page, dialog: Locator, isMobile: boolean) => ({
  back: () => page.goBack(),
  escape: () => page.keyboard.press('Escape'),
  'escape without focus': () => escapeWithoutFocus(page),
  close: () => dialog.getByRole('button', { name: 'Kapat', exact: true }).click(),
  'press outside': () => pressOutside(page),
  ...(isMobile ? { 'pull down': () => pullDown(page, dialog) } : {}),
});

const openAddSheet = async (page: Page): Promise<Locator> => {
  await page.getByRole('button', { name: 'Müşteri ekle' }).first().click();
  const sheet = page.getByRole('dialog', { name: 'Müşteri ekle' });
  await stableBox(sheet);
  return sheet;
};

test('typed text survives every way out of a sheet until it is given up', { tag: '@phone' }, async ({
  page,
  isMobile,
}) => {
  await openSalon(page, { toursSeen });
  await goTo(page, customers);
  const sheet = await openAddSheet(page);
  const name = sheet.getByLabel('Ad', { exact: true });
  for (const [way, leave] of Object.entries(waysOut(page, sheet, isMobile))) {
    await name.fill('Gülşah');
    await leave();
    await expect(question(page), way).toBeVisible();
    await stableBox(question(page));
    if (way === 'back') await expectAccessible(page);
    await stay(page);
    await expect(name, way).toHaveValue('Gülşah');
    await expectFocusIn(sheet);
  }
  // While it asks, back and Esc mean to stay.
  await page.keyboard.press('Escape');
  await expect(question(page)).toBeVisible();
  await page.goBack();
  await expect(question(page)).toBeHidden();
  await expect(name).toHaveValue('Gülşah');

  await page.goBack();
  await discard(page);
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL(encodeURI(customers));
});

test('an untouched sheet closes at once, by every way', async ({ page, isMobile }) => {
  await openSalon(page, { toursSeen });
  await goTo(page, customers);
  const sheet = page.getByRole('dialog', { name: 'Müşteri ekle' });
  for (const leave of Object.values(waysOut(page, sheet, isMobile))) {
    await openAddSheet(page);
    // What is typed and taken back again is no change.
    await sheet.getByLabel('Ad', { exact: true }).fill('G');
    await sheet.getByLabel('Ad', { exact: true }).fill('');
    await leave();
    await expect(sheet).toBeHidden();
    await expect(page).toHaveURL(encodeURI(customers));
  }
});

test('a saved sheet leads to the card, and one back from there to the list', async ({ page }) => {
  await openSalon(page, { toursSeen });
  await goTo(page, customers);
  const sheet = await openAddSheet(page);
  await sheet.getByLabel('Ad', { exact: true }).fill('Gülşah');
  await sheet.getByRole('button', { name: 'Kaydet' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Gülşah' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Müşterilerim' })).toBeVisible();
  await expect(sheet).toBeHidden();
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1, name: 'Gülşah' })).toBeVisible();
});

test('a sheet of the address asks too, and keeps what was typed in another section', async ({ page }) => {
  await openSalon(page, { toursSeen });
  await goTo(page, account);
  await goTo(page, employees);
  const sheet = await openEditSheet(page);
  const title = sheet.getByLabel(/^Unvan/);
  await title.fill('Renk uzmanı');
  await sheet.getByRole('tab', { name: 'Saatler' }).click();
  await sheet.getByRole('tab', { name: 'Bilgiler' }).click();
  await expect(title).toHaveValue('Renk uzmanı');
  await page.goBack();
  await stay(page);
  await expect(title).toHaveValue('Renk uzmanı');
  await page.keyboard.press('Escape');
  await discard(page);
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL(encodeURI(employees));
  await page.goBack();
  await expect(page).toHaveURL(account);
});

test('a saved section asks no longer', async ({ page }) => {
  await openSalon(page, { toursSeen });
  await goTo(page, employees);
  const sheet = await openEditSheet(page);
  await sheet.getByLabel(/^Unvan/).fill('Renk uzmanı');
  await sheet.getByRole('button', { name: 'Kaydet' }).click();
  await expect(page.getByText('Kaydedildi').first()).toBeVisible();
  await page.goBack();
  await expect(sheet).toBeHidden();
  await expect(page).toHaveURL(encodeURI(employees));
});

test('Esc in a note that was written asks, and in an untouched one leaves the writing', async ({ page }) => {
  const { booked } = await salonWithAppointment(page);
  const dialog = await openDetails(page, booked);
  await dialog.getByRole('button', { name: 'Not ekle' }).click();
  const note = dialog.getByLabel('Not', { exact: true });
  await note.press('Escape');
  await expect(note).toBeHidden();
  await dialog.getByRole('button', { name: 'Not ekle' }).click();
  await note.fill('Boya alerjisi var');
  await note.press('Escape');
  await stay(page);
  await expect(note).toHaveValue('Boya alerjisi var');
  await page.goBack();
  await discard(page);
  await expect(dialog).toBeHidden();
});

test('every dialog with a form asks', async ({ page }) => {
  const salon = await openSalon(page, { toursSeen });
  const { code } = await addCard(salon, { name: 'Işıl', lastname: 'Karaca', phone: '+905327741806' });
  const expectAsks = async (title: string, field: string | RegExp, text: string): Promise<void> => {
    const dialog = page.getByRole('dialog', { name: title });
    await dialog.getByLabel(field).first().fill(text);
    await page.goBack();
    await expect(question(page), title).toBeVisible();
    await discard(page);
    await expect(dialog, title).toBeHidden();
  };
  const press = (name: string) => page.getByRole('button', { name, exact: true }).first().click();
  const choose = async (name: string): Promise<void> => {
    await press('Diğer işlemler');
    await page.getByRole('menuitem', { name }).click();
  };

  await goTo(page, `/profil/musteri/${code}`);
  await choose('Düzenle');
  await expectAsks('Müşteriyi düzenle', 'Ad', 'Işılay');
  await choose('Randevuya kapat');
  await expectAsks('Randevuya kapat', /^Neden/, 'Üç kez gelmedi');

  await goTo(page, employees);
  await press('İzin ekle');
  await expectAsks('İzin ekle', /^Not/, 'Düğün');

  await goTo(page, account);
  await press('Cep telefonunu değiştir');
  await expectAsks('Cep telefonunu değiştir', 'Yeni cep telefonu', '5321112233');
  await press('Parolayı değiştir');
  await expectAsks('Parolayı değiştir', 'Şimdiki parola', 'eski parolam');

  await goTo(page, `/profil/salonu-duzenle/${salon.salonCode}?bolum=saatler`);
  // The holidays come late and push down what is below them; a press in between would miss.
  await expect(
    page.getByRole('region', { name: 'Resmî tatiller' }).getByRole('listitem').first(),
  ).toBeVisible();
  await press('Gün ekle');
  await expectAsks('Kapalı gün ekle', /^Neden/, 'Tadilat');
  await goTo(page, `/profil/salonu-duzenle/${salon.salonCode}?bolum=duyurular`);
  await press('Duyuru yaz');
  await expectAsks('Duyuru yaz', 'Başlık', 'Yaz indirimi');
});
