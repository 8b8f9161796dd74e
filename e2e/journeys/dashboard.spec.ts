import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { listSalon, requestAppointments, requireApproval } from '../support/appointment-list.ts';
import { addService } from '../support/appointments.ts';
import { expectAccessible } from '../support/axe.ts';
import { today, workday } from '../support/days.ts';
import { expectFits } from '../support/expect-fits.ts';
import { expect, test } from '../support/journey.ts';
import { addEmployee, type OpenSalon, openSalon } from '../support/salon.ts';

// The owner's dashboard on the real product: every salon here is its own.

const path = '/profil/kontrol-paneli';
const toursSeen = ['dashboard', 'appointments'];
const photo = new URL('../../tools/seed/photos/comb-teal.webp', import.meta.url);

const addPhoto = async (page: Page, { salonCode }: OpenSalon): Promise<void> => {
  const token = await page.evaluate<string>(`localStorage.getItem('accessToken')`);
  const added = await page.request.post(`/api/File/content?salonCode=${salonCode}&album=Salon`, {
    headers: { 'X-User-Token': token },
    multipart: { file: { name: 'vitrin.webp', mimeType: 'image/webp', buffer: readFileSync(photo) } },
  });
  expect(added.status(), await added.text()).toBe(200);
};

const publishDesign = async ({ api, salonCode }: OpenSalon): Promise<void> => {
  const { savedAt: _, ...design } = await api<Record<string, unknown>>(
    'get',
    `/api/CustomSalonData/${salonCode}`,
  );
  await api('put', `/api/CustomSalonData/${salonCode}`, design);
};

test.slow();

test.describe('on the first day', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('a new owner sees every point tick itself, and the box goes', { tag: ['@phone', '@desk'] }, async ({
    page,
    isMobile,
  }) => {
    const salon = await openSalon(page, { toursSeen });
    await page.goto(path);
    const box = page.getByRole('region', { name: 'İlk gününüz' });
    await expect(box.getByRole('img', { name: '6 adımdan 2 tanesi tamam' })).toBeVisible({ timeout: 20_000 });
    await expect(page.getByRole('heading', { name: `Hoş geldiniz ${salon.owner.name}.` })).toBeVisible();
    await expect(box.getByRole('link')).toHaveText('Hizmet ekle');

    // Changed elsewhere: the open page reads it again.
    await addService(salon);
    await expect(box.getByText(/^1 hizmet online randevuya açık · \d\d:\d\d$/)).toBeVisible();
    await expect(box.getByRole('link')).toHaveText('Çalışan ekle');
    await addEmployee(salon, 'Ece', 'Bal');
    await expect(box.getByText('Ekibiniz geldi')).toBeVisible();
    await expect(box.getByText(/^1 çalışma arkadaşınız burada · \d\d:\d\d$/)).toBeVisible();
    await addPhoto(page, salon);
    await expect(box.getByRole('link')).toHaveText('Şablon seç');
    await expectAccessible(page);
    if (isMobile) await expectFits(page, 390);
    await publishDesign(salon);
    await expect(box.getByRole('img', { name: '6 adımdan 5 tanesi tamam' })).toBeVisible();

    await expect(box.getByText(/^1 fotoğraf, seçtiğiniz görünümle yayında · \d\d:\d\d$/)).toBeVisible();
    await box.getByRole('button', { name: /^Sayfa adresini kopyala/ }).click();
    await expect(page.getByText('İlk gününüz tamam. Hayırlı işler.')).toBeVisible();
    await expect(box).toBeHidden();
    const { firstDay } = await salon.api<{ firstDay: object }>('get', `/api/Salon/${salon.salonCode}`);
    const at = expect.any(String);
    const times = { hours: at, service: at, colleague: at, photo: at, design: at };
    expect(firstDay).toEqual({ times, sharedAt: at, closedAt: at });
  });
});

test('the morning shows what waits, and leads there', async ({ page, browser }) => {
  const { salon, ownerCode, service } = await listSalon(page, toursSeen);
  const { api, salonCode } = salon;
  await requireApproval(salon);
  const requested = { serviceCode: service.code, employeeCode: ownerCode };
  await Promise.all([
    api('put', `/api/Salon/first-day/${salonCode}`, { closed: true }),
    api('post', '/api/Inventory', {
      salonCode,
      name: 'Oksidan krem',
      description: '',
      category: 'Color',
      unit: 'Liter',
      cost: 100,
      price: 0,
      barcode: '',
      supplier: '',
      criticalLevel: 4,
      stock: 1,
    }),
    api('post', '/api/Transaction', {
      salonCode,
      type: 'Income',
      category: 'Other',
      status: false,
      title: 'Gelin saçı',
      amount: 3700,
      date: today(),
      note: '',
    }),
    requestAppointments(browser, salon, requested, [`${workday}T16:00:00`]),
  ]);
  await page.goto(path);
  const waiting = page.getByRole('region', { name: 'Sizi bekleyen' });
  await expect(waiting.getByRole('listitem')).toHaveText(
    [
      /^1Onay bekleyen randevuİlki .* 16:00/,
      /^1Alınacak ödeme₺3\.700,00/,
      /^1Azalan ürünOksidan krem: 1 litre/,
    ],
    { timeout: 20_000 },
  );
  await expect(page.getByRole('heading', { name: /^(Günaydın|İyi günler|İyi akşamlar) / })).toBeVisible();
  await expect(page.getByRole('region', { name: 'İlk gününüz' })).toHaveCount(0);
  await waiting.getByRole('link', { name: 'Onay bekleyen randevu: bak' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Randevular' })).toBeVisible();
  await expect(page).toHaveURL(/durum=onay-bekliyor/);
});
