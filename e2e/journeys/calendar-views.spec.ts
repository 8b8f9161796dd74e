import { weekdayOf, weekdays } from '@ayna/domain/wall-clock';
import { book } from '../support/appointments.ts';
import { expectAccessible } from '../support/axe.ts';
import { colleagues, guests } from '../support/calendar/texts.ts';
import { addColleague, calendarSalon, workEveryDay, workHours } from '../support/calendar.ts';
import {
  blocks,
  columns,
  dateNavigator,
  isPhone,
  nowLine,
  openCalendar,
  roundTheClock,
  tab,
} from '../support/calendar-page.ts';
import { dayFromNow, today } from '../support/days.ts';
import { expectFocusIn } from '../support/focus.ts';
import { waitForEffects } from '../support/hydration.ts';
import { expect, test } from '../support/journey.ts';
import { stableBox } from '../support/stable-box.ts';

// The three views of the calendar, sentence by sentence of the spec.
test.beforeEach(() => test.setTimeout(90_000));

test('the screen has its heading, the employee filter, "Yeni Randevu" and three tabs', async ({
  page,
  isMobile,
}) => {
  const { salon } = await calendarSalon(page);
  await addColleague(salon, colleagues[0]);
  await openCalendar(page);
  await expect(page.getByRole('button', { name: /Çalışan süzgeci/ })).toBeVisible();
  for (const name of ['Günlük', 'Haftalık', 'Aylık']) await expect(tab(page, name)).toBeVisible();
  await expect(tab(page, 'Günlük')).toHaveAttribute('aria-selected', 'true');
  const add = page.getByRole('link', { name: 'Yeni Randevu' });
  await add.click();
  await expect(page).toHaveURL(isMobile ? '/profil/randevular/ekle' : /\/profil\?yeni=[\d-]{10}$/);
});

test('the day has hour labels, half-hour lines, 1.5 px a minute and a time column of 60 px', async ({
  page,
}) => {
  const { salon, service, ownerCode } = await calendarSalon(page);
  await book(salon, { service, employeeCode: ownerCode, start: `${dayFromNow(1)}T10:30:00` });
  await openCalendar(page, `?gun=${dayFromNow(1)}&calisan=${ownerCode}`);
  const heightOf = async () => (await stableBox(columns(page))).height;
  await expect.poll(heightOf).toBe(10 * 60 * 1.5);
  expect((await stableBox(page.locator('.cal-times'))).width).toBe(60);
  await expect(page.locator('.cal-times > span')).toHaveText([
    '09:00',
    '10:00',
    '11:00',
    '12:00',
    '13:00',
    '14:00',
    '15:00',
    '16:00',
    '17:00',
    '18:00',
    '19:00',
  ]);
  // Of 45 minutes, a pixel above and below is left to its neighbours.
  const [block, column] = [await stableBox(blocks(page)), await stableBox(columns(page))];
  expect([block.y - column.y, block.height]).toEqual([90 * 1.5 + 1, 45 * 1.5 - 2]);
  const lines = await columns(page).evaluate((one) => getComputedStyle(one).backgroundImage);
  expect(lines).toContain('90px');
  expect(lines).toContain('45px');
});

test('the current-time line refreshes every 30 seconds, and the view scrolls to it once', async ({
  page,
  expects,
}) => {
  // Time that is turned forward lets calls time out that are on their way.
  expects.push(/408/);
  await calendarSalon(page, roundTheClock);
  // Time is turned forward by minutes: earlier than today ends, and a browser's clock may be so much off.
  const minutesOfDay = ((Date.now() / 60_000) % 1440) + 180;
  const isLate = minutesOfDay % 1440 > 1435;
  await page.clock.install({ time: Date.now() - (isLate ? 5 * 60_000 : 0) });
  await openCalendar(page);
  await expect(nowLine(page)).toBeVisible();
  const clock = page.locator('.cal-now-clock');
  const before = (await clock.textContent()) ?? '';
  const scroller = page.locator('[data-view=shown] .cal-scroll');
  const scrollTop = () => scroller.evaluate((one) => one.scrollTop);
  // Somewhere in sight: at the ends of the day it cannot be in the middle.
  const isInSight = async (): Promise<boolean> => {
    const [line, view] = [await stableBox(nowLine(page)), await stableBox(scroller)];
    return line.y >= view.y && line.y < view.y + view.height;
  };
  await expect.poll(isInSight).toBe(true);
  // Early in the day it is in sight before the view has scrolled.
  await waitForEffects(page);
  await scroller.evaluate((one) => one.scrollTo(0, 7));
  await page.clock.fastForward(90_000);
  await expect(clock).not.toHaveText(before);
  expect(await scrollTop()).toBe(7);
  await page.keyboard.press('ArrowRight');
  await expect(nowLine(page)).toHaveCount(0);
  await page.keyboard.press('t');
  await expect(nowLine(page)).toBeVisible();
  expect(await scrollTop()).toBe(7);
});

