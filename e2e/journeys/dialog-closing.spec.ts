import type { Locator, Page } from '@playwright/test';
import { blockOf, details, openDetails, salonWithAppointment } from '../support/appointment-details.ts';
import { addCard } from '../support/customers.ts';
import { expect, test } from '../support/journey.ts';
import { openSalon } from '../support/salon.ts';

// How dialogs and sheets are closed on the real screens.

const toursSeen = ['calendar', 'customers', 'customer', 'employees', 'services', 'edit-salon', 'account'];
const account = '/profil/hesap';
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

test('back closes the details and keeps the day of the calendar, and the next one leaves', async ({
  page,
}) => {
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
