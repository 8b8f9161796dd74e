import { book } from '../support/appointments.ts';
import { colleagues } from '../support/calendar/texts.ts';
import { addColleague, calendarSalon } from '../support/calendar.ts';
import {
  blocks,
  columns,
  dateNavigator,
  dayAndMonth,
  isPhone,
  openCalendar,
  selectedDay,
  stepButton,
  tab,
} from '../support/calendar-page.ts';
import { dayFromNow, today } from '../support/days.ts';
import { expectFocusIn } from '../support/focus.ts';
import { expect, test } from '../support/journey.ts';
import { signIn, signUpThroughApi } from '../support/people.ts';
import { addMember } from '../support/team.ts';

// Walking through the calendar, who may, and what happens when something does not come.

test.beforeEach(() => test.setTimeout(90_000));

test('"Yeni Randevu" shows only with one of its three rights', async ({ page, browser }) => {
  const { salon } = await calendarSalon(page);
  const { person, code } = await addMember(page, salon);
  const { userCode } = await salon.api<{ userCode: string }>('get', `/api/Employee/${code}`);
  const theirs = await (await browser.newContext()).newPage();
  const may = (...groups: string[]) =>
    salon.api('put', `/api/user/group/${userCode}`, { salonCode: salon.salonCode, groups });
  await may('update-appointment-status-all');
  await theirs.goto('/giris-yap');
  await signIn(theirs, person);
  await expect(theirs.getByRole('heading', { name: 'Profil takvimi' })).toBeVisible({ timeout: 15_000 });
  const link = theirs.getByRole('link', { name: 'Yeni Randevu' });
  await expect(link).toHaveCount(0);
  for (const right of [
    'create-appointment-customer-free',
    'create-appointment-customer-free-all',
    'Receptionist',
  ]) {
    await may(right);
    await theirs.reload();
    await expect(link.first()).toBeVisible({ timeout: 15_000 });
  }
});

test('anyone who belongs to no salon is led to the own account', async ({ page }) => {
  const { person } = await signUpThroughApi(page.request, 'customer');
  await page.goto('/giris-yap');
  await signIn(page, person);
  await expect(page).toHaveURL('/profil/hesap');
});

test('the selected date is shared across the views, and stands in the address', async ({ page }) => {
  await calendarSalon(page);
  const day = dayFromNow(3);
  await openCalendar(page, `?gun=${day}`);
  await expect(columns(page).first()).toHaveAttribute('data-day', day);
  await tab(page, 'Haftalık').click();
  await expect(page).toHaveURL(new RegExp(`gun=${day}&gorunum=haftalik`));
  await expect(columns(page).first()).toHaveAttribute('data-day', day);
  await tab(page, 'Aylık').click();
  await expect(page).toHaveURL(new RegExp(`gun=${day}&gorunum=aylik`));
  await expect(page.locator('[data-view=shown] [data-selected]')).toHaveAttribute('data-month-day', day);
  await page.goBack();
  await expect(tab(page, 'Haftalık')).toHaveAttribute('aria-selected', 'true');
  await page.goBack();
  await expect(tab(page, 'Günlük')).toHaveAttribute('aria-selected', 'true');
  await expect(selectedDay(page)).toContainText(dayAndMonth(day));
});

test('the navigator goes 7 days back, 1 day back, to a chip, 1 day and 7 days forward', async ({ page }) => {
  await calendarSalon(page);
  await openCalendar(page);
  const buttons = dateNavigator(page).getByRole('button');
  await expect(selectedDay(page)).toContainText('Bugün');
  const names = await buttons.evaluateAll<string[], HTMLElement>((all) =>
    all.map((one) => one.getAttribute('aria-label') ?? ''),
  );
  expect([...names.slice(0, 2), ...names.slice(-2)]).toEqual([
    '7 gün geri',
    '1 gün geri',
    '1 gün ileri',
    '7 gün ileri',
  ]);
  let at = 0;
  for (const [name, days] of [
    ['1 gün ileri', 1],
    ['7 gün ileri', 7],
    ['1 gün geri', -1],
    ['7 gün geri', -7],
  ] as const) {
    at += days;
    await stepButton(page, name).click();
    await expect(selectedDay(page)).toContainText(dayAndMonth(dayFromNow(at)));
    await expect(columns(page).first()).toHaveAttribute('data-day', dayFromNow(at));
  }
});

test('the calendar asks for 3 chips on wide screens and for 1 otherwise', async ({ page }) => {
  await calendarSalon(page);
  await openCalendar(page);
  await expect(dateNavigator(page).getByRole('button')).toHaveCount(isPhone(page) ? 5 : 7);
  if (isPhone(page)) return;
  await dateNavigator(page).getByRole('button', { name: /Yarın/ }).click();
  await expect(selectedDay(page)).toContainText('Yarın');
  await page.setViewportSize({ width: 768, height: 900 });
  await expect(dateNavigator(page).getByRole('button')).toHaveCount(5);
  await page.setViewportSize({ width: 769, height: 900 });
  await expect(dateNavigator(page).getByRole('button')).toHaveCount(7);
});

