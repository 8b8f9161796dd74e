import { deflateSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { dayFromNow } from '../support/days.ts';
import { holdCalls } from '../support/held-calls.ts';
import { expect, test } from '../support/journey.ts';
import { type OpenSalon, openSalon } from '../support/salon.ts';
import { hoverToast } from '../support/toast.ts';

// Each of them reads whole screens with axe, twice.
test.describe.configure({ timeout: 90_000 });

const toursSeen = ['salon-info', 'edit-salon'];

const editAt = (salonCode: string, section: string): string =>
  `/profil/salonu-duzenle/${salonCode}?bolum=${section}`;

const chunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type), data]);
  let crc = ~0;
  for (const byte of body) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xed_b8_83_20 : 0);
  }
  const ends = Buffer.alloc(8);
  ends.writeUInt32BE(data.length, 0);
  ends.writeUInt32BE(~crc >>> 0, 4);
  return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)]);
};

/** A picture of one grey, so that a test can tell it from another. */
const picture = (name: string, grey: number) => {
  const side = 300;
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  head[8] = 8;
  const rows = Buffer.alloc((side + 1) * side, grey).map((byte, at) => (at % (side + 1) === 0 ? 0 : byte));
  const parts = [chunk('IHDR', head), chunk('IDAT', deflateSync(rows)), chunk('IEND', Buffer.alloc(0))];
  const signature = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);
  return { name, mimeType: 'image/png', buffer: Buffer.concat([signature, ...parts]) };
};

const choose = async (page: Page, button: string, files: Parameters<Page['setInputFiles']>[1]) => {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: button }).first().click();
  await (await chooser).setFiles(files);
};

const save = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Değişiklikleri kaydet' }).click();
  await expect(page.getByText('Değişiklikler kaydedildi').last()).toBeVisible();
};

const act = async (page: Page, photo: string, item: string): Promise<void> => {
  await page.getByRole('button', { name: `${photo}: işlemler` }).click();
  await page.getByRole('menuitem', { name: item }).click();
};

/** The first photo behind the second, by the keys alone. */
const dragBehind = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Fotoğraf 1: sırasını değiştir' }).focus();
  await page.keyboard.press('Enter');
  const between = page.getByRole('button', { name: 'Fotoğraf 1 ve Fotoğraf 2 arasına gir' });
  await expect(between).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(between).not.toBeFocused();
  await page.keyboard.press('Enter');
};

test('an owner sees the salon, publishes it and takes it down again', async ({ page }) => {
  const { api, salonCode } = await openSalon(page, { toursSeen });
  await api('patch', `/api/Salon/status/${salonCode}`, { status: 'Draft' });
  await page.goto('/profil/salon-bilgileri');
  const takeDown = page.getByRole('button', { name: 'Yayından kaldır' });
  await page.getByRole('button', { name: 'Yayınla' }).click();
  await takeDown.click();
  // The message before it may still be there, and can be taken back too.
  const told = await hoverToast(page, 'Salonunuz yayından kaldırıldı');
  await told.getByRole('button', { name: 'Geri al' }).click();
  await expect(takeDown).toBeVisible();
  await expect(page.getByText('09:00 – 19:00').first()).toBeVisible();
  await expect(page.getByText(/ · \d+ çalışan$/)).toBeVisible();
  await expectAccessible(page);
});

