import type { Page } from '@playwright/test';
import { workbookOf } from '../../packages/kernel/src/testkit/workbook.ts';
import { expectAccessible } from '../support/axe.ts';
import { addCard } from '../support/customers.ts';
import { expectFits } from '../support/expect-fits.ts';
import { expect, test } from '../support/journey.ts';
import { type OpenSalon, openSalon } from '../support/salon.ts';

// Customers from a file, on the real product: every salon here is its own.

const toursSeen = ['customers', 'customer'];

const csv = [
  'Ad Soyad;GSM;Son Geliş;Notlar;Doğum T.;Bakiye',
  'Gülşen Işıldar;5326041873;03.10.2026;papatya alerjisi;14/05/1991;0,00',
  'Işıl Karaca;0532 774 18 06;;;;',
  'Ümran Dağ;0212 347 11 90;;;;',
  'Serkan Uçkun;0532 41 27;;;;',
  ';0541 777 20 10;;;;',
].join('\r\n');

const goTo = async (page: Page): Promise<void> => {
  await page.goto('/profil/müşterilerim/ice-aktar');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 20_000 });
};

const open = async (page: Page): Promise<OpenSalon> => {
  const salon = await openSalon(page, { toursSeen });
  await addCard(salon, { name: 'Işıl', lastname: 'Karaca', phone: '+905327741806' });
  await goTo(page);
  return salon;
};

const chooser = (page: Page) => page.locator('input[type=file]');
const send = (page: Page, name: string, content: Buffer | string) =>
  chooser(page).setInputFiles({ name, mimeType: 'application/octet-stream', buffer: Buffer.from(content) });
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });

const many = (rows: number): string =>
  [
    'Ad Soyad,Telefon',
    ...Array.from({ length: rows }, (_, at) => `Ayşe Yılmaz${at},0533${2_000_001 + at}`),
  ].join('\n');

test.slow();

test('a list is sent, looked at, taken, and what was not taken is mended', async ({ page, isMobile }) => {
  const salon = await open(page);
  await expectAccessible(page);
  await send(page, 'liste.csv', csv);
  await expect(title(page, 'Sütunları eşleştirin')).toBeVisible();
  await expect(page.getByText('Beşini tanıdık')).toBeVisible();
  await expect(page.getByText('Kartı var, birleşecek')).toBeVisible();
  await expect(page.getByText('Cep numarası değil, SMS gitmez')).toBeVisible();
  await expect(button(page, '3 müşteriyi aktar')).toBeEnabled();
  await expectAccessible(page);
  await expectFits(page, isMobile ? 390 : 1440);

  // A column that is no name any more holds it up, and says why.
  await button(page, /Ad Soyad sütunu Ayna’da/).click();
  await page.getByRole('option', { name: 'Alma' }).click();
  await expect(page.getByText('Hangi sütunun ad olduğunu seçin.')).toBeVisible();
  await expect(button(page, /müşteriyi aktar/)).toBeDisabled();
  await button(page, /Ad Soyad sütunu Ayna’da/).click();
  await page.getByRole('option', { name: 'Ad ve soyad' }).click();
  await expect(page.getByRole('listbox')).toBeHidden();
  await button(page, '3 müşteriyi aktar').click();

  await expect(title(page, 'Aktarım bitti')).toBeVisible();
  await expect(page.getByText('2 yeni kart')).toBeVisible();
  await expect(page.getByText('1 birleşti')).toBeVisible();
  await expect(page.getByText('2 alınmadı')).toBeVisible();
  await expect(page.getByText('Telefon eksik: 8 hane')).toBeVisible();
  await expect(page.getByText('Ad boş')).toBeVisible();
  await expectAccessible(page);
  await expectFits(page, isMobile ? 390 : 1440);

  await button(page, '5. satırı düzelt ve al').click();
  const dialog = page.getByRole('dialog', { name: '5. satırı düzelt' });
  await dialog.getByRole('textbox', { name: 'Telefon' }).fill('0532 41 27');
  await dialog.getByRole('button', { name: 'Düzelt ve al' }).click();
  await expect(dialog.getByText('Hâlâ alınamıyor: Telefon eksik: 8 hane')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Telefon' }).fill('0532 412 70 01');
  await dialog.getByRole('textbox', { name: 'Telefon' }).press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByText('1 alınmadı')).toBeVisible();

  const { items } = await salon.api<{ items: { name: string }[] }>(
    'get',
    `/api/Customer/by-salon/${salon.salonCode}`,
  );
  expect(items.map(({ name }) => name)).toEqual(['Gülşen', 'Işıl', 'Serkan', 'Ümran']);
});

