import { details, openDetails, ownerOf } from '../support/appointment-details.ts';
import { addService, book } from '../support/appointments.ts';
import { addColleague } from '../support/calendar.ts';
import { addCard } from '../support/customers.ts';
import { workday } from '../support/days.ts';
import { expect, test } from '../support/journey.ts';
import { openSalon } from '../support/salon.ts';
import { smallTargets } from '../support/touch-targets.ts';

test('on a phone a finger hits everything that can be pressed', { tag: '@phone' }, async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile, 'a mouse needs less');
  const toursSeen = ['calendar', 'appointments', 'customer', 'employees', 'services', 'add-appointment'];
  const salon = await openSalon(page, { toursSeen });
  const [service, { code: card }, employeeCode] = await Promise.all([
    addService(salon),
    addCard(salon, { name: 'Melike', lastname: 'Aydın', phone: '+905324182796', tags: ['Boya'] }),
    ownerOf(salon),
  ]);
  await addColleague(salon, ['Deniz', 'Korkmaz']);
  const booked = await book(
    salon,
    { service, employeeCode, start: `${workday}T14:00:00` },
    { name: 'Zeynep' },
  );
  /** Once the page has settled: a sheet slides in, and names of categories come after their chips. */
  const measure = (name: string): Promise<void> =>
    expect.poll(() => smallTargets(page), { message: name }).toEqual([]);

  await openDetails(page, booked);
  await measure('appointment dialog');
  await page.keyboard.press('Escape');
  await expect(details(page)).toBeHidden();
  await measure('calendar');
  for (const [path, sign] of [
    ['/profil/randevular', 'Zeynep'],
    [`/profil/musteri/${card}`, 'Melike'],
    ['/profil/çalışanlar', 'Deniz'],
    ['/profil/hizmetler', service.name],
    ['/profil/randevular/ekle', service.name],
    ['/profil/müşterilerim', 'Melike'],
    ['/profil/hesap', 'Hesabım'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('main').getByText(sign).filter({ visible: true }).first()).toBeVisible();
    await measure(path);
  }

  // The narrowest phone: what a day of the month says stays within its cell.
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`/profil?gorunum=aylik&gun=${workday}`);
  await expect(page.getByRole('button', { name: /1 randevu/ }).first()).toBeVisible();
  expect(
    await page
      .locator('.month-cell')
      .evaluateAll((cells) => cells.filter((cell) => cell.scrollWidth > cell.clientWidth).length),
  ).toBe(0);
});