test('a changed address is saved, and the old one still leads to the salon', async ({ page }) => {
  const { salonCode, api, owner } = await openSalon(page, { toursSeen });
  await api('patch', `/api/Salon/status/${salonCode}`, { status: 'Published' });
  const [old, next] = [`nehir-${owner.digits}`, `moda-${owner.digits}`];
  await page.goto(editAt(salonCode, 'genel'));
  const path = page.getByLabel('Sayfa adresi', { exact: true });
  await path.fill('Büyük Harf');
  await path.blur();
  await expect(page.getByText('Küçük harf, rakam ve tire kullanın')).toBeVisible();
  await path.fill(next);
  await expect(page.getByText('Bu adres boşta.')).toBeVisible();
  await page.getByLabel('Kısa tanıtım').fill('Moda’da saç kesimi ve renk.');
  await page.getByRole('textbox', { name: /^Konum/ }).fill('40.98712, 29.02641');
  await page.getByRole('textbox', { name: /^Konum/ }).blur();
  await expect(page.getByRole('link', { name: /İşareti haritada aç/ })).toHaveAttribute(
    'href',
    /query=40\.98712%2C29\.02641$/,
  );
  await save(page);
  for (const word of [old, next]) {
    const answer = await page.request.get(`/api/Salon/by-path/${word}`);
    expect(((await answer.json()) as { path: string }).path).toBe(next);
  }
  await page.reload();
  await expect(page.getByLabel('Kısa tanıtım')).toHaveValue('Moda’da saç kesimi ve renk.');
  await expectAccessible(page);
});

test('the mark on the map is where the owner stands', async ({ page, context }) => {
  const { salonCode, api } = await openSalon(page, { toursSeen });
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 40.987_123_9, longitude: 29.026_41 });
  await page.goto(editAt(salonCode, 'genel'));
  await page.getByRole('button', { name: 'Konumumu kullan' }).click();
  await expect(page.getByRole('textbox', { name: /^Konum/ })).toHaveValue('40.987124, 29.02641');
  await save(page);
  expect(await api('get', `/api/Salon/${salonCode}`)).toMatchObject({
    position: { latitude: 40.987124, longitude: 29.02641 },
  });
});

test('what is typed outlasts a look at another tab, and leaving asks', async ({ page }) => {
  const { salonCode } = await openSalon(page, { toursSeen });
  await page.goto(editAt(salonCode, 'genel'));
  await page.getByLabel('Salonun adı').fill('Nehir Saç ve Renk');
  await page.getByRole('tab', { name: 'Randevu kuralları' }).click();
  await page.getByRole('tab', { name: /Genel/ }).click();
  await expect(page.getByLabel('Salonun adı')).toHaveValue('Nehir Saç ve Renk');
  await page.getByRole('link', { name: 'Salon bilgileri' }).first().click();
  await page.getByRole('button', { name: 'Sayfada kal' }).click();
  await page.getByRole('button', { name: 'Vazgeç' }).click();
  await expect(page.getByLabel('Salonun adı')).toHaveValue('Nehir Saç Atölyesi');
});

test('what somebody else saves meanwhile is told, and nothing of theirs is lost', async ({ page }) => {
  const { salonCode, api } = await openSalon(page, { toursSeen });
  await page.goto(editAt(salonCode, 'kurallar'));
  await page.getByRole('button', { name: 'En ileri randevu: Artır' }).click();
  const salon = await api<Record<string, unknown>>('get', `/api/Salon/${salonCode}`);
  const keys = ['onlineBooking', 'approval', 'cancelMinutes', 'leadMinutes', 'aheadDays', 'slotStep'];
  const others = [
    'remindDayBefore',
    'remindTwoHours',
    'waitingList',
    'anyEmployee',
    'noShowLadder',
    'suggestSlots',
  ];
  const rules = Object.fromEntries([...keys, ...others].map((key) => [key, salon[key]]));
  await api('patch', `/api/Salon/${salonCode}`, {
    version: salon['version'],
    rules: { ...rules, aheadDays: 30, slotStep: 30 },
  });
  await expect(page.getByRole('alert')).toContainText('En ileri randevu', { timeout: 20_000 });
  await save(page);
  const after = await api<Record<string, unknown>>('get', `/api/Salon/${salonCode}`);
  expect(after).toMatchObject({ aheadDays: 90, slotStep: 30 });
});

type Holiday = { readonly date: string; readonly name: string; readonly kind: string };

/** Of one day, and within the half year that the page shows: a feast of several days is chosen as a whole. */
const nextHoliday = async (api: OpenSalon['api']): Promise<Holiday> => {
  const query = new URLSearchParams({ from: dayFromNow(1), to: dayFromNow(180) });
  const all = await api<readonly Holiday[]>('get', `/api/Catalog/holidays?${query}`);
  const found = all.find(({ name, kind }) => kind === 'full' && !/\d/.test(name));
  if (!found) throw new Error('no holiday in half a year');
  return found;
};