test('the hour one looks at stays where it is when the day begins earlier', async ({ page }) => {
  const { salon, ownerCode } = await calendarSalon(page);
  await openCalendar(page, `?gun=${dayFromNow(1)}&calisan=${ownerCode}`);
  const label = (hour: string) => page.locator('[data-view=shown] .cal-times > span', { hasText: hour });
  await page.locator('[data-view=shown] .cal-scroll').evaluate((one) => one.scrollTo(0, 120));
  const { y } = await stableBox(label('12:00'));
  await workHours(salon, ownerCode, { from: '06:00', to: '19:00' });
  await expect(label('06:00')).toHaveCount(1);
  expect((await stableBox(label('12:00'))).y).toBe(y);
});

test('a block says who, what, when and how it stands, and pressing it opens the details', async ({
  page,
}) => {
  const { salon, service, ownerCode } = await calendarSalon(page);
  const [name, lastname] = guests[2];
  const wish = { service, employeeCode: ownerCode, start: `${dayFromNow(1)}T10:00:00` };
  await book(salon, wish, { name, lastname });
  await openCalendar(page, `?gun=${dayFromNow(1)}`);
  const block = page.getByRole('button', { name: 'Gülşah Öztürk, Saç kesimi, 10:00 – 10:45, Bekleniyor' });
  await block.click();
  const dialog = page.getByRole('dialog', { name: 'Randevu Detayları' });
  await expect(dialog).toBeVisible();
  await expectFocusIn(dialog);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(block).toBeFocused();
});

test('Approved is blue, Completed green, Canceled red and NoShow grey', async ({ page }) => {
  const { salon, service, ownerCode } = await calendarSalon(page);
  const codes: string[] = [];
  const day = today();
  for (const hour of ['10', '11', '12', '13']) {
    const start = `${day}T${hour}:00:00`;
    codes.push((await book(salon, { service, employeeCode: ownerCode, start })).code);
  }
  for (const [index, status] of ['Completed', 'Canceled', 'NoShow'].entries())
    await salon.api('patch', `/api/Appointment/update-status/${codes[index]}?status=${status}`);
  await openCalendar(page, `?gun=${day}&calisan=${ownerCode}`);
  await expect(blocks(page)).toHaveCount(4);
  const styleOf = (index: number, name: 'backgroundColor' | 'color') =>
    blocks(page)
      .nth(index)
      .evaluate((one, property) => getComputedStyle(one)[property], name);
  // A block comes in by way of its color.
  await expect.poll(() => styleOf(0, 'backgroundColor')).toBe('rgb(227, 249, 235)');
  await expect.poll(() => styleOf(1, 'color')).toBe('rgb(151, 26, 32)');
  await expect.poll(() => styleOf(2, 'backgroundColor')).toBe('rgb(233, 239, 239)');
  await expect.poll(() => styleOf(3, 'backgroundColor')).toBe('rgb(234, 244, 255)');
  // The bar has the color of the service.
  const bar = (index: number) =>
    blocks(page)
      .nth(index)
      .evaluate((one) => getComputedStyle(one, '::before').backgroundColor);
  await expect.poll(() => bar(3)).toBe('rgb(38, 165, 159)');
});

