import type { Page } from '@playwright/test';
import { blockOf, button, details, phone } from '../support/appointment-details.ts';
import { requestAppointments, requireApproval, statusOf } from '../support/appointment-list.ts';
import { melike, words } from '../support/appointments/texts.ts';
import { addService, type BookedAppointment, book } from '../support/appointments.ts';
import { addColleague, calendarSalon } from '../support/calendar.ts';
import { dayAndMonth, openCalendar, selectedDay } from '../support/calendar-page.ts';
import { columnOf, dragTo, pointAt, pointerFor } from '../support/calendar-pointer.ts';
import { dayFromNow, dayFromStart } from '../support/days.ts';
import { countTask, type DeskTask } from '../support/desk-tasks.ts';
import { expect, test } from '../support/journey.ts';
import { tapCounter } from '../support/taps.ts';
import { hoverToast, toast } from '../support/toast.ts';

// What the desk does all day, counted from the calendar on. Walk-in, caller, course, sick day and the list are counted
// where they are walked: add-appointment, course, sick-day and appointments.

const day = dayFromStart(3);
const yesterday = dayFromStart(-1);
const owner = 'Gonca Arman';

type Counter = ReturnType<typeof tapCounter>;

/** Walks one task of the day, and counts its actions. */
const task = (name: DeskTask, walk: (counter: Counter) => Promise<void>): Promise<void> =>
  test.step(name, async () => {
    const counter = tapCounter(false);
    await walk(counter);
    countTask(name, counter.counts().taps);
  });

const openDialog = async (page: Page, { tap }: Counter, booked: BookedAppointment) => {
  await tap(blockOf(page, booked));
  await expect(details(page).getByRole('region', { name: words.customer })).toBeVisible();
  return details(page);
};

const chooseService = async (page: Page, { tap, fill }: Counter, name: string): Promise<void> => {
  await fill(details(page).getByRole('combobox'), name);
  await tap(page.getByRole('option', { name }));
};

/** Three visits ahead and two of yesterday, two people and two services. */
const busySalon = async (page: Page) => {
  const { salon, ownerCode, service } = await calendarSalon(page);
  await addColleague(salon, ['Deniz', 'Korkmaz']);
  await addService(salon, { name: 'Fön', duration: 30, price: 500 });
  const at = (date: string, clock: string, who: object = {}) =>
    book(salon, { service, employeeCode: ownerCode, start: `${date}T${clock}:00` }, who);
  return {
    salon,
    wish: { serviceCode: service.code, employeeCode: ownerCode },
    came: await at(yesterday, '10:00', { name: 'Nilüfer', lastname: 'Sezer' }),
    missed: await at(yesterday, '12:00', { name: 'İrem', lastname: 'Soylu' }),
    first: await at(day, '10:00', { ...melike, phone }),
    second: await at(day, '12:00'),
  };
};

const marks = async (page: Page, { came, missed }: Awaited<ReturnType<typeof busySalon>>): Promise<void> => {
  await openCalendar(page, `?calisan=tum&gun=${yesterday}`);
  await task('mark as completed', async (counter) => {
    const dialog = await openDialog(page, counter, came);
    await counter.tap(button(dialog, words.complete));
    await expect(toast(page, 'Randevu Güncellendi')).toBeVisible();
  });
  await task('take a status back', async ({ tap }) => {
    const told = await hoverToast(page, 'Randevu Güncellendi');
    await tap(told.getByRole('button', { name: 'Geri al' }));
    await expect(toast(page, 'Değişiklik geri alındı')).toBeVisible();
  });
  await page.keyboard.press('Escape');
  await task('mark as missed', async (counter) => {
    const dialog = await openDialog(page, counter, missed);
    await counter.tap(button(dialog, words.miss));
    await expect(toast(page, 'Randevu Güncellendi')).toBeVisible();
  });
};

