import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { expectFits } from '../support/expect-fits.ts';
import { expectFocusIn } from '../support/focus.ts';
import { expect, test } from '../support/journey.ts';
import { signIn } from '../support/people.ts';
import { addEmployee, type OpenSalon, openSalon } from '../support/salon.ts';
import { addMember } from '../support/team.ts';

// Services on the real product: every salon here is its own.

type Made = {
  readonly code: string;
  readonly name: string;
  readonly price: number;
  readonly version: number;
};

const service = (name: string, category: string, price: number, more: object = {}) => ({
  name,
  description: '',
  category,
  color: 2,
  duration: 45,
  phases: null,
  bufferAfter: 0,
  price,
  showPrice: true,
  type: 'Single',
  sessionCount: null,
  sessionIntervalDays: null,
  online: true,
  active: true,
  ...more,
});

const someServices = [
  service('Saç kesimi', 'Cut', 900),
  service('Işıltı bakımı', 'Care', 1250),
  service('Dip boya', 'Color', 2400, {
    duration: 90,
    phases: { work: 30, wait: 35, finish: 25, freeWhileWaiting: true },
  }),
];

const plant = ({ api, salonCode }: OpenSalon, services: readonly object[]) =>
  api<Made[]>('post', '/api/Service/many', { salonCode, services });

const listed = ({ api, salonCode }: OpenSalon) => api<Made[]>('get', `/api/Service/by-salon/${salonCode}`);

const toursSeen = ['services', 'add-service'];

const open = async (page: Page): Promise<OpenSalon> => {
  const salon = await openSalon(page, { toursSeen });
  await plant(salon, someServices);
  await page.goto('/profil/hizmetler');
  await expect(page.getByRole('heading', { level: 1, name: 'Hizmetler' })).toBeVisible({ timeout: 20_000 });
  return salon;
};