test('the week has 7 day columns from the selected date; double-clicking one opens that day', async ({
  page,
}) => {
  const { ownerCode } = await calendarSalon(page);
  await openCalendar(page, `?gorunum=haftalik&calisan=${ownerCode}`);
  await expect(columns(page)).toHaveCount(7);
  const days = await columns(page).evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.day));
  expect(days).toEqual([0, 1, 2, 3, 4, 5, 6].map(dayFromNow));
  await columns(page)
    .nth(1)
    .dblclick({ position: { x: 40, y: 400 } });
  await expect(tab(page, 'Günlük')).toHaveAttribute('aria-selected', 'true');
  await expect(columns(page)).toHaveAttribute('data-day', dayFromNow(1));
  await page.goBack();
  // Its twin for keys and fingers.
  await page.locator(`[data-open-day="${dayFromNow(2)}"]`).click();
  await expect(columns(page)).toHaveAttribute('data-day', dayFromNow(2));
});

test('closed hours are hatched, with the tooltip "Hizmet verilmiyor"', async ({ page }) => {
  const { salon, ownerCode } = await calendarSalon(page);
  const open7 = weekdays.filter((name) => name !== weekdayOf(dayFromNow(1)));
  await workEveryDay(salon, { from: '10:00', to: '17:00' }, open7);
  await workHours(salon, ownerCode, { from: '09:00', to: '19:00' }, open7);
  await openCalendar(page, `?gorunum=haftalik&calisan=${ownerCode}`);
  const hatched = columns(page).first().getByTitle('Hizmet verilmiyor');
  await expect(hatched).toHaveCount(2);
  const heights = () => hatched.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
  await expect.poll(heights).toEqual([90, 180]);
  expect(await hatched.first().evaluate((one) => getComputedStyle(one).backgroundImage)).toContain('115deg');
  const shut = columns(page).nth(1);
  await expect(shut.getByTitle('Hizmet verilmiyor')).toHaveCount(1);
  await expect(shut).toContainText('kapalı');
  await expect(page.locator(`[data-open-day="${dayFromNow(1)}"]`)).toContainText('Kapalı');
});

test('the month is a Monday-first grid that counts appointments; pressing a day opens it', async ({
  page,
}) => {
  const { salon, service, ownerCode } = await calendarSalon(page);
  const day = dayFromNow(1);
  await book(salon, { service, employeeCode: ownerCode, start: `${day}T10:00:00` });
  const canceled = await book(salon, { service, employeeCode: ownerCode, start: `${day}T11:00:00` });
  await salon.api('patch', `/api/Appointment/update-status/${canceled.code}?status=Canceled`);
  await openCalendar(page, `?gorunum=aylik&gun=${day}`);
  await expect(page.locator('.month-names > span')).toHaveText([
    'Pzt',
    'Sal',
    'Çar',
    'Per',
    'Cum',
    'Cts',
    'Paz',
  ]);
  const cells = page.locator('[data-view=shown] [data-month-day]');
  const lastDay = new Date(Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)), 0)).getUTCDate();
  await expect(cells).toHaveCount(lastDay);
  const before = (new Date(`${day.slice(0, 8)}01T00:00:00Z`).getUTCDay() + 6) % 7;
  const padding = page.getByTitle('Bu aya dahil değil veya hizmet verilmiyor');
  await expect(padding).toHaveCount(Math.ceil((before + lastDay) / 7) * 7 - lastDay);
  await expect(page.locator(`[data-month-day="${day}"]`)).toContainText('2 randevu1 iptal');
  await expect(page.getByRole('status').filter({ hasText: '2 randevu, 1 iptal' })).toBeVisible();
  await expect(cells.filter({ hasNotText: 'randevu' })).toHaveCount(0);
  if (day.slice(0, 7) === today().slice(0, 7))
    await expect(page.locator(`[data-month-day="${today()}"]`)).toHaveAttribute('aria-current', 'date');
  await page.locator(`[data-month-day="${day}"]`).click();
  await expect(tab(page, 'Günlük')).toHaveAttribute('aria-selected', 'true');
  await expect(columns(page).first()).toHaveAttribute('data-day', day);
  await expect(page.getByRole('status').filter({ hasText: '2 randevu, 1 iptal' })).toBeVisible();
});

