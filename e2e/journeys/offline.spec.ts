import type { Page } from '@playwright/test';
import { book } from '../support/appointments.ts';
import { calendarSalon } from '../support/calendar.ts';
import { blockOf } from '../support/calendar-pointer.ts';
import { dayFromNow, today } from '../support/days.ts';
import { expect, test } from '../support/journey.ts';

/** Does what leads to another address, and waits until it is there: the next key counts from it. */
const leads = async (page: Page, act: () => Promise<void>): Promise<void> => {
  const before = page.url();
  await act();
  await expect(page).not.toHaveURL(before);
};

test('without a network what was read stays, one line says since when, and everything comes back by itself', async ({
  page,
  context,
  expects,
}) => {
  const { salon, ownerCode, service } = await calendarSalon(page);
  const day = today();
  const at = (clock: string, lastname: string) =>
    book(
      salon,
      { service, employeeCode: ownerCode, start: `${day}T${clock}:00` },
      { name: 'Zeynep', lastname },
    );
  await at('10:00', 'Arslan');
  await page.goto(`/profil?gun=${day}&calisan=tum`);
  await expect(blockOf(page, 'Zeynep Arslan')).toBeVisible({ timeout: 20_000 });
  const banner = page.getByRole('status').filter({ hasText: 'Bağlantı yok.' });

  expects.push(
    /unreachable/,
    /ERR_INTERNET_DISCONNECTED/,
    /dynamically imported module/,
    /Error loading route/,
  );
  await context.setOffline(true);
  await expect(banner).toHaveText(/^Bağlantı yok\. Son güncelleme \d\d:\d\d\.$/);
  // A page that this browser has not loaded yet waits; the one that is there stays.
  await page.getByRole('link', { name: 'Randevular' }).filter({ visible: true }).click();
  await expect(banner).toHaveText('Bağlantı yok. Sayfa bağlantı gelince açılacak.');
  await expect(blockOf(page, 'Zeynep Arslan')).toBeVisible();
  // Back to the calendar, on to a day that was not read: it says so itself, and no toast does.
  // A key counts from the moment on that no page waits any more.
  await banner.evaluate((note) => {
    const watch = new MutationObserver(() => {
      watch.disconnect();
      document.body.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'PageDown', bubbles: true, cancelable: true }),
      );
    });
    watch.observe(note, { childList: true, characterData: true, subtree: true });
  });
  await page.getByRole('link', { name: 'Takvim' }).filter({ visible: true }).click();
  await expect(page).toHaveURL(`/profil?gun=${dayFromNow(7)}`);
  // The week beside the shown day may have been fetched ahead, the one after it not.
  await leads(page, () => page.keyboard.press('PageDown'));
  await expect(page.getByRole('button', { name: 'Yeniden dene' })).toBeVisible();
  for (const _ of [1, 2]) await leads(page, () => page.keyboard.press('PageUp'));
  await expect(blockOf(page, 'Zeynep Arslan')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Yeniden dene' })).toBeHidden();
  await expect(page.getByRole('alert')).toHaveCount(0);

  // Meanwhile somebody else books.
  await at('12:00', 'Yüce');
  await context.setOffline(false);
  await expect(banner).toBeHidden();
  await expect(blockOf(page, 'Zeynep Yüce')).toBeVisible();
});
