import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { awayFromMidnight, today } from '../support/days.ts';
import { expectFits } from '../support/expect-fits.ts';
import { expect, test } from '../support/journey.ts';
import { openSalon } from '../support/salon.ts';
import { pressInToast } from '../support/toast.ts';

const figure = (page: Page, title: string) =>
  page
    .getByRole('region', { name: 'Gösterilenlerin toplamı' })
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name: title }) });

const write = async (page: Page, amount: string, title: string): Promise<void> => {
  const sheet = page.getByRole('dialog', { name: 'Kayıt ekle' });
  await sheet.getByRole('textbox', { name: 'Tutar' }).fill(amount);
  await sheet.getByRole('textbox', { name: 'Başlık' }).fill(title);
};

/** By its label, once its sheet has stopped moving; the radio itself lies below it. */
const choose = (sheet: Locator, name: string): Promise<void> =>
  sheet.locator('label').filter({ hasText: name }).click();

test('an owner writes what was spent, marks it as paid, and takes it out and back', async ({ page }) => {
  await awayFromMidnight();
  const { salonCode, api } = await openSalon(page, { toursSeen: ['accounting'] });
  await page.goto('/profil/muhasebe');
  await expect(page.getByRole('heading', { name: 'Bu günlerde kayıt yok' })).toBeVisible();
  await page.getByRole('link', { name: 'Kayıt ekle' }).first().click();
  await expect(page).toHaveURL('/profil/muhasebe/ekle');
  const sheet = page.getByRole('dialog', { name: 'Kayıt ekle' });
  await sheet.getByRole('button', { name: 'Gideri kaydet' }).click();
  await expect(sheet.getByText('Tutarı yazın.')).toBeVisible();
  await choose(sheet, 'Kira');
  await write(page, '32000,50', 'Kasım kirası');
  await expectAccessible(page);
  await sheet.getByRole('button', { name: 'Kaydet, yenisine geç' }).click();
  // The next one begins where the hand is; kind and day stay.
  await expect(sheet.getByRole('textbox', { name: 'Tutar' })).toBeFocused();
  await expect(sheet.getByRole('radio', { name: 'Kira' })).toBeChecked();
  await sheet.getByRole('switch', { name: 'Ödendi' }).click();
  await write(page, '1500', 'Depo kirası');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/profil/muhasebe');
  await expect(figure(page, 'Gider')).toContainText('−₺32.000,50');
  await expect(figure(page, 'Bekleyen')).toContainText('Borç ₺1.500');

  await page.getByRole('button', { name: 'Depo kirası, ödendi olarak işaretle' }).click();
  const paying = page.getByRole('dialog', { name: 'Ne zaman, nasıl ödendi?' });
  await expect(paying.getByRole('radio', { name: 'Nakit' })).toBeChecked();
  await choose(paying, 'Havale');
  await paying.getByRole('button', { name: 'Ödendi olarak kaydet' }).click();
  await expect(figure(page, 'Gider')).toContainText('−₺33.500,50');
  await expect(figure(page, 'Bekleyen')).toContainText('bekleyen kayıt yok');
  // What the bank paid is not missing from the till: only the rent was paid in cash.
  const { books } = await api<{ books: object }>('get', `/api/DayEnd/by-salon/${salonCode}?day=${today()}`);
  expect(books).toEqual({ cash: -32_000.5, card: 0, transfer: 0 });
  await expectFits(page, page.viewportSize()?.width ?? 0);
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Kasım kirası, işlemler' }).click();
  await page.getByRole('menuitem', { name: 'Sil' }).click();
  await expect(figure(page, 'Gider')).toContainText('−₺1.500,00');
  await pressInToast(page, 'Kasım kirası silindi', 'Geri al');
  await expect(figure(page, 'Net')).toContainText('−₺33.500,50');

  // The message is gone after seconds; the list of what was deleted stays for a day.
  await page.getByRole('button', { name: 'Depo kirası, işlemler' }).click();
  await page.getByRole('menuitem', { name: 'Sil' }).click();
  await expect(figure(page, 'Net')).toContainText('−₺32.000,50');
  await page.getByRole('button', { name: 'Son 24 saatte silinenler (1)' }).click();
  const removed = page.getByRole('dialog', { name: 'Son 24 saatte silinenler' });
  await expectAccessible(page);
  await removed.getByRole('button', { name: 'Depo kirası, geri al' }).click();
  await expect(removed).toContainText('Silinen her şey yerine döndü.');
  await page.keyboard.press('Escape');
  await expect(figure(page, 'Net')).toContainText('−₺33.500,50');
});

