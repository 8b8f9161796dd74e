import { addDays, weekdayOf, weekdays } from '@ayna/domain/wall-clock';
import type { Browser, Locator, Page } from '@playwright/test';
import { melike } from '../support/appointments/texts.ts';
import { addService, book } from '../support/appointments.ts';
import { expectAccessible } from '../support/axe.ts';
import { workday } from '../support/days.ts';
import { expect, test } from '../support/journey.ts';
import { signIn } from '../support/people.ts';
import { type OpenSalon, openSalon } from '../support/salon.ts';
import { addMember } from '../support/team.ts';
import { chooseTheme } from '../support/theme.ts';

// What stands beside the calendar: who comes next, where there is room, the day on paper, and the tour.

const toursSeen = ['calendar'];
const phone = '+905324182796';

const at = (clock: string): string => `${workday}T${clock}:00`;

const aside = (page: Page): Locator => page.getByRole('complementary', { name: 'Günün akışı' });
const holes = (page: Page): Locator => aside(page).getByRole('link', { name: /^Randevu ekle: / });

type Day = { readonly salon: OpenSalon; readonly own: string };

/** Three visits of an hour and blocked time: holes from nine, at noon and in the evening. */
const fill = async (page: Page): Promise<Day> => {
  const salon = await openSalon(page, { toursSeen });
  const [owner] = await salon.api<{ code: string }[]>('get', `/api/Employee/by-salon/${salon.salonCode}`);
  const own = owner?.code ?? '';
  const service = await addService(salon, { duration: 60, price: 1250.5 });
  const visit = (clock: string, about: object) =>
    book(salon, { service, employeeCode: own, start: at(clock) }, about);
  const done = await visit('10:00', { name: 'Zeynep', lastname: 'Arslan' });
  await visit('11:00', { ...melike, phone, note: 'Amonyaksız ürün rica etti' });
  await visit('13:00', {});
  await salon.api('patch', `/api/Appointment/update-status/${done.code}?status=Completed`);
  await salon.api('post', '/api/Appointment/block', {
    salonCode: salon.salonCode,
    employeeCode: own,
    startDate: at('14:00'),
    endDate: at('17:30'),
    reason: 'Kargo bekleniyor',
  });
  return { salon, own };
};