test('rows that were not taken, and all cards, are downloaded as files that Excel opens', async ({
  page,
}) => {
  await open(page);
  await send(page, 'liste.csv', csv);
  await button(page, '3 müşteriyi aktar').click();
  await expect(title(page, 'Aktarım bitti')).toBeVisible();
  const rows = page.waitForEvent('download');
  await button(page, 'Bu satırları indir').click();
  expect((await rows).suggestedFilename()).toBe('alinmayan-satirlar.csv');
  await button(page, 'Yeni dosya').click();
  const all = page.waitForEvent('download');
  await button(page, 'Tüm müşterileri indir').click();
  expect((await all).suggestedFilename()).toBe('musteriler.csv');
});

test('a file goes on while its tab is closed, and the next tab shows how far it is', async ({
  page,
  context,
}) => {
  await open(page);
  const rows = [
    ['Ad Soyad', 'Telefon'],
    ...many(3_000)
      .split('\n')
      .slice(1)
      .map((line) => line.split(',')),
  ];
  const first = await context.newPage();
  await goTo(first);
  await send(first, 'liste.xlsx', workbookOf(rows, 'Müşteriler'));
  await expect(first.getByText('3.000 satır, 2 sütun · “Müşteriler” sayfası')).toBeVisible();
  await button(first, '3.000 müşteriyi aktar').click();
  await expect(first.getByRole('progressbar', { name: 'Aktarılan satırlar' })).toBeVisible();
  await first.close();
  await goTo(page);
  await expect(title(page, 'Aktarım bitti')).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText('3.000 yeni kart')).toBeVisible();
  await expect(page.getByText('Alınmayan satır yok')).toBeVisible();
});

test('a broken file is told in a sentence, and another one can be tried at once', async ({
  page,
  expects,
}) => {
  expects.push(/status of 4(?:15|22)/);
  await open(page);
  await send(page, 'liste.xlsx', 'PK\u{3}\u{4} bozuk');
  await expect(page.getByRole('alert')).toHaveText(/Dosya okunamadı, bozuk olabilir/);
  await expectAccessible(page);
  await send(page, 'resim.csv', '%PDF-1.7');
  await expect(page.getByRole('alert')).toHaveText(/Yalnızca Excel \(\.xlsx\) ve CSV/);
  await send(page, 'liste.csv', 'Ad Soyad;Telefon\n');
  await expect(page.getByRole('alert')).toHaveText(/yalnızca başlıklar var/);
  await send(page, 'liste.csv', csv);
  await expect(title(page, 'Sütunları eşleştirin')).toBeVisible();
});

test('attack 41: a script in a file is text in the preview, the report and the card', async ({ page }) => {
  const salon = await open(page);
  const script = '<img src=x onerror=document.title=1>';
  await send(page, 'liste.csv', `Ad Soyad;Telefon;Notlar\nNil Su;05321112233;${script}\n${script};1;\n`);
  await expect(page.getByText(script).first()).toBeVisible();
  await button(page, '1 müşteriyi aktar').click();
  await expect(title(page, 'Aktarım bitti')).toBeVisible();
  await expect(page.getByText(script).first()).toBeVisible();
  await expect(page).toHaveTitle(/Excel’den aktar/);
  const { items } = await salon.api<{ items: { name: string; code: string }[] }>(
    'get',
    `/api/Customer/by-salon/${salon.salonCode}?s=nil`,
  );
  await page.goto(`/profil/musteri/${items[0]?.code}`);
  await expect(page.getByText(script)).toBeVisible();
});