const changes = async (page: Page, { first, second }: Awaited<ReturnType<typeof busySalon>>) => {
  await openCalendar(page, `?calisan=tum&gun=${day}`);
  await task('move to another person and time', async ({ drag }) => {
    const pointer = await pointerFor(page, false);
    await drag(() => dragTo(pointer, blockOf(page, second), columnOf(page, 'Deniz Korkmaz'), '14:00'));
    await expect(columnOf(page, 'Deniz Korkmaz').locator(`[data-block="${second.code}"]`)).toBeVisible();
  });
  await task('close an hour', async ({ tapAt, tap }) => {
    await tapAt(page, await pointAt(columnOf(page, owner), '15:05'));
    await tap(page.getByRole('menuitem', { name: 'Saati kapat' }));
    await tap(page.getByRole('dialog', { name: 'Saati kapat' }).getByRole('button', { name: 'Saati kapat' }));
    await expect(page.getByRole('button', { name: /^Kapatılmış saat/ })).toBeVisible();
  });
  await task('change the service', async (counter) => {
    const dialog = await openDialog(page, counter, first);
    await counter.tap(button(dialog, 'Hizmeti değiştir'));
    await chooseService(page, counter, 'Fön');
    await counter.tap(button(dialog, 'Hizmeti değiştir'));
    await expect(dialog.getByText('10:00 – 10:30', { exact: true })).toBeVisible();
  });
  await page.keyboard.press('Escape');
  await task('add a service', async (counter) => {
    const dialog = await openDialog(page, counter, first);
    await counter.tap(button(dialog, 'Hizmet ekle'));
    await chooseService(page, counter, 'Saç kesimi');
    await counter.tap(button(dialog, 'Hizmeti ekle'));
    await expect(toast(page, 'Hizmet eklendi')).toBeVisible();
  });
  await page.keyboard.press('Escape');
  await task('cancel with a reason', async (counter) => {
    const dialog = await openDialog(page, counter, second);
    await counter.tap(button(dialog, words.cancel));
    await counter.tap(dialog.getByRole('radio').first());
    await counter.tap(button(dialog, words.sendCancel));
    await expect(toast(page, 'Randevu Güncellendi')).toBeVisible();
  });
  await page.keyboard.press('Escape');
};

const lookUps = async (page: Page): Promise<void> => {
  await task('find the next visit of a customer', async ({ key, fill }) => {
    await key(page, '/');
    const search = page.getByRole('dialog', { name: 'Müşteri ara' });
    await fill(search.getByRole('searchbox'), 'isik');
    await expect(search.locator('[data-result]', { hasText: 'Melike Işık' })).toContainText(
      /Sıradaki .*10:00/,
    );
  });
  await page.keyboard.press('Escape');
  await task('go to the day in six weeks', async ({ tap }) => {
    await tap(page.getByRole('button', { name: 'Tarih seçin' }));
    await tap(page.getByRole('button', { name: '6 hafta sonrası' }));
    await expect(selectedDay(page)).toContainText(dayAndMonth(dayFromNow(42)));
  });
  await task('see the day of one person', async ({ tap }) => {
    await tap(page.getByRole('button', { name: /^Deniz Korkmaz \d+ randevu/ }));
    await tap(page.getByRole('menuitem', { name: 'Gününü aç' }));
    await expect(page.locator('[data-view=shown] [data-column]')).toHaveCount(1);
  });
};

test('the tasks of a day at the desk take no more actions than they must', {
  tag: '@desk-task',
}, async ({ page, browser, isMobile }) => {
  test.skip(isMobile, 'a phone has no desk');
  test.setTimeout(150_000);
  const salon = await busySalon(page);
  await marks(page, salon);
  await changes(page, salon);
  await lookUps(page);
  await requireApproval(salon.salon);
  const [asked] = await requestAppointments(browser, salon.salon, salon.wish, [`${day}T17:00:00`]);
  if (!asked) throw new Error('nobody asked');
  await openCalendar(page, `?calisan=tum&gun=${day}`);
  await task('approve a request, from the calendar on', async ({ tap }) => {
    await tap(page.getByRole('link', { name: /^Randevular/ }));
    await tap(page.getByRole('button', { name: /^Onayla: .* 17:00$/ }));
    await expect.poll(() => statusOf(salon.salon, asked)).toBe('Approved');
  });
});