const show = async (page: Page, employee: string): Promise<void> => {
  await page.goto(`/profil?gun=${workday}&calisan=${employee}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Profil takvimi' })).toBeVisible({
    timeout: 20_000,
  });
};

/** Somebody of the team with these rights, in a browser of their own. */
const colleague = async (page: Page, browser: Browser, salon: OpenSalon, ...groups: string[]) => {
  const { person, code } = await addMember(page, salon);
  const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
  await salon.api('patch', `/api/Employee/update-workhours/${code}`, {
    workHours: days.map((day) => ({ day, startTime: '10:00', endTime: '12:00' })),
  });
  const { userCode } = await salon.api<{ userCode: string }>('get', `/api/Employee/${code}`);
  await salon.api('put', `/api/user/group/${userCode}`, { salonCode: salon.salonCode, groups });
  const theirs = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
  await theirs.addInitScript(`localStorage.setItem('tours-seen', '["calendar ${userCode}"]')`);
  await theirs.goto('/giris-yap');
  await signIn(theirs, person);
  await expect(theirs).toHaveURL('/profil', { timeout: 15_000 });
  return { theirs, code };
};

test.slow();

test.describe('beside one person’s day', () => {
  test.skip(({ isMobile }) => isMobile, 'a phone has no room beside it');

  test('stand who comes next, the holes and what the day brings', async ({ page }) => {
    const { own } = await fill(page);
    await show(page, own);
    await expect(aside(page).getByRole('button')).toHaveText([
      /11:00.*Melike Işık.*Saç kesimi.*Bekleniyor/,
      /13:00.*İsimsiz müşteri.*Bekleniyor/,
    ]);
    await expect(holes(page)).toHaveText(['09:00 – 10:00', '12:00 – 13:00', '17:30 – 19:00']);
    await expect(aside(page).getByText('₺1.250,50')).toBeVisible();
    await expect(aside(page).getByText('₺2.501')).toBeVisible();
    await expectAccessible(page);
  });

  test('a hole leads to the form with everything filled in', async ({ page }) => {
    const { own } = await fill(page);
    await show(page, own);
    await holes(page).filter({ hasText: '12:00' }).click();
    await expect(page).toHaveURL(new RegExp(`/profil\\?.*&yeni=${workday}\\.1200\\.${own}\\.60$`));
  });

  test('the next customer is opened by keyboard', async ({ page }) => {
    const { own } = await fill(page);
    await show(page, own);
    await aside(page)
      .getByRole('button', { name: /Melike Işık/ })
      .focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: 'Randevu Detayları' })).toBeVisible();
  });

  test('a hole that somebody else fills is gone by itself', async ({ page }) => {
    const { salon, own } = await fill(page);
    await show(page, own);
    await expect(holes(page)).toHaveCount(3);
    const service = await addService(salon, { name: 'Perçem', duration: 60 });
    await book(salon, { service, employeeCode: own, start: at('12:00') });
    await expect(holes(page)).toHaveText(['09:00 – 10:00', '17:30 – 19:00']);
  });

  test('a day off says so', async ({ page }) => {
    const { own } = await fill(page);
    const sunday = addDays(workday, 6 - weekdays.indexOf(weekdayOf(workday)));
    await page.goto(`/profil?gun=${sunday}&calisan=${own}`);
    await expect(aside(page).getByText('Bu gün için bekleyen randevu yok.')).toBeVisible({ timeout: 20_000 });
    await expect(aside(page).getByText('Bu gün çalışmıyor.')).toBeVisible();
    await expectAccessible(page);
  });

  test('holes are only shown to anyone who may not book, and of one’s own day to anyone who may book that alone', async ({
    page,
    browser,
  }) => {
    const { salon, own } = await fill(page);
    const { theirs, code } = await colleague(page, browser, salon, 'create-appointment-customer-free');
    await show(theirs, own);
    await expect(aside(theirs).getByText('09:00 – 10:00')).toBeVisible();
    await expect(holes(theirs)).toHaveCount(0);
    await show(theirs, code);
    await expect(holes(theirs)).toHaveText(['10:00 – 12:00']);
    await theirs.context().close();
  });
});

/** As the printer sees it; that nothing is printed in earnest is all that is made up. */
const watchPrinter = (page: Page) =>
  page.addInitScript('window.printed = 0; window.print = () => { window.printed += 1; }');
const printed = (page: Page) => page.evaluate('window.printed');
const paper = (page: Page): Locator => page.locator('.print-day');

test.describe('the day on paper', () => {
  test.skip(({ isMobile }) => isMobile, 'printers stand at the desk');

  test('has a table for each of the team, black on white in the dark too', async ({ page }) => {
    await watchPrinter(page);
    await chooseTheme(page, 'dark');
    await fill(page);
    await page.goto(`/profil?gun=${workday}`);
    const button = page.getByRole('button', { name: 'Günü yazdır' });
    await button.click();
    await expect.poll(() => printed(page)).toBe(1);
    await expect(paper(page)).toBeHidden();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('table', { name: 'Gonca Arman' }).getByRole('row')).toHaveText([
      'SaatMüşteriTelefonHizmetNot',
      '10:00 – 11:00Zeynep Arslan (Tamamlandı)Saç kesimi',
      '11:00 – 12:00Melike Işık0532 418 27 96Saç kesimiAmonyaksız ürün rica etti',
      '13:00 – 14:00İsimsiz müşteriSaç kesimi',
      '14:00 – 17:30Kapalı: Kargo bekleniyor',
    ]);
    await expect(paper(page)).toContainText('3 randevu');
    await expect(page.getByRole('main')).toBeHidden();
    await expect(paper(page)).toHaveCSS('color', 'rgb(0, 0, 0)');
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    await page.evaluate("window.dispatchEvent(new Event('afterprint'))");
    await expect(paper(page)).toHaveCount(0);
  });

  test('is one page, however full, and every appointment one line of it', async ({ page }) => {
    await watchPrinter(page);
    await fill(page);
    // As many as nobody would book in a test; the paper is what is looked at.
    await page.route(/\/api\/Appointment\/by-salon-filtered\//, async (route) => {
      const response = await route.fetch();
      const all = (await response.json()) as { readonly code: string }[];
      const [one] = all.slice(-1);
      const note = 'Uzun bir not '.repeat(20);
      const many = Array.from({ length: 95 }, () => ({ ...one, note, code: crypto.randomUUID() }));
      await route.fulfill({ response, json: one ? many : all });
    });
    await page.goto(`/profil?gun=${workday}`);
    await page.getByRole('button', { name: 'Günü yazdır' }).click();
    await expect.poll(() => printed(page)).toBe(1);
    await page.emulateMedia({ media: 'print' });
    await expect(paper(page).getByRole('row')).toHaveCount(96);
    const pdf = await page.pdf({ preferCSSPageSize: true });
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  });

  test('comes by the key that prints, and without phones for anyone who may not see them', async ({
    page,
    browser,
  }) => {
    const { salon, own } = await fill(page);
    const { theirs } = await colleague(page, browser, salon, 'view-customers');
    await watchPrinter(theirs);
    await show(theirs, own);
    await expect(aside(theirs).getByText('Melike Işık')).toBeVisible();
    await theirs.keyboard.press('Control+p');
    await expect.poll(() => printed(theirs)).toBe(1);
    await theirs.emulateMedia({ media: 'print' });
    await expect(theirs.getByRole('table')).toHaveCount(1);
    await expect(theirs.getByRole('row', { name: /Melike Işık/ })).toHaveText(
      '11:00 – 12:00Melike IşıkSaç kesimiAmonyaksız ürün rica etti',
    );
    await theirs.context().close();
  });
});

test('the tour offers itself once, points at what there is, and comes back by its button', async ({
  page,
}) => {
  await openSalon(page);
  await page.goto('/profil');
  await page.getByRole('button', { name: 'Bu sayfayı 30 saniyede gezin' }).click({ timeout: 20_000 });
  const titles = ['Kimin günü?', 'Gün, hafta, ay', 'Tarihler elinizin altında', 'Yeni randevu'];
  for (const [index, title] of titles.entries()) {
    const step = page.getByRole('dialog', { name: title });
    await expect(step).toBeVisible({ timeout: 20_000 });
    await expect(step.getByText(`Takvim turu · ${index + 1} / ${titles.length}`)).toBeVisible();
    if (index === 0) await expectAccessible(page);
    await step.getByRole('button', { name: index === titles.length - 1 ? 'Bitir' : 'Sonraki' }).click();
  }
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Turu başlat' })).toBeFocused();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Profil takvimi' })).toBeVisible({
    timeout: 20_000,
  });
  await page.getByRole('button', { name: 'Turu başlat' }).click();
  await expect(page.getByRole('dialog', { name: 'Kimin günü?' })).toBeVisible();
});
