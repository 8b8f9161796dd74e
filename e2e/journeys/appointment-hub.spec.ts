import { addDays } from '@ayna/domain/wall-clock';
import {
  button,
  openDetails,
  ownerOf,
  phone,
  salonWithAppointment,
  toursSeen,
  unfoldHistory,
  workdayAt,
} from '../support/appointment-details.ts';
import { melike } from '../support/appointments/texts.ts';
import { addService, book } from '../support/appointments.ts';
import { expectAccessible } from '../support/axe.ts';
import { workday } from '../support/days.ts';
import { expect, test } from '../support/journey.ts';
import { openSalon } from '../support/salon.ts';
import { hoverToast } from '../support/toast.ts';

// From the dialog of an appointment: the customer at a glance, the next visit, another service or one more.

test.beforeEach(() => test.setTimeout(90_000));

test('the last visits are seen at a glance, the next one is booked as usual, and the name leads to the card', async ({
  page,
  isMobile,
}) => {
  const salon = await openSalon(page, { toursSeen: [...toursSeen, 'customer', 'add-appointment'] });
  const [service, employeeCode] = await Promise.all([addService(salon), ownerOf(salon)]);
  const who = { ...melike, phone };
  for (const [weeks, status] of [
    [3, 'NoShow'],
    [2, 'Completed'],
    [1, 'Completed'],
  ] as const) {
    const start = `${addDays(workday, -7 * weeks)}T10:00:00`;
    const { code } = await book(salon, { service, employeeCode, start }, who);
    await salon.api('patch', `/api/Appointment/update-status/${code}?status=${status}`);
  }
  const booked = await book(salon, { service, employeeCode, start: workdayAt('10:00') }, who);
  const dialog = await openDetails(page, booked);
  const customer = dialog.getByRole('region', { name: 'Müşteri' });
  await expect(customer.getByText('Son 3 randevu: 2 geldi, 1 gelmedi', { exact: true })).toBeVisible();
  await expect(customer.getByText(/^2 ziyaret, ilki \d{4}$/)).toBeVisible();
  const visits = customer.getByRole('listitem');
  await expect(visits.first()).toContainText('Saç kesimi, Gonca');
  await expect(visits.first()).toContainText('₺900');
  await expect(visits.filter({ hasText: 'Gelmedi' })).toBeVisible({ visible: !isMobile });
  await expectAccessible(page);

  await expect(dialog.getByText('Haftada bir gelir, Gonca o saatte boş', { exact: true })).toBeVisible();
  await button(dialog, 'Bir sonrakini al').click();
  // Beside the calendar on a desk, on a page of its own on a phone.
  const next = addDays(workday, 7);
  const address = isMobile ? `/profil/randevular/ekle\\?gun=${next}&saat=10:00` : `&yeni=${next}\\.1000\\.`;
  await expect(page).toHaveURL(new RegExp(address));
  await expect(dialog).toHaveCount(0);
  const form = isMobile ? page.getByRole('main') : page.getByRole('complementary', { name: 'Yeni Randevu' });
  await expect(form.getByText('Melike Işık').first()).toBeVisible();
  await expect(form.getByLabel('Başka saat')).toHaveValue('10:00');
  if (!isMobile) await expect(form).toContainText('10:00 – 10:45');

  const again = await openDetails(page, booked);
  await again.getByRole('link', { name: /Melike Işık/ }).click();
  await expect(page).toHaveURL(/\/profil\/musteri\//);
  await expect(page.getByRole('heading', { name: 'Melike Işık' })).toBeVisible();
});

test('another service takes the place of the first, and one more follows; each is taken back', async ({
  page,
  expects,
}) => {
  expects.push(/409|api: P/);
  const { salon, service, employeeCode, booked } = await salonWithAppointment(page);
  await addService(salon, { name: 'Boya', duration: 120, price: 2500 });
  const dialog = await openDetails(page, booked);
  const choose = async (name: string): Promise<void> => {
    await dialog.getByRole('combobox').fill(name);
    await page.getByRole('option', { name }).click();
  };
  await button(dialog, 'Hizmeti değiştir').click();
  await choose('Boya');
  await expectAccessible(page);
  await button(dialog, 'Hizmeti değiştir').click();
  const told = await hoverToast(page, 'Hizmet değişti');
  await expect(dialog.getByText('10:00 – 12:00', { exact: true })).toBeVisible();
  await expect(dialog.getByText('₺2.500,00', { exact: true })).toBeVisible();
  await unfoldHistory(dialog);
  await expect(dialog.getByText('Önce Saç kesimi, şimdi Boya')).toBeVisible();
  await told.getByRole('button', { name: 'Geri al' }).click();
  await expect(dialog.getByText('10:00 – 10:45', { exact: true })).toBeVisible();

  // Somebody else comes at twelve: what lasts two hours has no room before that.
  await book(salon, { service, employeeCode, start: workdayAt('12:00') });
  await button(dialog, 'Hizmet ekle').click();
  await choose('Boya');
  await button(dialog, 'Hizmeti ekle').click();
  await expect(dialog.getByText('Saat 10:45 sonrasında bu hizmete yetecek boş zaman yok.')).toBeVisible();
  await button(dialog, 'Vazgeç').click();
  await expect(button(dialog, 'Hizmet ekle')).toBeFocused();
});