const row = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });
const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true });
const save = (page: Page) => page.getByRole('button', { name: 'Hizmeti kaydet' });
const choose = async (page: Page, field: RegExp, option: string) => {
  await page.getByRole('button', { name: field }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
};

test.slow();

test('a salon without services is offered what such salons do', async ({ page }) => {
  const salon = await openSalon(page, { toursSeen });
  await page.goto('/profil/hizmetler');
  await page.getByRole('checkbox', { name: /Dip boya/ }).check();
  await page.getByRole('checkbox', { name: /Saç botoksu/ }).check();
  await expectAccessible(page);
  await page.getByRole('button', { name: '2 hizmeti ekle' }).click();
  await expect(page.getByText('2 hizmet eklendi')).toBeVisible();
  await expect(link(page, 'Dip boya')).toBeVisible();
  await expect(page.getByText('2 hizmet, hepsi online randevuya açık')).toBeAttached();
  expect((await listed(salon)).map(({ name }) => name)).toEqual(['Dip boya', 'Saç botoksu']);
});

test('a service with waiting is added for those who perform it', async ({ page }) => {
  const salon = await openSalon(page, { toursSeen });
  await addEmployee(salon, 'Deniz', 'Korkmaz');
  await page.goto('/profil/hizmetler/ekle');
  await page.getByLabel('Ad', { exact: true }).fill('Saç botoksu');
  await choose(page, /Kategori/, 'Bakım');
  await page.getByRole('button', { name: 'Bekleme ekle' }).click();
  for (const [field, minutes] of [
    ['Çalışma', '30'],
    ['Bekleme', '40'],
    ['Bitiş', '20'],
  ] as const)
    await page.getByRole('textbox', { name: field, exact: true }).fill(minutes);
  await expect(page.getByText('Toplam 90 dk')).toBeVisible();
  await page.getByRole('slider', { name: 'Bekleme sonu' }).press('ArrowLeft');
  await expect(page.getByRole('textbox', { name: 'Bitiş', exact: true })).toHaveValue('25');
  await page.getByRole('slider', { name: 'Bekleme sonu' }).press('ArrowRight');
  await save(page).click();
  await expect(page.getByText('Fiyatı yazın; ücretsizse 0 yazın.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Fiyat', exact: true }).fill('3200');
  await page.getByRole('switch', { name: 'Seanslı hizmet' }).click();
  await expect(page.getByText('₺12.800,00')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Deniz Korkmaz' }).check({ force: true });
  await save(page).click();
  // Two calls, one after the other.
  await expect(page.getByText('Saç botoksu eklendi')).toBeVisible({ timeout: 15_000 });
  await expect(page).toHaveURL('/profil/hizmetler');
  const added = row(page, 'Saç botoksu');
  await expect(added.getByText('Seanslı · 4 seans')).toBeVisible();
  await expect(
    added.getByRole('img', { name: '30 dakika çalışma, 40 dakika bekleme, 20 dakika bitiş' }),
  ).toBeVisible();
  await expect(added.getByRole('img', { name: 'Yapanlar: Gonca Arman, Deniz Korkmaz' })).toBeVisible();
  await expect(added.getByText('₺3.200')).toBeVisible();
});

test('categories that are slow or fail at first are said to come, and then do', async ({ page, expects }) => {
  expects.push(/503/);
  await openSalon(page, { toursSeen });
  await page.route('**/Catalog/salon-types', (route) => route.fulfill({ status: 503, body: '' }));
  await page.goto('/profil/hizmetler/ekle');
  const category = page.getByRole('button', { name: /Kategori/ });
  await expect(category).toContainText('Kategoriler getiriliyor');
  await expect(category).toBeDisabled();
  await page.unroute('**/Catalog/salon-types');
  await choose(page, /Kategori/, 'Bakım');
  await expect(category).toContainText('Bakım');
});

test('a service is changed, and somebody else’s change is not written over', async ({ page, expects }) => {
  expects.push(/409|^api:/);
  const salon = await open(page);
  await link(page, 'Saç kesimi').click();
  const name = page.getByLabel('Ad', { exact: true });
  await expect(name).toHaveValue('Saç kesimi');
  await name.fill('Kesim');
  const [first] = (await listed(salon)).filter((each) => each.name === 'Saç kesimi');
  await salon.api('put', `/api/Service/${first?.code}`, {
    ...someServices[0],
    name: 'Saç kesimi ve yıkama',
    version: first?.version,
  });
  await save(page).click();
  await expect(
    page.getByText('Bu kayıt siz bakarken değişti. Son hâlini görüp yeniden deneyin.'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Son hâlini getir' }).click();
  await expect(name).toHaveValue('Saç kesimi ve yıkama');
  await name.fill('Kesim ve yıkama');
  await save(page).click();
  await expect(page.getByText('Kesim ve yıkama kaydedildi')).toBeVisible();
  await expect(link(page, 'Kesim ve yıkama')).toBeVisible();
});

test('who leaves a half-written service is asked', async ({ page }) => {
  await open(page);
  await link(page, 'Saç kesimi').click();
  await page.getByLabel('Ad', { exact: true }).fill('Kesim');
  await page.getByRole('link', { name: 'Vazgeç' }).click();
  const asked = page.getByRole('alertdialog', { name: 'Değişiklikler kaydedilmedi' });
  await asked.getByRole('button', { name: 'Sayfada kal' }).click();
  await expect(asked).toHaveCount(0);
  await expect(page.getByLabel('Ad', { exact: true })).toHaveValue('Kesim');
  await page.getByRole('link', { name: 'Vazgeç' }).click();
  await asked.getByRole('button', { name: 'Kaydetmeden ayrıl' }).click();
  await expect(link(page, 'Saç kesimi')).toBeVisible();
});

test('prices change together, as they were shown before', async ({ page }) => {
  const salon = await open(page);
  await page.getByRole('button', { name: 'Toplu fiyat değiştir' }).click();
  const dialog = page.getByRole('dialog', { name: 'Toplu fiyat değiştir' });
  await dialog.getByLabel('Değişim').fill('12,5');
  await dialog.getByRole('radio', { name: '₺50' }).click();
  const preview = dialog.getByRole('listitem');
  await expect(preview.filter({ hasText: 'Saç kesimi' })).toContainText('yeni fiyat ₺1.000');
  await expect(preview.filter({ hasText: 'Işıltı bakımı' })).toContainText('yeni fiyat ₺1.400');
  expect((await listed(salon)).map(({ price }) => price)).toEqual([900, 2400, 1250]);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: '3 fiyatı değiştir' }).click();
  await expect(page.getByText('3 hizmetin fiyatı değişti')).toBeVisible();
  await expect(row(page, 'Saç kesimi')).toContainText('₺1.000');
  expect((await listed(salon)).map(({ price }) => price)).toEqual([1000, 2700, 1400]);
});

test('a service is taken off line and deleted, and each of it taken back', async ({ page, isMobile }) => {
  await open(page);
  const online = page.getByRole('switch', { name: 'Saç kesimi yayında' });
  await online.click();
  await expect(page.getByText('Saç kesimi online randevuya kapatıldı')).toBeVisible();
  await expect(online).not.toBeChecked();
  await page.getByRole('button', { name: 'Geri al' }).click();
  await expect(page.getByText('Saç kesimi online randevuya açıldı')).toBeVisible();
  await expect(online).toBeChecked();
  if (isMobile) {
    await link(page, 'Dip boya').click();
    await page.getByRole('button', { name: 'Hizmeti sil' }).click();
  } else {
    await page.getByRole('button', { name: 'Dip boya, diğer işlemler' }).click();
    await page.getByRole('menuitem', { name: 'Sil' }).click();
  }
  await expect(page.getByText('Dip boya silindi')).toBeVisible();
  await expect(link(page, 'Dip boya')).toHaveCount(0);
  await page.getByRole('button', { name: 'Geri al' }).click();
  await expect(link(page, 'Dip boya')).toBeVisible();
});

test('a search needs no Turkish letters, and the address keeps it', async ({ page }) => {
  await open(page);
  await expect(link(page, 'Saç kesimi')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Hizmet ara' }).fill('isilti');
  await expect(link(page, 'Işıltı bakımı')).toBeVisible();
  await expect(link(page, 'Saç kesimi')).toBeHidden();
  await expect(page).toHaveURL('/profil/hizmetler?ara=isilti');
  await page.reload();
  await expect(link(page, 'Işıltı bakımı')).toBeVisible();
  await expect(link(page, 'Saç kesimi')).toBeHidden();
  await page.getByRole('button', { name: /^Renk/ }).click();
  await expect(page.getByText('Aramanıza uyan hizmet yok')).toBeVisible();
  await page.getByRole('button', { name: 'Aramayı temizle' }).click();
  await expect(link(page, 'Saç kesimi')).toBeVisible();
  await page.getByRole('button', { name: /^Renk/ }).click();
  await expect(page).toHaveURL('/profil/hizmetler?kategori=Color');
  await expect(link(page, 'Saç kesimi')).toBeHidden();
});

test('who may not manage services reads the list, and is told whom to ask for more', async ({
  page,
  browser,
}) => {
  const salon = await open(page);
  const [first] = await listed(salon);
  const theirs = await (await browser.newContext()).newPage();
  const { person } = await addMember(page, salon);
  await theirs.goto('/giris-yap');
  await signIn(theirs, person);
  await expect(theirs).toHaveURL('/profil', { timeout: 15_000 });
  await theirs.goto('/profil/hizmetler');
  await expect(row(theirs, 'Saç kesimi')).toBeVisible();
  await expect(theirs.getByRole('switch')).toHaveCount(0);
  await expect(theirs.getByRole('link', { name: 'Hizmet ekle' })).toHaveCount(0);
  await expect(link(theirs, 'Saç kesimi')).toHaveCount(0);
  for (const address of ['ekle', `duzenle/${first?.code}`]) {
    await theirs.goto(`/profil/hizmetler/${address}`);
    await expect(theirs.getByText('Bu sayfa için yetkiniz yok')).toBeVisible();
    await expect(theirs.getByText('Gonca Arman, salon sahibi')).toBeVisible();
    await expect(save(theirs)).toHaveCount(0);
  }
  await theirs.close();
});

test('the form is filled in and saved by keyboard alone', async ({ page, isMobile }) => {
  test.skip(isMobile, 'a phone has no Tab key');
  await openSalon(page, { toursSeen });
  await page.goto('/profil/hizmetler/ekle');
  const name = page.getByLabel('Ad', { exact: true });
  const category = page.getByRole('button', { name: /Kategori/ });
  // Until the categories are there the field says so, and Tab goes on to the next one.
  await expect(category).toBeEnabled();
  await name.focus();
  await page.keyboard.type('Kalıcı oje');
  await page.keyboard.press('Tab');
  await expect(category).toBeFocused();
  await page.keyboard.press('Enter');
  await expectFocusIn(page.getByRole('listbox'));
  await page.keyboard.type('El ve');
  await expect(page.getByRole('option', { name: 'El ve ayak' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(category).toContainText('El ve ayak');
  await expect(category).toBeFocused();
  for (let tabs = 0; tabs < 2; tabs += 1) await page.keyboard.press('Tab');
  await expect(page.getByRole('textbox', { name: 'Süre', exact: true })).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('60');
  for (let tabs = 0; tabs < 3; tabs += 1) await page.keyboard.press('Tab');
  await expect(page.getByRole('textbox', { name: 'Fiyat', exact: true })).toBeFocused();
  await page.keyboard.type('750');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Kalıcı oje eklendi')).toBeVisible();
  await expect(row(page, 'Kalıcı oje')).toContainText('60 dk');
});

test('the tours are offered once, and walk what the spec names', async ({ page }) => {
  const salon = await openSalon(page);
  await plant(salon, someServices);
  await page.goto('/profil/hizmetler/ekle');
  await page.getByRole('button', { name: 'Bu sayfayı 30 saniyede gezin' }).click();
  for (const title of ['Hizmetin adı', 'Açıklama', 'Süre', 'Fiyat']) {
    const card = page.getByRole('dialog', { name: title });
    await expect(card).toBeVisible();
    await card.getByRole('button', { name: /Sonraki|Bitir/ }).click();
  }
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.reload();
  await expect(page.getByLabel('Ad', { exact: true })).toBeVisible();
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.goto('/profil/hizmetler');
  await page.getByRole('button', { name: 'Bu sayfayı 30 saniyede gezin' }).click();
  await expect(page.getByRole('dialog', { name: 'Hizmet ekleyin' })).toBeVisible();
});

test('the list and both forms are accessible, and fit a narrow window', async ({ page }) => {
  const salon = await open(page);
  await expect(link(page, 'Dip boya')).toBeVisible();
  await expectAccessible(page);
  const [, dye] = await listed(salon);
  for (const address of [`duzenle/${dye?.code}`, 'ekle']) {
    await page.goto(`/profil/hizmetler/${address}`);
    await expect(save(page)).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Kim yapıyor?' })).toBeVisible();
    await save(page).scrollIntoViewIfNeeded();
    await expectAccessible(page);
  }
  await page.setViewportSize({ width: 320, height: 700 });
  for (const address of ['/ekle', '']) {
    await page.goto(`/profil/hizmetler${address}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expectFits(page, 320);
  }
});