test('the filter shows one employee or "Tüm ekip" side by side, and asks for that one', async ({ page }) => {
  const { salon, service, ownerCode } = await calendarSalon(page);
  const { code } = await addColleague(salon, colleagues[0]);
  const start = `${dayFromNow(1)}T10:00:00`;
  await book(salon, { service, employeeCode: ownerCode, start });
  await book(salon, { service, employeeCode: code, start });
  const asked: URL[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/by-salon-filtered/')) asked.push(new URL(request.url()));
  });
  await openCalendar(page, `?gun=${dayFromNow(1)}&calisan=${code}`);
  await expect(columns(page)).toHaveCount(1);
  await expect(blocks(page)).toHaveCount(1);
  const { searchParams } = asked[0] as URL;
  expect(Object.fromEntries(searchParams)).toEqual({
    startDate: `${dayFromNow(1)}T00:00:00.000Z`,
    endDate: `${dayFromNow(1)}T23:59:59.000Z`,
    employeeCode: code,
  });
  await page.getByRole('button', { name: /Çalışan süzgeci/ }).click();
  await page.getByRole('option', { name: /Tüm ekip/ }).click();
  await expect(columns(page)).toHaveCount(2);
  await expect(blocks(page)).toHaveCount(2);
  await expect(page).toHaveURL(/calisan=tum/);
  expect([...(asked.at(-1)?.searchParams.keys() ?? [])]).not.toContain('employeeCode');
});

test('after every switch of the view, presses and scrolling reach the view that is shown', async ({
  page,
  isMobile,
}) => {
  const { salon, service, ownerCode } = await calendarSalon(page);
  await addColleague(salon, colleagues[0]);
  const day = dayFromNow(1);
  await book(salon, { service, employeeCode: ownerCode, start: `${day}T10:00:00` });
  const choose = async (employee: RegExp) => {
    await page.getByRole('button', { name: /Çalışan süzgeci/ }).click();
    await page.getByRole('option', { name: employee }).click();
  };
  const grid = page.locator('[data-view=shown] .cal-scroll');
  const expectUsable = async () => {
    // A real press at the block's place, not one that is sent to the element.
    const box = await stableBox(blocks(page).first());
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await (isMobile ? page.touchscreen.tap(x, y) : page.mouse.click(x, y));
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    if (isMobile) return;
    // Down and back, so that the block stays where the next press expects it.
    const scrollTop = () => grid.evaluate((element) => element.scrollTop);
    const top = await scrollTop();
    await page.mouse.move(x, y);
    await page.mouse.wheel(0, 120);
    await expect.poll(scrollTop).toBe(top + 120);
    await page.mouse.wheel(0, -120);
    await expect.poll(scrollTop).toBe(top);
  };
  await openCalendar(page, `?gun=${day}&calisan=tum`);
  await tab(page, 'Haftalık').click();
  await expect(columns(page)).toHaveCount(7);
  await tab(page, 'Günlük').click();
  await expect(columns(page)).toHaveCount(2);
  await expectUsable();
  await tab(page, 'Aylık').click();
  await page.locator(`[data-view=shown] [data-month-day="${day}"]`).click();
  await expect(columns(page)).toHaveCount(2);
  await expectUsable();
  await choose(new RegExp(colleagues[0][0]));
  await expect(columns(page)).toHaveCount(1);
  await choose(/Tüm ekip/);
  await expect(columns(page)).toHaveCount(2);
  await expectUsable();
});

test('on a phone the day begins with one employee, and the bottom bar is not covered', {
  tag: '@phone',
}, async ({ page }) => {
  test.skip(!isPhone(page), 'wide screens begin with the whole team');
  const { salon } = await calendarSalon(page);
  await addColleague(salon, colleagues[0]);
  await openCalendar(page);
  await expect(columns(page)).toHaveCount(1);
  const bar = await stableBox(page.getByRole('navigation', { name: 'Alt menü' }));
  const floating = await stableBox(dateNavigator(page));
  expect(floating.y + floating.height).toBeLessThanOrEqual(bar.y);
  expect(floating.x).toBeGreaterThanOrEqual(0);
  expect(floating.x + floating.width).toBeLessThanOrEqual(390);
});

