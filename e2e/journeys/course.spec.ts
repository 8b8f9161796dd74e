import {
  addCustomer,
  appointmentsOn,
  customerOption,
  customerSearch,
  day,
  onCalendar,
  openForm,
  openFormSalon,
  serviceButton,
  startOf,
} from '../support/appointment-form.ts';
import { addService, book } from '../support/appointments.ts';
import { dayFromStart } from '../support/days.ts';
import { countTask } from '../support/desk-tasks.ts';
import { expect, test } from '../support/journey.ts';

// All sessions of a service at once.

test.slow();

test('a course is booked at the nearest times, as many as its button says, in at most 7 actions', {
  tag: '@desk-task',
}, async ({ page, isMobile }) => {
  const { salon, ownerCode, press, tap, fill, counts } = await onCalendar(page, isMobile);
  await addCustomer(salon, {});
  const botox = await addService(salon, {
    name: 'Saç botoksu',
    type: 'Session',
    sessionCount: 4,
    sessionIntervalDays: 7,
    price: 3200,
  });
  // The third has somebody else at half past two, for as long as a session takes.
  await book(salon, { service: botox, employeeCode: ownerCode, start: `${dayFromStart(17)}T14:30:00` });
  await press('14:30');
  await fill(customerSearch(page), 'isil');
  await tap(customerOption(page, /Işıl Karaca/));
  await tap(serviceButton(page, /Saç botoksu/));
  await expect(page.getByRole('switch', { name: 'Kalan 3 seansı da şimdi ayır' })).toBeChecked();
  await expect(page.getByRole('switch', { name: 'Kalan 3 seansı da şimdi ayır' })).toBeInViewport();
  await expect(page.getByText('14:30 dolu, en yakın saat önerildi')).toBeVisible();
  await expect(page.getByText('Uygun', { exact: true })).toHaveCount(2);
  await tap(page.getByRole('button', { name: '4 randevuyu oluştur' }));
  await expect(page.getByText('4 randevu oluşturuldu')).toBeVisible();
  countTask('book a course of four', counts().taps);
  const numbers = await Promise.all(
    [3, 10, 17, 24].map(async (days) =>
      (await appointmentsOn(salon, dayFromStart(days)))
        .filter((one) => one['customerCode'] !== null)
        .map((one) => one['sessionNumber']),
    ),
  );
  expect(numbers).toEqual([[1], [2], [3], [4]]);
});

test('a session of a course is put elsewhere or left out, and the button counts with it', async ({
  page,
}) => {
  const { salon, ownerCode, deniz } = await openFormSalon(page);
  const botox = await addService(salon, {
    name: 'Saç botoksu',
    type: 'Session',
    sessionCount: 3,
    sessionIntervalDays: 7,
  });
  await book(salon, { service: botox, employeeCode: deniz, start: `${dayFromStart(41)}T09:00:00` });
  await openForm(page, { gun: day, saat: '14:30', calisan: ownerCode });
  await serviceButton(page, /Saç botoksu/).click();
  await expect(page.getByRole('button', { name: '3 randevuyu oluştur' })).toBeVisible();
  const change = page.getByRole('button', { name: /^Değiştir: / });
  await change.first().click();
  await page.getByRole('list', { name: 'Saat' }).getByRole('button', { name: '16:00' }).click();
  await change.last().click();
  await page.getByRole('button', { name: 'Bu seansı ayırma' }).click();
  await page.getByRole('button', { name: '2 randevuyu oluştur' }).click();
  await expect(page.getByText('2 randevu oluşturuldu')).toBeVisible();
  await expect(page.getByText('1 seans ayrılmadı, takvimden siz ekleyin.')).toBeVisible();
  expect((await appointmentsOn(salon, dayFromStart(10))).map(startOf)).toEqual(['16:00']);
  expect(await appointmentsOn(salon, dayFromStart(17))).toEqual([]);
});