/** A picture of one pixel. */
const receiptPhoto = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);

test('an owner records the rent of the month with one press, and writes advances with a receipt', async ({
  page,
}) => {
  await awayFromMidnight();
  const { salonCode, api } = await openSalon(page, { toursSeen: ['accounting', 'commission'] });
  await page.goto('/profil/muhasebe');
  await page.getByRole('button', { name: 'Düzenli giderler' }).click();
  await page.getByRole('button', { name: 'Düzenli gider ekle' }).click();
  const form = page.getByRole('dialog', { name: 'Düzenli gider ekle' });
  await form.getByRole('textbox', { name: 'Başlık' }).fill('Dükkân kirası');
  await form.getByRole('textbox', { name: 'Tutar' }).fill('32000');
  await expect(form.getByRole('radio', { name: 'Havale' })).toBeChecked();
  await form.getByRole('button', { name: 'Kaydet' }).click();
  await expect(form).toBeHidden();
  await page.keyboard.press('Escape');

  const proposals = page.getByRole('region', { name: 'Bu ay kaydedilecekler' });
  await expect(proposals).toBeVisible();
  await expectAccessible(page);
  await proposals.getByRole('button', { name: /^Dükkân kirası, .*atla$/ }).click();
  await expect(proposals).toBeHidden();
  await pressInToast(page, 'için atlandı', 'Geri al');
  await proposals.getByRole('textbox', { name: 'Dükkân kirası, tutar' }).fill('33500');
  await proposals.getByRole('button', { name: /^Dükkân kirası, .*kaydet$/ }).click();
  await expect(proposals).toBeHidden();
  await expect(figure(page, 'Gider')).toContainText('−₺33.500,00');

  // By key: the message of what was recorded stands over it.
  await page.getByRole('link', { name: 'Kayıt ekle' }).first().press('Enter');
  const sheet = page.getByRole('dialog', { name: 'Kayıt ekle' });
  await choose(sheet, 'Maaş');
  await sheet.getByRole('radio', { name: 'Avans' }).click();
  await write(page, '5000', 'Haftalık avans');
  await page.keyboard.press('Control+Enter');
  await expect(sheet.getByText('Kime ödendiğini seçin.')).toBeVisible();
  await sheet.getByRole('button', { name: /Çalışan/ }).click();
  await page.getByRole('option').first().click();
  const chooser = page.waitForEvent('filechooser');
  await sheet.getByRole('button', { name: 'Fiş' }).click();
  await (await chooser).setFiles({ name: 'fis.png', mimeType: 'image/png', buffer: receiptPhoto });
  await expect(sheet.getByText('Fiş eklendi')).toBeVisible();
  await sheet.getByRole('textbox', { name: 'Başlık' }).press('Control+Enter');
  // The next one begins where the hand is; kind and day stay.
  await expect(sheet.getByRole('textbox', { name: 'Tutar' })).toBeFocused();
  await expect(sheet.getByRole('radio', { name: 'Avans' })).toBeChecked();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/profil/muhasebe');
  await expect(figure(page, 'Gider')).toContainText('−₺38.500,00');
  // The rent went by bank: only the advance is missing from the till.
  const { books } = await api<{ books: object }>('get', `/api/DayEnd/by-salon/${salonCode}?day=${today()}`);
  expect(books).toEqual({ cash: -5000, card: 0, transfer: 0 });
  await page.getByRole('button', { name: 'Haftalık avans, işlemler' }).press('Enter');
  await page.getByRole('menuitem', { name: 'Fişi göster' }).press('Enter');
  await expect(page.getByRole('img', { name: 'Haftalık avans fişinin fotoğrafı' })).toBeVisible();
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Dışa aktar' }).press('Enter');
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Excel (.xlsx)' }).press('Enter');
  expect((await download).suggestedFilename()).toMatch(/^muhasebe-.*\.xlsx$/);

  await page.goto('/profil/muhasebe/prim');
  const statement = page.waitForEvent('download');
  await page.getByRole('button', { name: 'PDF indir' }).click();
  expect((await statement).suggestedFilename()).toMatch(/^prim-.*\.pdf$/);
  await expectAccessible(page);
});

