import type { Page } from '@playwright/test';
import { addService, book } from '../support/appointments.ts';
import { expectAccessible } from '../support/axe.ts';
import { addColleague, calendarSalon, workHours } from '../support/calendar.ts';
import {
  blockOf,
  columnOf,
  dragOver,
  dragTo,
  drawRange,
  pointAt,
  pointerFor,
  waitForDragging,
} from '../support/calendar-pointer.ts';
import { dayFromStart } from '../support/days.ts';
import { expectFocusIn } from '../support/focus.ts';
import { expect, test } from '../support/journey.ts';
import { signIn } from '../support/people.ts';
import { addEmployee } from '../support/salon.ts';
import { stableBox } from '../support/stable-box.ts';
import { addMember, openDeskBrowser } from '../support/team.ts';
import { hoverToast, pressInToast, toast } from '../support/toast.ts';

// Moving, resizing, creating and blocking on the calendar, by mouse, finger and keyboard.

/** A few days ahead, so that no hour of it is over. */
const [day, next] = [dayFromStart(3), dayFromStart(4)];

const owner = 'Gonca Arman';
const zeynep = { name: 'Zeynep', lastname: 'Arslan' };
const phone = '+905324182796';

test.beforeEach(() => test.setTimeout(90_000));

/** The owner and Deniz at work, and Zeynep at ten with the owner, for 45 minutes. */
const desk = async (page: Page, about: object = {}) => {
  const { salon, ownerCode, service } = await calendarSalon(page);
  const { code: denizCode } = await addColleague(salon, ['Deniz', 'Korkmaz']);
  const at = (employeeCode: string, clock: string, who: object) =>
    book(salon, { service, employeeCode, start: `${day}T${clock}:00` }, who);
  const booked = await at(ownerCode, '10:00', { ...zeynep, ...about });
  return {
    salon,
    ownerCode,
    denizCode,
    booked,
    at,
    look: async (query = 'calisan=tum') => {
      await page.goto(`/profil?gun=${day}&${query}`);
      await expect(blockOf(page, 'Zeynep Arslan')).toBeVisible({ timeout: 20_000 });
      // Appointments may come before the team does, whose columns then move those that are there.
      if (query === 'calisan=tum') await expect(columnOf(page, 'Deniz Korkmaz')).toBeVisible();
      await expect(page.locator('.skeleton, [aria-busy=true]')).toHaveCount(0);
      await waitForDragging(page);
    },
  };
};

const zeynepAt = (page: Page, column: string, range: string) =>
  columnOf(page, column).getByRole('button', { name: new RegExp(`^Zeynep Arslan, .*, ${range}, `) });

test('an appointment is carried to a free place of somebody else, and can be taken back', {
  tag: ['@phone', '@desk'],
}, async ({ page, isMobile }) => {
  const { look } = await desk(page);
  await look();
  const hand = await pointerFor(page, isMobile);
  await dragOver(hand, blockOf(page, 'Zeynep Arslan'), columnOf(page, 'Deniz Korkmaz'), '12:00');
  await expect(page.getByText('10:00’dan taşınıyor')).toBeVisible();
  await expect(page.locator('.drag-pill')).toHaveText('12:00 – 12:45Deniz');
  await expect(page.locator('.drag-clock')).toHaveText('12:00');
  await expect(page.locator('.drag-ghost > .time')).toHaveAttribute('data-text', '12:00 – 12:45');
  await expect(page.getByText('Bırakınca taşınır.')).toBeVisible();
  await expect(page.locator('[data-tour=calendar-navigator]')).toBeHidden();
  await hand.up();
  await expect(page.locator('[data-tour=calendar-navigator]')).toBeVisible();
  await expect(zeynepAt(page, 'Deniz Korkmaz', '12:00 – 12:45')).toBeVisible();
  const told = await hoverToast(page, 'Randevu taşındı');
  await expect(told).toContainText('Zeynep Arslan, 12:00 – 12:45, Deniz');
  await expect(page.locator('.drag-target, .drag-layer, .drag-origin, [data-dragged]')).toHaveCount(0);
  // What was carried was not clicked.
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await told.getByRole('button', { name: 'Geri al' }).click();
  await expect(zeynepAt(page, owner, '10:00 – 10:45')).toBeVisible();
  await expect(toast(page, 'Randevu eski yerine döndü')).toBeVisible();
});