test('hours with a break, a short holiday and closed days of one’s own', async ({ page }) => {
  const { salonCode, api } = await openSalon(page, { toursSeen });
  await page.goto(editAt(salonCode, 'saatler'));
  await page.getByRole('button', { name: 'Salı için mola ekle' }).click();
  await page.getByLabel('Salı 1. mola başlangıcı').fill('13:00');
  await page.getByLabel('Salı 1. mola bitişi').fill('14:00');
  await page.getByRole('switch', { name: 'Cumartesi' }).click();
  const holiday = await nextHoliday(api);
  const row = page.getByRole('listitem').filter({ has: page.getByText(holiday.name, { exact: true }) });
  await row.getByRole('radio', { name: 'Kısa gün' }).click();
  await row.getByLabel(`${holiday.name} kapanış`).fill('16:00');
  const year = new Date().getFullYear() + 1;
  await page.getByRole('button', { name: 'Gün ekle' }).click();
  await page.getByLabel('İlk gün', { exact: true }).fill(`24.11.${year}`);
  await page.getByRole('textbox', { name: /^Son gün/ }).fill(`25.11.${year}`);
  await page.getByLabel(/^Neden/).fill('Tadilat');
  await page.getByRole('button', { name: 'Kapalı günü ekle' }).click();
  const weekday = new Intl.DateTimeFormat('tr-TR', { weekday: 'long', timeZone: 'UTC' });
  const [first, last] = [24, 25].map((date) => weekday.format(Date.UTC(year, 10, date)));
  await expect(page.getByText(`24 – 25 Kasım ${year}, ${first} – ${last}`)).toBeVisible();
  await expectAccessible(page);
  await save(page);
  const salon = await api<{ openingHours: { day: string; breaks: unknown[] }[] }>(
    'get',
    `/api/Salon/${salonCode}`,
  );
  expect(salon).toMatchObject({
    holidayChoices: [{ date: holiday.date, as: 'short', closeTime: '16:00:00' }],
    closedDays: [{ from: `${year}-11-24`, to: `${year}-11-25`, reason: 'Tadilat' }],
  });
  expect(salon.openingHours.map(({ day }) => day)).not.toContain('Saturday');
  expect(salon.openingHours.find(({ day }) => day === 'Tuesday')?.breaks).toEqual([
    { startTime: '13:00:00', endTime: '14:00:00' },
  ]);
});

test('hours whose conflicts could not be read are saved and say so', async ({ page, expects }) => {
  expects.push(/503|^api:/);
  const { salonCode } = await openSalon(page, { toursSeen });
  await page.goto(editAt(salonCode, 'saatler'));
  await page.getByRole('switch', { name: 'Cumartesi' }).click();
  await page.route('**/api/Appointment/conflicts/**', (route) => route.fulfill({ status: 503 }));
  await page.getByRole('button', { name: 'Değişiklikleri kaydet' }).click();
  const unknown = await hoverToast(page, 'Etkilenen randevulara bakılamadı.');
  await expect(unknown).toContainText('Değişiklikler kaydedildi');
  await page.unroute('**/api/Appointment/conflicts/**');
  await unknown.getByRole('button', { name: 'Yeniden dene' }).click();
  await expect(unknown).toHaveCount(0);
  await expect(page.getByText('Değişiklikler kaydedildi')).toBeVisible();
});

