import type { Page } from '@playwright/test';
import {
  addCustomer,
  appointmentsOn,
  createButton,
  customerOption,
  customerSearch,
  day,
  openFormSalon,
  serviceButton,
  startOf,
} from '../support/appointment-form.ts';
import { expectAccessible } from '../support/axe.ts';
import { openCalendar, stepButton } from '../support/calendar-page.ts';
import { columnOf, pointAt } from '../support/calendar-pointer.ts';
import { dayFromStart } from '../support/days.ts';
import { expect, test } from '../support/journey.ts';

// The form of a new appointment beside the calendar, on a desk.

test.slow();
test.skip(({ isMobile }) => isMobile, 'a phone has no room beside the calendar');

const sheet = (page: Page) => page.getByRole('complementary', { name: 'Yeni Randevu' });
const draft = (page: Page) => page.locator('[data-view=shown] [data-draft]');
const question = (page: Page) => page.getByRole('alertdialog', { name: 'Değişiklikler kaydedilmedi' });

const openBeside = async (page: Page, clock: string) => {
  const opened = await openFormSalon(page);
  await openCalendar(page, `?gun=${day}&calisan=tum`);
  const press = async (name: string, at: string): Promise<void> => {
    const { x, y } = await pointAt(columnOf(page, name), at);
    await page.mouse.click(x, y + 2);
  };
  await press('Gonca Arman', clock);
  await page.getByRole('menuitem', { name: 'Randevu ekle' }).click();
  await expect(sheet(page).getByLabel('Başka saat')).toHaveValue(clock);
  return { ...opened, press };
};

test('the calendar stays in use beside the form, and a press on another place takes the form there', async ({
  page,
}) => {
  const { salon, deniz, press } = await openBeside(page, '10:00');
  await expect(draft(page)).toContainText('10:00');
  await serviceButton(page, /Saç kesimi/).click();
  await press('Deniz Korkmaz', '12:30');
  await expect(sheet(page).getByLabel('Başka saat')).toHaveValue('12:30');
  await expect(sheet(page).getByRole('radio', { name: /Deniz/ })).toBeChecked();
  await expect(draft(page)).toContainText('12:30 – 13:15');
  // Other days come and go; the form stays where it is.
  await stepButton(page, '1 gün ileri').click();
  await expect(draft(page)).toHaveCount(0);
  await expect(sheet(page)).toContainText('12:30 – 13:15');
  await expectAccessible(page);
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Randevu oluşturuldu')).toBeVisible();
  await expect(sheet(page)).toHaveCount(0);
  await expect(page.locator('[data-marked]')).toBeInViewport();
  const [only] = await appointmentsOn(salon);
  expect([only?.['employeeCode'], startOf(only ?? {})]).toEqual([deniz, '12:30']);
});

test('back closes the form, a reload keeps it, and typed text is lost neither by Escape nor unasked', async ({
  page,
}) => {
  await openBeside(page, '10:00');
  await page.reload();
  await expect(sheet(page).getByLabel('Başka saat')).toHaveValue('10:00');
  await page.goBack();
  await expect(sheet(page)).toHaveCount(0);
  await page.goForward();
  await customerSearch(page).fill('zzz');
  await customerSearch(page).press('Escape');
  await customerSearch(page).press('Escape');
  await expect(customerSearch(page)).toHaveValue('zzz');
  await page.goBack();
  await question(page).getByRole('button', { name: 'Sayfada kal' }).click();
  await expect(customerSearch(page)).toHaveValue('zzz');
  await customerSearch(page).fill('');
  await customerSearch(page).press('Escape');
  await expect(sheet(page)).toHaveCount(0);
});

test('Enter takes the marked row, and guesses nobody between two of one name', async ({ page }) => {
  const { salon } = await openBeside(page, '10:00');
  await addCustomer(salon, { phone: '+905327741806' });
  await addCustomer(salon, { phone: '+905412095531' });
  await addCustomer(salon, { name: 'Işılay', lastname: 'Erdoğan' });
  await customerSearch(page).fill('isil kar');
  await expect(page.getByText('Aynı adda 2 kişi var, telefondan seçin.')).toBeVisible();
  await expect(page.locator('[data-enter]')).toHaveCount(0);
  await customerSearch(page).press('Enter');
  await expect(customerSearch(page)).toHaveValue('isil kar');
  await customerSearch(page).fill('isilay');
  await expect(customerOption(page, /Işılay Erdoğan/).locator('[data-enter]')).toBeVisible();
  await customerSearch(page).press('Enter');
  // The name stands in the option too, until the list is gone: what is chosen has the way back to it focused.
  await expect(sheet(page).getByRole('button', { name: 'Değiştir' })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.type('kes');
  await page.keyboard.press('Enter');
  await expect(sheet(page).getByRole('radio', { name: /Gonca/ })).toBeFocused();
  await createButton(page).click();
  await expect(page.getByText('Randevu oluşturuldu')).toBeVisible();
  expect((await appointmentsOn(salon, dayFromStart(3))).map(startOf)).toEqual(['10:00']);
});
