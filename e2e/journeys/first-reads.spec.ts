import type { Page } from '@playwright/test';
import { book } from '../support/appointments.ts';
import { addColleague, calendarSalon } from '../support/calendar.ts';
import { columns, openCalendar } from '../support/calendar-page.ts';
import { blockOf, waitForDragging } from '../support/calendar-pointer.ts';
import { addCard } from '../support/customers.ts';
import { today } from '../support/days.ts';
import { holdCalls } from '../support/held-calls.ts';
import { expect, test } from '../support/journey.ts';
import { recordShifts, shifted } from '../support/layout-shifts.ts';

/** For how long nothing of the salon has changed, as its live stream says when it opens. */
const quietMs = (page: Page, salonCode: string): Promise<number> =>
  page.evaluate<number>(`(async () => {
    const { body } = await fetch('/api/live?salonCode=${salonCode}', {
      headers: { 'X-User-Token': localStorage.getItem('accessToken') },
    });
    const reader = body.pipeThrough(new TextDecoderStream()).getReader();
    const { value } = await reader.read();
    await reader.cancel();
    return Number(/"quietMs":(\\d+)/.exec(value)?.[1]);
  })()`);

/** What this page would still read is no read of the next one. */
const leave = (page: Page): Promise<unknown> => page.goto('/robots.txt');

/** A salon of which nothing has changed for longer than a page takes to load: it would be read again. */
const quietSalon = async (page: Page) => {
  const { salon, ownerCode, service } = await calendarSalon(page);
  await addColleague(salon, ['Deniz', 'Korkmaz']);
  const start = `${today()}T12:00:00`;
  await book(salon, { service, employeeCode: ownerCode, start }, { name: 'Zeynep', lastname: 'Arslan' });
  await addCard(salon, { name: 'Zeynep', lastname: 'Arslan' });
  await openCalendar(page, '?calisan=tum');
  await expect.poll(() => quietMs(page, salon.salonCode), { timeout: 40_000 }).toBeGreaterThan(12_000);
  await leave(page);
  return salon;
};

/** Every read that the page sends from here on. */
const recordReads = (page: Page): readonly string[] => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    const isRead = request.method() === 'GET' && pathname.startsWith('/api/') && pathname !== '/api/live';
    if (isRead) asked.push(pathname + search);
  });
  return asked;
};

const repeated = (asked: readonly string[]) => asked.filter((url, index) => asked.indexOf(url) !== index);

test('the calendar of today begins with one bundled read, and asks for nothing twice', async ({ page }) => {
  test.setTimeout(90_000);
  await quietSalon(page);
  const asked = recordReads(page);
  await openCalendar(page);
  await expect(blockOf(page, 'Zeynep Arslan')).toBeVisible();
  await expect(columns(page).first()).toBeVisible();
  // The days beside today are read when everything else is there.
  await expect.poll(() => asked.filter((url) => url.includes('/by-salon-filtered/')).length).toBe(2);

  expect(asked.slice(0, 2).toSorted()).toEqual(['/api/Employee/calendar-start', '/api/user/me']);
  expect(repeated(asked)).toEqual([]);
  const ofParts = /Employee\/by-salon|Catalog\/holidays|filtered-count|\/api\/Salon\/(?!mine)/;
  expect(asked.filter((url) => ofParts.test(url) || url.includes(`startDate=${today()}`))).toEqual([]);
});

test('customers and the form of an appointment begin with what they show first, and ask for nothing twice', async ({
  page,
}) => {
  test.setTimeout(90_000);
  const { salonCode } = await quietSalon(page);
  const asked = recordReads(page) as string[];
  await page.goto('/profil/müşterilerim');
  await expect(page.getByRole('link', { name: 'Zeynep Arslan' }).first()).toBeVisible();
  // What stands around the screen is read after it.
  await expect.poll(() => asked).toContain('/api/Salon/mine');
  expect(asked.slice(0, 3).toSorted()).toEqual([
    `/api/Customer/by-salon/${salonCode}?page=0&sort=last-visit&size=10`,
    `/api/Customer/counts/${salonCode}`,
    '/api/user/me',
  ]);
  expect(repeated(asked)).toEqual([]);

  await leave(page);
  asked.length = 0;
  await page.goto('/profil/randevular/ekle');
  await expect(page.getByRole('radio', { name: /Deniz/ }).first()).toBeVisible();
  expect(asked.slice(0, 4).toSorted()).toEqual([
    `/api/Employee/by-salon/${salonCode}`,
    `/api/Salon/${salonCode}`,
    `/api/Service/by-salon/${salonCode}`,
    '/api/user/me',
  ]);
  expect(repeated(asked)).toEqual([]);
});

test('the day comes in where its skeleton stood, which has as many columns as the team', async ({ page }) => {
  const { salon, ownerCode, service } = await calendarSalon(page);
  await addColleague(salon, ['Deniz', 'Korkmaz']);
  await addColleague(salon, ['Elif', 'Şahin']);
  const start = `${today()}T12:00:00`;
  await book(salon, { service, employeeCode: ownerCode, start }, { name: 'Zeynep', lastname: 'Arslan' });
  await openCalendar(page, '?calisan=tum');
  await recordShifts(page);
  const release = await holdCalls(page, /\/api\/(Appointment|Catalog|Customer|Employee|Salon|Service)\//);
  await page.goto('/profil?calisan=tum');
  await expect(page.locator('[data-view=shown] .skeleton').first()).toBeVisible();
  await expect(columns(page)).toHaveCount(3);
  release();
  await expect(blockOf(page, 'Zeynep Arslan')).toBeVisible();
  // The filter, the marks and what hears drags come last.
  await expect(page.getByRole('button', { name: /Çalışan süzgeci/ })).toBeVisible();
  await waitForDragging(page);
  await expect(columns(page)).toHaveCount(3);
  expect(await shifted(page)).toBeLessThanOrEqual(0.05);
});

test('without the bundled read the calendar reads each part by its own route', async ({ page, expects }) => {
  expects.push(/503/, /calendar-start/);
  const { salon, ownerCode, service } = await calendarSalon(page);
  const start = `${today()}T12:00:00`;
  await book(salon, { service, employeeCode: ownerCode, start }, { name: 'Zeynep', lastname: 'Arslan' });
  await openCalendar(page, '?calisan=tum');
  await page.route('**/api/Employee/calendar-start', (route) => route.fulfill({ status: 503, body: '{}' }));
  await openCalendar(page);
  await expect(blockOf(page, 'Zeynep Arslan')).toBeVisible();
});