test('Escape and a place outside leave it where it was', async ({ page, isMobile }) => {
  test.skip(isMobile, 'a phone has no Escape');
  const { look } = await desk(page);
  await look();
  const hand = await pointerFor(page, isMobile);
  await dragOver(hand, blockOf(page, 'Zeynep Arslan'), columnOf(page, 'Deniz Korkmaz'), '12:00');
  await page.keyboard.press('Escape');
  await expect(page.locator('.drag-layer')).toHaveCount(0);
  await hand.up();
  await expect(zeynepAt(page, owner, '10:00 – 10:45')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('an appointment of somebody with a phone moves without the promise of an SMS', async ({
  page,
  isMobile,
}) => {
  const { look } = await desk(page, { phone });
  await look();
  const pointer = await pointerFor(page, isMobile);
  await dragOver(pointer, blockOf(page, 'Zeynep Arslan'), columnOf(page, owner), '12:00');
  await expect(page.getByText('SMS’ten önce size sorulur.')).toBeHidden();
  const sent = page.waitForRequest((request) => request.method() === 'PUT');
  await pointer.up();
  expect((await sent).postDataJSON()).toMatchObject({ startDate: `${day}T12:00:00`, tellCustomer: false });
  await expect(zeynepAt(page, owner, '12:00 – 12:45')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await pressInToast(page, 'Randevu taşındı', 'Geri al');
  await expect(zeynepAt(page, owner, '10:00 – 10:45')).toBeVisible();
});

test('a taken place refuses, says why and what is free near there, and all is as it was', async ({
  page,
  isMobile,
  expects,
}) => {
  expects.push(/409|api: PUT \/api\/Appointment/);
  const { at, denizCode, look } = await desk(page);
  await at(denizCode, '12:00', { name: 'Şule', lastname: 'Gürbüz' });
  await look();
  const hand = await pointerFor(page, isMobile);
  const column = columnOf(page, 'Deniz Korkmaz');
  await dragOver(hand, blockOf(page, 'Zeynep Arslan'), column, '12:15');
  await expect(page.locator('.drag-pill')).toHaveText('12:15 – 13:00DenizRandevu var');
  await hand.up();
  const refusal = await hoverToast(page, 'Bu saat dolu, randevu yerinde kaldı.');
  await expect(refusal).toContainText(/En yakın boş saatler: \d\d:\d\d, \d\d:\d\d, \d\d:\d\d/);
  await expect(zeynepAt(page, owner, '10:00 – 10:45')).toBeVisible();
  await expect(page.locator('.drag-target, [data-dragged]')).toHaveCount(0);
  // The closest of them takes one press.
  await refusal.getByRole('button', { name: /^\d\d:\d\d saatine taşı$/ }).click();
  await expect(toast(page, 'Randevu taşındı')).toBeVisible();
});

test('what somebody else changed meanwhile is not overwritten', async ({ page, isMobile, expects }) => {
  expects.push(/409|api: PUT \/api\/Appointment/);
  const { salon, booked, look } = await desk(page, { phone });
  await look();
  // The other change comes in while this one is on its way.
  await page.route(`**/api/Appointment/${booked.code}`, async (route) => {
    if (route.request().method() === 'PUT')
      await salon.api('put', `/api/Appointment/${booked.code}`, {
        version: booked.version,
        startDate: `${day}T15:00:00`,
      });
    await route.continue();
  });
  const pointer = await pointerFor(page, isMobile);
  await dragTo(pointer, blockOf(page, 'Zeynep Arslan'), columnOf(page, owner), '12:00');
  await expect(toast(page, 'Bu kayıt siz bakarken değişti.')).toBeVisible();
  await expect(zeynepAt(page, owner, '15:00 – 15:45')).toBeVisible();
});

test('nothing is put to anyone who does not do it', async ({ page, isMobile }) => {
  const { salon, look } = await desk(page);
  const manicure = await addService(salon, { name: 'Manikür' });
  await addEmployee(salon, 'Burak', 'Yıldız', [manicure.code]);
  await look();
  const hand = await pointerFor(page, isMobile);
  const burak = columnOf(page, 'Burak Yıldız');
  await expect(burak).toBeAttached();
  await burak.scrollIntoViewIfNeeded();
  await blockOf(page, 'Zeynep Arslan').scrollIntoViewIfNeeded();
  await dragOver(hand, blockOf(page, 'Zeynep Arslan'), columnOf(page, 'Deniz Korkmaz'), '12:00');
  await expect(burak.getByText('Bu hizmeti vermiyor')).toBeAttached();
  await expect(columnOf(page, 'Deniz Korkmaz').getByText('Bu hizmeti vermiyor')).toHaveCount(0);
  if (!isMobile) {
    const there = await pointAt(burak, '12:00');
    await hand.drag(there, there);
    await expect(page.locator('.drag-target')).toHaveCount(0);
  }
  await hand.up();
  await expect(page.locator('.drag-closed')).toHaveCount(0);
  await expect(
    zeynepAt(page, isMobile ? 'Deniz Korkmaz' : owner, isMobile ? '12:00 – 12:45' : '10:00 – 10:45'),
  ).toBeVisible();
});

test('pulling the lower edge makes it longer', async ({ page, isMobile }) => {
  const { look } = await desk(page);
  await look();
  const block = blockOf(page, 'Zeynep Arslan');
  const hand = await pointerFor(page, isMobile);
  const box = await stableBox(block);
  const middle = { x: box.x + box.width / 2, y: box.y + 20 };
  if (isMobile) {
    // A finger that rests on it and lets go leaves its handles.
    await hand.down(middle);
    await expect(page.locator('.drag-layer')).toHaveCount(1);
    await hand.up();
  } else {
    await block.hover();
    await page.locator('[data-view=shown] [data-handle=end]').hover();
  }
  const grip = await stableBox(page.locator('[data-view=shown] [data-handle=end]'));
  const from = { x: middle.x, y: grip.y + 7 };
  await hand.down(from);
  await hand.move(from, { x: from.x, y: from.y + 22.5 });
  await expect(page.locator('.drag-pill')).toHaveText('11:00+15 dk, 60 dk');
  await hand.up();
  await expect(zeynepAt(page, owner, '10:00 – 11:00')).toBeVisible();
  const told = await hoverToast(page, 'Süre değişti');
  await told.getByRole('button', { name: 'Geri al' }).click();
  await expect(zeynepAt(page, owner, '10:00 – 10:45')).toBeVisible();
});

test('all of it by keyboard: picked up, moved, made longer, given to somebody else, let go', async ({
  page,
}) => {
  const { look } = await desk(page);
  await look();
  const block = blockOf(page, 'Zeynep Arslan');
  await block.focus();
  await page.keyboard.press('m');
  const said = page.getByRole('status').filter({ hasText: /Zeynep Arslan, 10:00 – 10:45 elinizde/ });
  await expect(said).toHaveCount(1);
  const address = page.url();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Shift+ArrowDown');
  await expect(page.getByRole('status').filter({ hasText: '10:30 – 11:30, 60 dk, Gonca' })).toHaveCount(1);
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('status').filter({ hasText: '10:30 – 11:30, Deniz' })).toHaveCount(1);
  // Arrows carry it, and leave the day alone.
  expect(page.url()).toBe(address);
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(zeynepAt(page, 'Deniz Korkmaz', '10:30 – 11:30')).toBeVisible();
  await expect(zeynepAt(page, 'Deniz Korkmaz', '10:30 – 11:30')).toBeFocused();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.keyboard.press('m');
  await expect(page.getByRole('status').filter({ hasText: '10:30 – 11:30 elinizde' })).toHaveCount(1);
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('status').filter({ hasText: 'Vazgeçildi.' })).toHaveCount(1);
  await expect(zeynepAt(page, 'Deniz Korkmaz', '10:30 – 11:30')).toBeFocused();
});

test('the time after an appointment is closed by keyboard', async ({ page }) => {
  const { look } = await desk(page);
  await look();
  await blockOf(page, 'Zeynep Arslan').focus();
  await page.keyboard.press('k');
  const dialog = page.getByRole('dialog', { name: 'Saati kapat' });
  await expect(dialog.getByLabel('Başlangıç')).toHaveValue('10:45');
  await expectFocusIn(dialog);
  await dialog.getByLabel('Neden').focus();
  await page.keyboard.type('Mola');
  await expect(dialog.getByLabel('Neden')).toHaveValue('Mola');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Kapatılmış saat, Mola, 10:45 – 11:15' })).toBeVisible();
});

test('in a week it is carried to another day', async ({ page, isMobile }) => {
  const { look, ownerCode } = await desk(page);
  await look(`gorunum=haftalik&calisan=${ownerCode}`);
  const tomorrow = page.locator(`[data-column][data-day="${next}"]`);
  await dragTo(await pointerFor(page, isMobile), blockOf(page, 'Zeynep Arslan'), tomorrow, '12:00');
  await expect(tomorrow.getByRole('button', { name: /^Zeynep Arslan, .*, 12:00 – 12:45, / })).toBeVisible();
});

test('drawing on empty time leads to the form with everything filled in', {
  tag: ['@phone', '@desk'],
}, async ({ page, isMobile }) => {
  const { look, denizCode } = await desk(page);
  await look();
  await drawRange(await pointerFor(page, isMobile), columnOf(page, 'Deniz Korkmaz'), '11:00', '12:00');
  await expect(page.locator('.drag-drawn')).toHaveText('11:00 – 12:00, 60 dk');
  await page.getByRole('menuitem', { name: 'Randevu ekle' }).click();
  await expect(page).toHaveURL(
    isMobile
      ? `/profil/randevular/ekle?gun=${day}&saat=11:00&calisan=${denizCode}&sure=60`
      : new RegExp(`/profil\\?.*&yeni=${day}\\.1100\\.${denizCode}\\.60$`),
  );
});

test('a press on empty time closes it with a reason, and it is given back and taken again', async ({
  page,
  isMobile,
}) => {
  const { look } = await desk(page);
  await look();
  const { x, y } = await pointAt(columnOf(page, 'Deniz Korkmaz'), '12:05');
  await (isMobile ? page.touchscreen.tap(x, y) : page.mouse.click(x, y));
  await page.getByRole('menuitem', { name: 'Saati kapat' }).click();
  const dialog = page.getByRole('dialog', { name: 'Saati kapat' });
  await expect(dialog).toContainText('Deniz Korkmaz');
  await expect(dialog.getByLabel('Başlangıç')).toHaveValue('12:00');
  await dialog.getByLabel('Bitiş').fill('13:00');
  await dialog.getByLabel('Neden').fill('Malzeme teslimi');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Saati kapat' }).click();
  const blocked = columnOf(page, 'Deniz Korkmaz').getByRole('button', {
    name: 'Kapatılmış saat, Malzeme teslimi, 12:00 – 13:00',
  });
  await expect(blocked).toBeVisible();
  await blocked.click();
  const given = page.getByRole('dialog', { name: 'Kapalı saat' });
  await expect(given).toContainText('Malzeme teslimi');
  await given.getByRole('button', { name: 'Saati aç' }).click();
  await expect(blocked).toHaveCount(0);
  await pressInToast(page, 'Saat açıldı', 'Geri al');
  await expect(blocked).toBeVisible();
});

test('time over an appointment is not closed, and the form says so', async ({ page, isMobile, expects }) => {
  expects.push(/409|api: POST \/api\/Appointment\/block/);
  const { look } = await desk(page);
  await look();
  const { x, y } = await pointAt(columnOf(page, owner), '12:05');
  await (isMobile ? page.touchscreen.tap(x, y) : page.mouse.click(x, y));
  await page.getByRole('menuitem', { name: 'Saati kapat' }).click();
  const dialog = page.getByRole('dialog', { name: 'Saati kapat' });
  await dialog.getByLabel('Başlangıç').fill('10:30');
  await dialog.getByRole('button', { name: 'Saati kapat' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Bu aralıkta bir randevu var. Boş bir aralık seçin.');
});

test('the own right carries the own appointments, and nobody else’s', async ({ page, browser, isMobile }) => {
  test.skip(isMobile, 'it is no other on a phone');
  const { salon, at } = await desk(page);
  const { person, code } = await addMember(page, salon);
  await workHours(salon, code);
  await at(code, '11:00', { name: 'Irmak', lastname: 'Yüce' });
  const theirs = await openDeskBrowser(browser, salon, code);
  await theirs.goto(`/giris-yap?${new URLSearchParams({ next: `/profil?gun=${day}&calisan=tum` })}`);
  await signIn(theirs, person);
  const zeyneps = blockOf(theirs, 'Zeynep Arslan');
  await expect(zeyneps).toBeVisible({ timeout: 20_000 });
  await expect(columnOf(theirs, 'Deniz Korkmaz')).toBeVisible();
  const box = await stableBox(zeyneps);
  await theirs.mouse.move(box.x + 40, box.y + 10);
  await theirs.mouse.down();
  await theirs.mouse.move(box.x + 40, box.y + 100);
  await expect(theirs.locator('.drag-layer')).toHaveCount(0);
  await theirs.mouse.up();
  const hand = await pointerFor(theirs, false);
  await dragOver(hand, blockOf(theirs, 'Irmak Yüce'), columnOf(theirs, 'Deniz Korkmaz'), '14:00');
  await expect(theirs.getByText('Sizin takviminiz değil').first()).toBeAttached();
  await theirs.keyboard.press('Escape');
  await hand.up();
  await theirs.context().close();
});