test('overlapping blocks stand side by side', async ({ page }) => {
  const { salon, service, ownerCode } = await calendarSalon(page);
  const start = `${dayFromNow(1)}T10:00:00`;
  await book(salon, { service, employeeCode: ownerCode, start });
  await book(salon, { service, employeeCode: ownerCode, start }, { overlapReason: 'Boya beklerken' });
  await openCalendar(page, `?gun=${dayFromNow(1)}`);
  await expect(blocks(page)).toHaveCount(2);
  const [one, other] = [await stableBox(blocks(page).first()), await stableBox(blocks(page).nth(1))];
  expect(one.y).toBe(other.y);
  expect(one.x + one.width).toBeLessThanOrEqual(other.x);
});

test('blocked time is shown with its reason', async ({ page }) => {
  const { salon, service, ownerCode } = await calendarSalon(page);
  await book(salon, { service, employeeCode: ownerCode, start: `${dayFromNow(1)}T10:00:00` });
  await salon.api('post', '/api/Appointment/block', {
    salonCode: salon.salonCode,
    employeeCode: ownerCode,
    startDate: `${dayFromNow(1)}T14:00:00`,
    endDate: `${dayFromNow(1)}T15:00:00`,
    reason: 'Malzeme teslimi',
  });
  await openCalendar(page, `?gun=${dayFromNow(1)}`);
  const blocked = page.getByRole('button', { name: 'Kapatılmış saat, Malzeme teslimi, 14:00 – 15:00' });
  expect((await stableBox(blocked)).height).toBe(60 * 1.5 - 2);
});

test('where the salon works past midnight, the small hours are of the evening before', async ({ page }) => {
  const { salon, service, ownerCode } = await calendarSalon(page, { from: '18:00', to: '02:00' });
  await book(salon, { service, employeeCode: ownerCode, start: `${dayFromNow(2)}T00:30:00` });
  await openCalendar(page, `?gun=${dayFromNow(1)}`);
  await expect(blocks(page)).toHaveCount(1);
  await expect.poll(async () => (await stableBox(columns(page))).height).toBe(8 * 60 * 1.5);
  const [column, block] = [await stableBox(columns(page)), await stableBox(blocks(page))];
  expect(block.y - column.y).toBe(390 * 1.5 + 1);
  await expect(page.locator('.cal-times > span').last()).toHaveText('02:00');
  await expectAccessible(page);
  await page.keyboard.press('ArrowRight');
  await expect(columns(page)).toHaveAttribute('data-day', dayFromNow(2));
  await expect(blocks(page)).toHaveCount(0);
});

test('an empty day says what to do, and axe finds nothing in its three views', async ({ page }) => {
  await calendarSalon(page);
  await openCalendar(page, `?gun=${dayFromNow(1)}`);
  await expect(page.getByText('Bu gün için randevu yok.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'İlk randevuyu siz ekleyin.' })).toBeVisible();
  await expectAccessible(page);
  await tab(page, 'Haftalık').click();
  await expect(page.getByText('Bu yedi gün için randevu yok.')).toBeVisible();
  await expectAccessible(page);
  await tab(page, 'Aylık').click();
  await expect(page.locator('[data-view=shown] [data-month-day]').first()).toBeVisible();
  await expectAccessible(page);
});

test('a full day of the whole team fits, and axe finds nothing in its three views', async ({ page }) => {
  const { salon, service, ownerCode } = await calendarSalon(page);
  const { code } = await addColleague(salon, colleagues[0]);
  for (const employeeCode of [ownerCode, code])
    for (const [index, [name, lastname]] of guests.entries()) {
      const start = `${dayFromNow(1)}T${String(10 + index).padStart(2, '0')}:00:00`;
      await book(salon, { service, employeeCode, start }, { name, lastname });
    }
  await openCalendar(page, `?gun=${dayFromNow(1)}&calisan=tum`);
  await expect(blocks(page)).toHaveCount(2 * guests.length);
  await expect(page.getByRole('status').filter({ hasText: '14 randevu' })).toBeVisible();
  await expectAccessible(page);
  await tab(page, 'Haftalık').click();
  await expect(columns(page)).toHaveCount(7);
  await expect(blocks(page)).toHaveCount(2 * guests.length);
  await expectAccessible(page);
  await tab(page, 'Aylık').click();
  await expect(page.locator(`[data-month-day="${dayFromNow(1)}"]`)).toContainText('14 randevu');
  await expectAccessible(page);
});
