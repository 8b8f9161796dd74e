import { book } from '../support/appointments.ts';
import { colleagues, guests } from '../support/calendar/texts.ts';
import { addColleague, calendarSalon } from '../support/calendar.ts';
import { openCalendar } from '../support/calendar-page.ts';
import { dayFromStart } from '../support/days.ts';
import { expectFits } from '../support/expect-fits.ts';
import { expect, test } from '../support/journey.ts';
import { stableBox } from '../support/stable-box.ts';

// A laptop, a tablet, and a desk at 200 %: 720 of its 1440 px.

const day = dayFromStart(2);

const screens = [
  { path: '/profil/randevular', title: 'Randevular', filter: /Çalışan/ },
  { path: '/profil/müşterilerim', title: 'Müşterilerim', filter: /Sırala/ },
  { path: '/profil/çalışanlar', title: 'Çalışanlar', filter: undefined },
  { path: '/profil/hizmetler', title: 'Hizmetler', filter: undefined },
] as const;

test('the lists of a salon fit a laptop and a desk at 200 %, with their filters in sight', async ({
  page,
}) => {
  const { salon, service, ownerCode } = await calendarSalon(page);
  await addColleague(salon, colleagues[0]);
  for (const [index, [name, lastname]] of guests.entries())
    await book(
      salon,
      { service, employeeCode: ownerCode, start: `${day}T${10 + index}:00:00` },
      { name, lastname, phone: `+9053211122${10 + index}` },
    );
  for (const { path, title, filter } of screens) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    for (const width of [1024, 720]) {
      await page.setViewportSize({ width, height: 768 });
      await expectFits(page, width);
      if (!filter) continue;
      const { x, width: wide } = await stableBox(page.getByRole('button', { name: filter }).first());
      expect(x + wide).toBeLessThanOrEqual(width);
    }
  }
});

test('the head of the calendar stays on one line, also beside the form', async ({ page }) => {
  const { salon } = await calendarSalon(page);
  await addColleague(salon, colleagues[0]);
  await openCalendar(page, `?gun=${day}&gorunum=haftalik`);
  const head = page.locator('header').filter({ has: page.getByRole('heading', { level: 1 }) });
  const expectOneLine = async () => {
    const { height } = await stableBox(head);
    expect(height).toBeLessThan(90);
    // Nothing of it is beside its frame.
    await expect.poll(() => head.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
  };
  for (const width of [1366, 1280, 1024, 800]) {
    await page.setViewportSize({ width, height: 768 });
    await expectOneLine();
  }
  await page.getByRole('link', { name: 'Yeni Randevu' }).click();
  await expect(page.getByRole('heading', { name: 'Yeni Randevu' })).toBeVisible();
  for (const width of [1280, 1024]) {
    await page.setViewportSize({ width, height: 768 });
    await expectOneLine();
  }
});
