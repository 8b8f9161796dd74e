import { wallNow } from '@ayna/domain/wall-now';
import { melike } from '../support/appointments/texts.ts';
import { addService, book } from '../support/appointments.ts';
import { awayFromMidnight, workday } from '../support/days.ts';
import { expect, test } from '../support/journey.ts';
import { openSalon } from '../support/salon.ts';

const MINUTE_MS = 60_000;
const wallIn = (minutes: number): string =>
  `${wallNow(Date.now() + minutes * MINUTE_MS, 'Europe/Istanbul').slice(0, 16)}:00`;

test('a card says who is with whom until when, and who comes next', async ({ page }) => {
  await awayFromMidnight();
  const salon = await openSalon(page, { toursSeen: ['employees'] });
  const [owner] = await salon.api<{ code: string }[]>('get', `/api/Employee/by-salon/${salon.salonCode}`);
  const service = await addService(salon);
  const start = `${workday}T10:00:00`;
  const booked = await book(salon, { service, employeeCode: owner?.code ?? '', start }, melike);
  // Whatever the hour of the test, its appointments are now.
  const during = (code: string, from: number, to: number) => ({
    ...booked,
    code,
    appointmentTime: { appointmentStartDate: wallIn(from), appointmentEndDate: wallIn(to) },
  });
  const json = [during(booked.code, -10, 20), during(crypto.randomUUID(), 30, 60)];
  await page.route(/\/api\/Appointment\/by-salon-filtered\//, (route) => route.fulfill({ json }));
  await page.goto('/profil/çalışanlar');
  const card = page.getByRole('article').first();
  await expect(card).toContainText('Randevuda');
  const [until, next] = [json[0]?.appointmentTime.appointmentEndDate, json[1]?.appointmentTime];
  await expect(card).toContainText(`Melike I. ile, ${until?.slice(11, 16)}’`);
  await expect(card).toContainText(`Sıradaki ${next?.appointmentStartDate.slice(11, 16)}`);
});
