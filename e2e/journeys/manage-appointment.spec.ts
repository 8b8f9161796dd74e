import { phone } from '../support/appointment-details.ts';
import { statusOf } from '../support/appointment-list.ts';
import { melike } from '../support/appointments/texts.ts';
import { book } from '../support/appointments.ts';
import { expectAccessible } from '../support/axe.ts';
import { calendarSalon } from '../support/calendar.ts';
import { dayFromStart } from '../support/days.ts';
import { expectFits } from '../support/expect-fits.ts';
import { expect, test } from '../support/journey.ts';

// The link of one appointment, without a password and without a script.

const day = dayFromStart(3);

test('by the link of a visit a customer says that they come, moves it and cancels it', {
  tag: '@phone',
}, async ({ page, browser, expects }) => {
  expects.push(/410/);
  const { salon, ownerCode, service } = await calendarSalon(page);
  await salon.api('patch', `/api/Salon/status/${salon.salonCode}`, { status: 'Published' });
  const booked = await book(
    salon,
    { service, employeeCode: ownerCode, start: `${day}T10:00:00` },
    { ...melike, phone },
  );
  const link = `/api/Appointment/manage-link/${booked.code}`;
  const { manageToken } = await salon.api<{ manageToken: string }>('post', link);
  const guest = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await guest.goto(`/r/${manageToken}`);
  await expect(guest.getByRole('heading', { level: 1, name: /^Melike, .* görüşüyoruz$/ })).toBeVisible();
  await expect(guest.getByText('10:00 – 10:45')).toBeVisible();
  await expect(guest.getByText('Saç kesimi')).toBeVisible();
  await expectFits(guest, guest.viewportSize()?.width ?? 0);

  await guest.getByRole('button', { name: 'Geliyorum' }).click();
  await expect(guest.getByRole('status')).toHaveText('Teşekkürler, salon geleceğinizi biliyor.');
  await expect(guest.getByRole('button', { name: 'Geliyorum' })).toHaveCount(0);

  await guest.getByRole('link', { name: 'Değiştir' }).click();
  await guest.getByRole('button', { name: '12:00 saatine taşı' }).click();
  await expect(guest.getByRole('status')).toHaveText('Randevunuzun saati değişti.');
  await expect(guest.getByText('12:00 – 12:45')).toBeVisible();

  await guest.getByRole('link', { name: 'İptal et' }).click();
  await guest.getByRole('link', { name: 'Vazgeç, randevum kalsın' }).click();
  await guest.getByRole('link', { name: 'İptal et' }).click();
  await guest.getByRole('button', { name: 'Randevuyu iptal et' }).click();
  await expect(guest.getByText('Bu randevu iptal edildi.')).toBeVisible();
  await expect(guest.getByRole('link', { name: 'Yeniden randevu al' })).toBeVisible();
  expect(await statusOf(salon, booked)).toBe('Canceled');
  await guest.context().close();

  // With scripts, which the check of accessibility needs; this page has none of its own.
  await page.goto(`/r/${manageToken}`);
  await expectAccessible(page);
  await page.goto(`/r/${'x'.repeat(32)}`);
  await expect(page.getByRole('heading', { name: 'Bu bağlantı artık geçerli değil' })).toBeVisible();
  await expectAccessible(page);
});