test('a pile of ten receipts is written by the keyboard alone', async ({ page }) => {
  await awayFromMidnight();
  await openSalon(page, { toursSeen: ['accounting'] });
  await page.goto('/profil/muhasebe/ekle');
  const sheet = page.getByRole('dialog', { name: 'Kayıt ekle' });
  await choose(sheet, 'Kira');
  const amount = sheet.getByRole('textbox', { name: 'Tutar' });
  const title = sheet.getByRole('textbox', { name: 'Başlık' });
  await amount.focus();
  // Typed without a pause: each digit follows within milliseconds, and the Tabs past the category too.
  for (let number = 1; number <= 10; number += 1) {
    await page.keyboard.type(`${100 + number},5`);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(title).toBeFocused();
    await page.keyboard.type(`Fiş ${number}`);
    await expect(amount).toHaveValue(`${100 + number},50`);
    await page.keyboard.press('Control+Enter');
    await expect(amount).toBeFocused();
    await expect(title).toHaveValue('');
  }
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL('/profil/muhasebe');
  // 101,50 to 110,50.
  await expect(figure(page, 'Gider')).toContainText('−₺1.060,00');
});

test('a product that is sold in the books leaves the shelf', async ({ page }) => {
  await awayFromMidnight();
  const { salonCode, api } = await openSalon(page, { toursSeen: ['accounting'] });
  const { code } = await api<{ code: string }>('post', '/api/Inventory', {
    salonCode,
    name: 'Argan yağı',
    description: '',
    category: 'Retail',
    unit: 'Bottle',
    cost: 200,
    price: 420,
    barcode: '',
    supplier: '',
    criticalLevel: 2,
    stock: 5,
  });
  await page.goto('/profil/muhasebe/ekle');
  const sheet = page.getByRole('dialog', { name: 'Kayıt ekle' });
  await sheet.getByRole('radio', { name: 'Gelir' }).click();
  await choose(sheet, 'Ürün satışı');
  await sheet.getByRole('button', { name: 'Satışı kaydet' }).click();
  await expect(sheet.getByText('Satılan ürünü seçin.')).toBeVisible();
  await sheet.getByRole('textbox', { name: 'Ürün ara' }).fill('argan');
  await sheet.getByRole('button', { name: /^Argan yağı/ }).click();
  await sheet.getByRole('textbox', { name: 'Adet' }).fill('2');
  await expect(sheet.getByText('Stokta 5 şişe, satıştan sonra 3 şişe')).toBeVisible();
  await expectAccessible(page);
  await sheet.getByRole('button', { name: 'Satışı kaydet' }).click();
  await expect(page).toHaveURL('/profil/muhasebe');
  await expect(figure(page, 'Gelir')).toContainText('₺840,00');
  const { items } = await api<{ items: object[] }>('get', `/api/Inventory/moves/${code}`);
  expect(items[0]).toMatchObject({ kind: 'Sale', quantity: -2, stockAfter: 3 });
});
