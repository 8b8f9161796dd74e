import type { Page } from '@playwright/test';
import {
  completeEarly,
  openDetails,
  ownerOf,
  phone,
  toursSeen,
  workdayAt,
} from '../support/appointment-details.ts';
import { melike } from '../support/appointments/texts.ts';
import { addService, book } from '../support/appointments.ts';
import { expectAccessible } from '../support/axe.ts';
import { expectFits } from '../support/expect-fits.ts';
import { expect, test } from '../support/journey.ts';
import { arganOil } from '../support/salon/texts.ts';
import { type OpenSalon, openSalon } from '../support/salon.ts';
import { hoverToast } from '../support/toast.ts';

// The till after a completion, on the real product.

type Row = { readonly category: string; readonly amount: number; readonly status: boolean };

const readBooks = async ({ api, salonCode }: OpenSalon): Promise<string[]> => {
  const rows = await api<Row[]>('get', `/api/Transaction/by-salon/${salonCode}`);
  return rows
    .map(({ category, amount, status }) => `${category} ${amount} ${status ? 'paid' : 'due'}`)
    .toSorted();
};

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

test('a visit is paid with cash and card, a tip and a product, and taken back', async ({
  page,
  isMobile,
  expects,
}) => {
  // The income of the product follows its sale: sooner than that the payment is refused, and sent again by itself.
  expects.push(/status of 409/);
  const salon = await openSalon(page, { toursSeen });
  const [service, employeeCode] = await Promise.all([addService(salon), ownerOf(salon)]);
  await salon.api('post', '/api/Inventory', { salonCode: salon.salonCode, ...arganOil });
  const who = { ...melike, phone };
  const booked = await book(salon, { service, employeeCode, start: workdayAt('10:00') }, who);
  await completeEarly(await openDetails(page, booked));
  const completed = await hoverToast(page, 'Gelir kaydı oluşturuldu');
  await completed.getByRole('button', { name: 'Tahsilat' }).click();
  const till = page.getByRole('dialog', { name: 'Tahsilat' });
  await expect(field(page, 'Nakit tutar')).toHaveValue('900,00');

  await till.getByRole('button', { name: 'Ürün ekle' }).click();
  await till.getByRole('textbox', { name: 'Ürün ara' }).fill('argan');
  await till.getByRole('button', { name: /Argan yağı/ }).click();
  // A phone folds what is seldom needed.
  if (isMobile) await till.getByRole('button', { name: /^Bahşiş/ }).click();
  await till.getByRole('textbox', { name: /^Bahşiş/ }).fill('50');
  await expect(field(page, 'Nakit tutar')).toHaveValue('1.540,00');
  // Typing replaces what stands there, and a letter writes what is left to that kind.
  await field(page, 'Nakit tutar').focus();
  await page.keyboard.type('1000');
  await page.keyboard.press('k');
  await expect(field(page, 'Kart tutar')).toHaveValue('540,00');
  await expectAccessible(page);
  await page.keyboard.press('Enter');

  const saved = await hoverToast(page, 'Tahsilat kaydedildi');
  await expect(till).toBeHidden();
  await expect
    .poll(() => readBooks(salon))
    .toEqual(['Appointment 900 paid', 'ProductSale 590 paid', 'Tip 50 paid']);
  await saved.getByRole('button', { name: 'Geri al' }).click();
  await expect.poll(() => readBooks(salon)).toEqual(['Appointment 900 paid']);
});

test.describe('by transfer', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('the desk copies the salon’s IBAN', async ({ page, isMobile }) => {
    const salon = await openSalon(page, { toursSeen });
    const [service, employeeCode] = await Promise.all([addService(salon), ownerOf(salon)]);
    await salon.api('put', `/api/Transaction/till-settings/${salon.salonCode}`, {
      percent: 15,
      iban: 'TR330006100519786457841326',
    });
    const booked = await book(
      salon,
      { service, employeeCode, start: workdayAt('10:00') },
      { ...melike, phone },
    );
    await completeEarly(await openDetails(page, booked));
    const completed = await hoverToast(page, 'Gelir kaydı oluşturuldu');
    await completed.getByRole('button', { name: 'Tahsilat' }).click();
    const till = page.getByRole('dialog', { name: 'Tahsilat' });
    await expect(till.getByText('TR33 0006 1005 1978 6457 8413 26')).toHaveCount(0);
    await till.getByRole('button', { name: /Havale/ }).click();
    await expect(field(page, 'Havale tutar')).toHaveValue('900,00');
    await expect(till.getByText('TR33 0006 1005 1978 6457 8413 26')).toBeVisible();
    await expectAccessible(page);
    if (isMobile) await expectFits(page, 390);
    await till.getByRole('button', { name: 'IBAN’ı kopyala' }).click();
    await expect
      .poll(() => page.evaluate<string>('navigator.clipboard.readText()'))
      .toBe('TR330006100519786457841326');
  });
});