test('rules are counted, shown as the customer reads them, and saved', async ({ page }) => {
  const { salonCode, api } = await openSalon(page, { toursSeen });
  await page.goto(editAt(salonCode, 'kurallar'));
  // No SMS is promised before one is sent.
  await expect(page.getByRole('switch', { name: 'Bekleme listesi' })).toBeVisible();
  await expect(page.getByRole('switch', { name: /hatırlat/ })).toHaveCount(0);
  await expect(page.getByText(/SMS gider|haber vereceğiz/)).toHaveCount(0);
  await page.getByRole('radio', { name: 'Ben onaylayayım' }).check();
  await page.getByRole('button', { name: 'İptal ve değişiklik: Artır' }).click();
  await expect(page.getByText('4 saat kala')).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: '2 kural değişti' })).toBeAttached();
  await expectAccessible(page);
  await save(page);
  expect(await api('get', `/api/Salon/${salonCode}`)).toMatchObject({
    approval: 'manual',
    cancelMinutes: 240,
  });
});

test('two photos go up, are put into another order by the keys, and come back when taken away', async ({
  page,
  isMobile,
}) => {
  const { salonCode, api } = await openSalon(page, { toursSeen });
  await page.goto(editAt(salonCode, 'fotograflar'));
  await expect(page.getByText('Henüz fotoğraf yok')).toBeVisible();
  const goOn = await holdCalls(page, '**/api/File/content?**');
  await choose(page, 'Fotoğraf ekle', [picture('bir.png', 60), picture('iki.png', 200)]);
  await expect(page.getByRole('progressbar', { name: 'bir.png yükleniyor' })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Yüklenen fotoğraflar' })).toContainText('Sırada');
  goOn();
  await expect(page.getByRole('row')).toHaveCount(2, { timeout: 20_000 });
  await expect(page.getByText('2 / 100 fotoğraf')).toBeVisible();
  const codes = async () =>
    (await api<{ code: string }[]>('get', `/api/File/content/${salonCode}`)).map(({ code }) => code);
  const [first, second] = await codes();
  if (isMobile) await act(page, 'Fotoğraf 1', 'Bir geriye al');
  else await dragBehind(page);
  await expect.poll(codes).toEqual([second, first]);
  await act(page, 'Fotoğraf 1', 'Kapak yap');
  await expect(page.getByText('Kapak', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await act(page, 'Fotoğraf 2', 'Sil');
  await expect(page.getByRole('row')).toHaveCount(1);
  await page.getByRole('button', { name: 'Geri al' }).click();
  await expect(page.getByRole('row')).toHaveCount(2);
});

test('one photo is cropped before it goes', async ({ page }) => {
  const { salonCode, api } = await openSalon(page, { toursSeen });
  await page.goto(editAt(salonCode, 'fotograflar'));
  await choose(page, 'Fotoğraf ekle', picture('bir.png', 90));
  const dialog = page.getByRole('dialog', { name: 'Fotoğrafı kırpın' });
  await dialog.getByRole('radio', { name: 'Yatay' }).click();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Kırp ve kullan' }).click();
  await expect(page.getByRole('row')).toHaveCount(1, { timeout: 20_000 });
  const [photo] = await api<{ width: number; height: number }[]>('get', `/api/File/content/${salonCode}`);
  expect((photo?.width ?? 0) / (photo?.height ?? 1)).toBeCloseTo(4 / 3, 1);
});

test('attack 46: what is too large or no picture is refused in a Turkish sentence', async ({
  page,
  expects,
}) => {
  // The browser itself tells its console of an answer that is no success.
  expects.push(/status of 415/);
  const { salonCode } = await openSalon(page, { toursSeen });
  await page.goto(editAt(salonCode, 'fotograflar'));
  const large = { name: 'dev.png', mimeType: 'image/png', buffer: Buffer.alloc(8 * 1024 * 1024 + 1) };
  const script = {
    name: 'sahte.png',
    mimeType: 'image/png',
    buffer: Buffer.from('<script>alert(1)</script>'),
  };
  await choose(page, 'Fotoğraf ekle', [large, script]);
  await expect(page.getByText('Fotoğraf en çok 8 MB olabilir.')).toBeVisible();
  await expect(page.getByText('Yalnızca JPG, PNG ve WebP fotoğraflar yüklenebilir.')).toBeVisible();
  await page.getByRole('button', { name: 'dev.png: yüklemeyi kaldır' }).click();
  await page.getByRole('button', { name: 'sahte.png: yüklemeyi kaldır' }).click();
  await expect(page.getByText('Henüz fotoğraf yok')).toBeVisible();
});

test('an announcement is written with a picture, changed, taken down and brought back', async ({ page }) => {
  const { salonCode } = await openSalon(page, { toursSeen });
  await page.goto(editAt(salonCode, 'duyurular'));
  await page.getByRole('button', { name: 'Duyuru yaz' }).click();
  await page.getByRole('button', { name: 'Duyuruyu kaydet' }).click();
  await expect(page.getByRole('dialog').getByText(/En az 2/)).toBeVisible();
  await page.getByLabel('Başlık').fill('Yılbaşı haftası açıldı');
  await page.getByRole('textbox', { name: /^Son gün/ }).fill('31.12.2099');
  await choose(page, 'Görsel ekle', picture('duyuru.png', 120));
  await page.getByRole('button', { name: 'Kırpmadan kullan' }).click();
  await expect(page.getByRole('button', { name: 'Görseli kaldır' })).toBeVisible({ timeout: 20_000 });
  await page.getByRole('button', { name: 'Duyuruyu kaydet' }).click();
  await expect(page.getByText('31 Aralık gününe kadar')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Yılbaşı haftası açıldı: düzenle' }).click();
  await page.getByLabel('Başlık').fill('Yılbaşı randevuları açıldı');
  await page.getByRole('button', { name: 'Duyuruyu kaydet' }).click();
  await page.getByRole('button', { name: 'Yılbaşı randevuları açıldı: kaldır' }).click();
  await expect(page.getByText('Henüz duyuru yok')).toBeVisible();
  await page.getByRole('button', { name: 'Geri al' }).click();
  await expect(page.getByRole('heading', { name: 'Yılbaşı randevuları açıldı' })).toBeVisible();
});

test('a profile photo is cropped, seen in the shell, taken away and brought back', async ({
  page,
  isMobile,
}) => {
  await openSalon(page);
  await page.goto('/profil/hesap');
  await choose(page, 'Fotoğraf ekle', picture('ben.png', 150));
  await page.getByRole('button', { name: 'Kırp ve kullan' }).click();
  await expect(page.getByText('Fotoğrafınız kaydedildi')).toBeVisible({ timeout: 20_000 });
  const inShell = page.getByRole('complementary').locator('img[src^="/api/File/image/"]');
  if (!isMobile) await expect(inShell).toHaveJSProperty('naturalWidth', 160);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Kaldır', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Fotoğraf ekle' })).toBeVisible();
  await page.getByRole('button', { name: 'Geri al' }).click();
  await expect(page.getByRole('button', { name: 'Fotoğrafı değiştir' })).toBeVisible();
});

test('attack 21: a salon that is somebody else’s is not found', async ({ page }) => {
  await openSalon(page, { toursSeen });
  await page.goto(editAt('019a0000-0000-7000-8000-000000000001', 'genel'));
  await expect(page.getByRole('heading', { name: 'Aynada böyle bir sayfa yok' })).toBeVisible();
});

test('anyone who does not manage the salon is told which right is missing', async ({ page }) => {
  const { salonCode } = await openSalon(page, { toursSeen });
  await page.route('**/api/user/me', async (route) => {
    const response = await route.fetch();
    const me = (await response.json()) as object;
    const groups = ['view-customers'];
    await route.fulfill({ response, json: { ...me, groups, salons: [{ salonCode, groups }] } });
  });
  await page.goto(editAt(salonCode, 'genel'));
  await expect(page.getByRole('heading', { name: 'Bu sayfa için yetkiniz yok' })).toBeVisible();
  await expect(page.locator('main').getByText('Salon bilgileri', { exact: true })).toBeVisible();
  await page.goto('/profil/salon-bilgileri');
  await expect(page.getByRole('heading', { name: 'İletişim' })).toBeVisible();
  await expect(page.getByRole('link', { name: /düzenle/i })).toHaveCount(0);
});
