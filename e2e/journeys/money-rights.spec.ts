import type { Page } from '@playwright/test';
import { ownerOf } from '../support/appointment-details.ts';
import { awayFromMidnight, today } from '../support/days.ts';
import { expect, test } from '../support/journey.ts';
import { type OpenSalon, openSalon } from '../support/salon.ts';
import { openMember } from '../support/team.ts';

// Who sees which money on the screens. What the routes answer is proved in modules/finance and modules/inventory.

test.skip(({ isMobile }) => isMobile, 'walked at a desk, where this work is done');

const toursSeen = ['calendar', 'accounting', 'day-end', 'commission', 'inventory'];

const argan = {
  name: 'Argan yağı',
  description: '',
  category: 'Retail',
  unit: 'Bottle',
  cost: 213,
  price: 590,
  barcode: '',
  supplier: '',
  criticalLevel: 0,
  stock: 10,
};

/** A tip of 4.321 lira for the employee and one of 1.234 for the owner. */
const plantMoney = async (salon: OpenSalon, employeeCode: string): Promise<void> => {
  const { salonCode, api } = salon;
  const owner = await ownerOf(salon);
  const tip = { type: 'Income', category: 'Tip', status: true, note: '', salonCode, date: today() };
  await Promise.all([
    api('post', '/api/Transaction', { ...tip, title: 'Bahşiş', amount: 4321, employeeCode }),
    api('post', '/api/Transaction', { ...tip, title: 'Bahşiş', amount: 1234, employeeCode: owner }),
    api('post', '/api/Inventory', { ...argan, salonCode }),
  ]);
};

const main = (page: Page) => page.getByRole('main');
const refusesBooks = (page: Page) =>
  expect(page.getByText('Muhasebede salonun gelirleri, giderleri ve maaşları bulunur.')).toBeVisible();

const walkDesk = async (page: Page): Promise<void> => {
  await page.goto('/profil/muhasebe');
  await refusesBooks(page);
  const rail = page.getByRole('navigation').first();
  await expect(rail.getByRole('link', { name: 'Gün sonu' })).toBeVisible();
  await expect(rail.getByRole('link', { name: 'Muhasebe' })).toHaveCount(0);
  await rail.getByRole('link', { name: 'Gün sonu' }).click();
  await expect(page.getByText('Önce siz sayın')).toBeVisible();
  await expect(main(page)).not.toContainText('5.555');
  await expect(page.getByRole('button', { name: /Kasa ayarları|kapat$/ })).toHaveCount(0);
  await page.goto('/profil/envanter');
  await expect(main(page)).toContainText('₺590');
  // Neither the cost nor what the stock is worth.
  await expect(main(page)).not.toContainText(/₺213|2\.130/);
};

const walkEmployee = async (page: Page): Promise<void> => {
  await page.goto('/profil/muhasebe/gun-sonu');
  await expect(page.getByText('Gün sonunda kasa sayılır ve gün kapanır.')).toBeVisible();
  await page.goto('/profil/muhasebe/prim');
  await expect(page.getByRole('heading', { name: 'Primim' })).toBeVisible();
  await expect(main(page)).toContainText('₺4.321,00');
  await expect(main(page)).not.toContainText('1.234');
  await expect(main(page).getByText('Kurallar')).toHaveCount(0);
};

test('the desk takes money without totals, an employee sees the own, the owner all and sets the limit', async ({
  page,
  browser,
}) => {
  await awayFromMidnight();
  const salon = await openSalon(page, { toursSeen });
  const [desk, employee] = await Promise.all([
    openMember(browser, salon, { groups: ['Receptionist'], toursSeen }),
    openMember(browser, salon, { groups: [], toursSeen }),
  ]);
  await plantMoney(salon, employee.code);
  await walkDesk(desk.page);
  await walkEmployee(employee.page);

  await page.goto('/profil/muhasebe/gun-sonu');
  await expect(page.getByRole('region', { name: 'Defter ve kasa' })).toContainText('₺5.555,00');
  await page.getByRole('button', { name: 'Kasa ayarları' }).click();
  const settings = page.getByRole('dialog', { name: 'Kasa ayarları' });
  const limit = settings.getByRole('textbox', { name: 'En yüksek indirim' });
  await expect(limit).toHaveValue('%15');
  await limit.fill('20');
  await settings.getByRole('button', { name: 'Kaydet' }).click();
  await expect(page.getByText('İndirim sınırı artık %20')).toBeVisible();
  await page.getByRole('button', { name: 'Kasa ayarları' }).click();
  await expect(limit).toHaveValue('%20');
  const iban = settings.getByRole('textbox', { name: 'Havale için IBAN' });
  await iban.fill('tr330006100519786457841327');
  await settings.getByRole('button', { name: 'Kaydet' }).click();
  await expect(settings.getByText(/^TR ile başlayan 26 haneli IBAN’ı kontrol edin/)).toBeVisible();
  await iban.fill('tr330006100519786457841326');
  await settings.getByRole('button', { name: 'Kaydet' }).click();
  await expect(page.getByText('Kasa ayarları kaydedildi')).toBeVisible();
  await page.getByRole('button', { name: 'Kasa ayarları' }).click();
  await expect(iban).toHaveValue('TR33 0006 1005 1978 6457 8413 26');
});
