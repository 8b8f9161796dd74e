import type { Browser, Page } from '@playwright/test';
import { addService } from '../support/appointments.ts';
import { expectAccessible } from '../support/axe.ts';
import { workday } from '../support/days.ts';
import { expect, test } from '../support/journey.ts';
import { newPerson, pollOptions, smsCode } from '../support/people.ts';
import { addEmployee, openSalon } from '../support/salon.ts';
import { hoverToast } from '../support/toast.ts';

const rules = [
  'onlineBooking',
  'approval',
  'cancelMinutes',
  'leadMinutes',
  'aheadDays',
  'slotStep',
  'remindDayBefore',
  'remindTwoHours',
  'anyEmployee',
  'noShowLadder',
  'suggestSlots',
] as const;

/** A salon with a waiting list, where Deniz has no time left on the workday and the owner has. */
const openFullSalon = async (browser: Browser) => {
  const desk = await (await browser.newContext()).newPage();
  const salon = await openSalon(desk, { toursSeen: ['calendar', 'appointments'] });
  const { api, salonCode } = salon;
  const cut = await addService(salon, { name: 'Kesim ve fön' });
  await addEmployee(salon, 'Deniz', 'Korkmaz', [cut.code]);
  const care = await addService(salon, { name: 'Keratin bakım', category: 'Care' });
  await addEmployee(salon, 'Burak', 'Yıldız', [care.code]);
  const settings = await api<Record<string, unknown>>('get', `/api/Salon/${salonCode}`);
  await api('patch', `/api/Salon/${salonCode}`, {
    version: settings['version'],
    rules: { ...Object.fromEntries(rules.map((name) => [name, settings[name]])), waitingList: true },
  });
  const team = await api<{ code: string; userSnapshot: { name: string } }[]>(
    'get',
    `/api/Employee/by-salon/${salonCode}`,
  );
  const deniz = team.find(({ userSnapshot }) => userSnapshot.name === 'Deniz')?.code ?? '';
  const block = {
    salonCode,
    employeeCode: deniz,
    startDate: `${workday}T00:00:00`,
    endDate: `${workday}T23:59:00`,
    reason: 'Diş hekimi',
  };
  // The engine hears of the team by an event.
  await expect(() => api('post', '/api/Appointment/block', block)).toPass(pollOptions);
  const query = new URLSearchParams({ hizmet: cut.code, calisan: deniz, gun: workday, adim: 'saat' });
  return { ...salon, desk, url: `/salon/nehir-${salon.owner.digits}/randevu?${query}` };
};

const openList = async (desk: Page) => {
  await desk.goto('/profil/randevular');
  await desk.getByRole('button', { name: 'Bekleme listesi · 1' }).click();
  return desk.getByRole('dialog', { name: 'Bekleme listesi' });
};

test('a guest who finds no time reads why, waits for one, and the desk calls', async ({
  page,
  browser,
  request,
}) => {
  const salon = await openFullSalon(browser);
  const guest = newPerson('customer');
  await page.goto(salon.url);
  await expect(page.getByRole('heading', { name: 'Bu gün için boş saat yok' })).toBeVisible();
  await expect(page.getByText('Saatler dolu')).toBeVisible();
  await expect(page.getByText('Diş hekimi')).toHaveCount(0);
  // Who else does it that day, and who does not.
  await expect(page.getByText('Kesim ve fön yapmıyor')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'İsteğimi bırak' }).click();
  await page.getByRole('checkbox', { name: 'Akşam' }).check();
  await page.getByLabel('Ad soyad').fill(`${guest.name} ${guest.lastname}`);
  await page.getByLabel('Cep telefonu').fill(guest.digits);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Kodu gönder' }).click();
  await page.getByLabel('Doğrulama kodu, 6 hane').fill(await smsCode(request, guest.phone));
  const done = page.getByRole('heading', { level: 1, name: 'İsteğiniz listede' });
  await expect(done).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(done).toBeVisible();

  const list = await openList(salon.desk);
  await expect(list.getByText(`${guest.name} ${guest.lastname}`)).toBeVisible();
  await expect(list.getByText(/akşam/)).toBeVisible();
  await expect(list.getByRole('link', { name: /ara/ })).toHaveAttribute('href', `tel:${guest.phone}`);
  await expectAccessible(salon.desk);
  await list.getByRole('button', { name: /^Listeden çıkar/ }).click();
  await expect(list.getByText('Bekleyen yok')).toBeVisible();
  const removed = await hoverToast(salon.desk, 'bekleme listesinden çıkarıldı');
  await removed.getByRole('button', { name: 'Geri al' }).click();
  await expect(list.getByRole('listitem')).toHaveCount(1);

  // The customer takes it back, and the desk's open list follows.
  await page.getByRole('button', { name: 'İsteğimi geri al: Kesim ve fön' }).click();
  await expect(page.getByRole('button', { name: 'İsteğimi bırak' })).toBeVisible();
  await expect(list.getByText('Bekleyen yok')).toBeVisible();
  await salon.desk.context().close();
});