test('left and right are a day, PageUp and PageDown seven, "t" is today, wherever the focus is', async ({
  page,
}) => {
  const { salon, service, ownerCode } = await calendarSalon(page);
  await book(salon, { service, employeeCode: ownerCode, start: `${dayFromNow(1)}T10:00:00` });
  await openCalendar(page);
  for (const [key, days] of [
    ['ArrowRight', 1],
    ['PageDown', 8],
    ['ArrowLeft', 7],
    ['PageUp', 0],
    ['ArrowRight', 1],
  ] as const) {
    await page.keyboard.press(key);
    await expect(columns(page).first()).toHaveAttribute('data-day', dayFromNow(days));
  }
  // A block or a tab that has the focus leaves these keys to the day.
  await blocks(page).first().focus();
  await page.keyboard.press('ArrowRight');
  await expect(columns(page).first()).toHaveAttribute('data-day', dayFromNow(2));
  await tab(page, 'Günlük').focus();
  await page.keyboard.press('ArrowRight');
  await expect(columns(page).first()).toHaveAttribute('data-day', dayFromNow(3));
  await page.keyboard.press('t');
  await expect(selectedDay(page)).toContainText('Bugün');
  await expect(page).toHaveURL('/profil');
});

test('keys are the list’s own while the filter is open', async ({ page }) => {
  const { salon } = await calendarSalon(page);
  await addColleague(salon, colleagues[0]);
  await openCalendar(page);
  await page.getByRole('button', { name: /Çalışan süzgeci/ }).click();
  await expectFocusIn(page.getByRole('listbox'));
  await page.keyboard.press('PageDown');
  await page.keyboard.press('t');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await expect(columns(page).first()).toHaveAttribute('data-day', today());
});

test('the chosen date is clamped to two years either way, and the arrows are disabled there', async ({
  page,
}) => {
  await calendarSalon(page);
  await openCalendar(page, '?gun=2099-01-01');
  const [year = '', ...rest] = today().split('-');
  const last = [Number(year) + 2, ...rest].join('-').replace(/02-29$/, '02-28');
  await expect(columns(page).first()).toHaveAttribute('data-day', last);
  for (const name of ['1 gün ileri', '7 gün ileri']) await expect(stepButton(page, name)).toBeDisabled();
  for (const name of ['1 gün geri', '7 gün geri']) await expect(stepButton(page, name)).toBeEnabled();
  await page.keyboard.press('ArrowRight');
  await expect(columns(page).first()).toHaveAttribute('data-day', last);
  await stepButton(page, '1 gün geri').click();
  await expect(stepButton(page, '1 gün ileri')).toBeEnabled();
  // Seven days would lead out of it.
  await expect(stepButton(page, '7 gün ileri')).toBeDisabled();
});

test('a 404 is ignored, and the calendar is empty', async ({ page, expects }) => {
  expects.push(/404/);
  await calendarSalon(page);
  await page.route('**/by-salon-filtered/**', (route) => route.fulfill({ status: 404, body: '' }));
  await openCalendar(page);
  await expect(page.getByText('Bugün koltuklar boş.')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByText('Randevular getirilemedi.')).toHaveCount(0);
});

test('any other failure is a toast in the words of its status, and can be tried again', async ({
  page,
  expects,
}) => {
  expects.push(/503/);
  await calendarSalon(page);
  // Today's appointments come with the bundled read, if it comes.
  for (const read of ['**/calendar-start', '**/by-salon-filtered/**'])
    await page.route(read, (route) => route.fulfill({ status: 503, body: '' }));
  await page.goto('/profil');
  // The message goes after five seconds, whatever else is on its way.
  await expect(page.getByRole('alert')).toContainText('Hizmet şu anda kullanılamıyor', { timeout: 20_000 });
  await expect(page.getByText('Randevular getirilemedi.')).toBeVisible();
  await expect(page.getByText('Bugün koltuklar boş.')).toHaveCount(0);
  const retry = page.getByRole('button', { name: 'Yeniden dene' });
  const asked = page.waitForRequest('**/by-salon-filtered/**');
  await retry.click();
  await asked;
  await expect(page.getByText('Randevular getirilemedi.')).toBeVisible();
  await page.unroute('**/by-salon-filtered/**');
  // The live stream may have the list read again before the button is pressed: then the button is gone.
  await expect(async () => {
    if (await retry.isVisible()) await retry.click({ timeout: 1000 });
    await expect(page.getByText('Bugün koltuklar boş.')).toBeVisible({ timeout: 1000 });
  }).toPass();
});

test('employees that do not come are ignored, and appointments are shown all the same', async ({
  page,
  expects,
}) => {
  expects.push(/500/);
  const { salon, service, ownerCode } = await calendarSalon(page);
  await book(salon, { service, employeeCode: ownerCode, start: `${dayFromNow(1)}T10:00:00` });
  await page.route('**/api/Employee/by-salon/**', (route) => route.fulfill({ status: 500, body: '' }));
  await openCalendar(page, `?gun=${dayFromNow(1)}`);
  await expect(blocks(page)).toHaveCount(1);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('blocks are walked through by keys: one stop a column, up and down inside it', async ({ page }) => {
  const { salon, service, ownerCode } = await calendarSalon(page);
  for (const hour of ['10', '12', '15'])
    await book(salon, { service, employeeCode: ownerCode, start: `${dayFromNow(1)}T${hour}:00:00` });
  await openCalendar(page, `?gun=${dayFromNow(1)}`);
  await expect(page.locator('[data-view=shown] [data-block][tabindex="0"]')).toHaveCount(1);
  await blocks(page).first().focus();
  await page.keyboard.press('ArrowDown');
  await expect(blocks(page).nth(1)).toBeFocused();
  for (let step = 0; step < 2; step += 1) {
    await page.keyboard.press('ArrowDown');
    await expect(blocks(page).nth(2)).toBeFocused();
  }
  await page.keyboard.press('ArrowUp');
  await expect(blocks(page).nth(1)).toBeFocused();
  await expect(page.locator('[data-view=shown] [data-block][tabindex="0"]')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Randevu Detayları' })).toBeVisible();
});
