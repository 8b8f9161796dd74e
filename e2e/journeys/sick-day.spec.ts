import type { Locator, Page } from '@playwright/test';
import { appointmentsOn } from '../support/appointment-form.ts';
import { addService, book } from '../support/appointments.ts';
import { expectAccessible } from '../support/axe.ts';
import { addColleague, calendarSalon } from '../support/calendar.ts';
import { openCalendar } from '../support/calendar-page.ts';
import { dayFromStart } from '../support/days.ts';
import { countTask } from '../support/desk-tasks.ts';
import { expect, test } from '../support/journey.ts';
import { signIn } from '../support/people.ts';
import type { OpenSalon } from '../support/salon.ts';
import { tapCounter } from '../support/taps.ts';
import { addMember, openDeskBrowser, userCodeOf } from '../support/team.ts';
import { toast } from '../support/toast.ts';

// Somebody calls in sick: pressed in the calendar, and what they had finds another place beside it.

/** Far enough ahead for nothing of it to be past. */
const day = dayFromStart(5);
const next = dayFromStart(6);

test.beforeEach(() => test.setTimeout(120_000));

const fulya = { name: 'Fulya', lastname: 'Başar', phone: '+905324182701' };
const nilufer = { name: 'Nilüfer', lastname: 'Sezer' };
const irem = { name: 'İrem', lastname: 'Soylu' };

/** Elif and Deniz beside the owner; only Elif does bridal hair, and at half past eleven nobody else is free. */
const team = async (page: Page) => {
  const { salon, ownerCode, service } = await calendarSalon(page);
  const bridal = await addService(salon, { name: 'Gelin saçı', duration: 90, price: 6000 });
  const elif = (await addColleague(salon, ['Elif', 'Şahin'])).code;
  const deniz = (await addColleague(salon, ['Deniz', 'Korkmaz'])).code;
  for (const code of [ownerCode, deniz])
    await salon.api('patch', `/api/Employee/services/${code}`, {
      allServices: false,
      serviceCodes: [service.code],
    });
  const at = (clock: string, what: typeof service, who: object, employeeCode = elif) =>
    book(salon, { service: what, employeeCode, start: `${day}T${clock}:00` }, who);
  const codes = {
    fulya: (await at('10:00', service, fulya)).code,
    nilufer: (await at('11:30', service, nilufer)).code,
    irem: (await at('14:00', bridal, irem)).code,
  };
  for (const code of [ownerCode, deniz]) await at('11:30', service, {}, code);
  return { salon, ownerCode, service, elif, deniz, codes, at };
};

const head = (page: Page, name: string): Locator =>
  page.getByRole('button', { name: new RegExp(`^${name} \\d+ randevu`) });
const panel = (page: Page): Locator =>
  page.getByRole('complementary', { name: /^Elif/ }).or(page.getByRole('dialog', { name: /^Elif/ }));
const row = (page: Page, name: string): Locator =>
  page.getByRole('listitem', { name: new RegExp(`^${name}, `) });
const moveOf = (page: Page, name: string): Locator =>
  row(page, name).getByRole('button', { name: `Taşı: ${name}` });

/** Whose each appointment of two days is, and when. */
const places = async (salon: OpenSalon): Promise<Record<string, string>> => {
  const all = [...(await appointmentsOn(salon, day)), ...(await appointmentsOn(salon, next))];
  return Object.fromEntries(
    all.map(({ code, employeeCode, appointmentTime }) => {
      const { appointmentStartDate } = appointmentTime as { appointmentStartDate: string };
      return [code, `${employeeCode} ${appointmentStartDate}`];
    }),
  );
};

const sayAway = async (page: Page): Promise<void> => {
  await head(page, 'Elif Şahin').click();
  await page.getByRole('menuitem', { name: / yok$/ }).click();
  await expect(panel(page).getByText('3 kaldı')).toBeVisible();
};

test('a sick day takes two presses, and one for each appointment', {
  tag: ['@phone', '@desk-task'],
}, async ({ page, isMobile }) => {
  const { salon, elif, codes } = await team(page);
  await openCalendar(page, `?calisan=tum&gun=${day}`);
  const { tap, counts } = tapCounter(isMobile);
  await tap(head(page, 'Elif Şahin'));
  await tap(page.getByRole('menuitem', { name: / yok$/ }));
  await expect(panel(page).getByText('3 kaldı')).toBeVisible();
  // Nothing was moved by itself, and nothing is promised that is not sent.
  expect(await places(salon)).toMatchObject({ [codes.fulya]: `${elif} ${day}T10:00:00` });
  const marked = page.locator('[data-view=shown] [data-away]');
  await expect(marked).toHaveCount(3);
  await expect(panel(page).getByText(/SMS/)).toHaveCount(0);
  await expectAccessible(page);

  await expect(row(page, 'Fulya Başar').getByRole('radio', { checked: true })).toHaveAccessibleName(
    /aynı saat$/,
  );
  await tap(moveOf(page, 'Fulya Başar'));
  await expect(panel(page).getByText('1 çözüldü, 2 kaldı')).toBeVisible();
  await tap(moveOf(page, 'Nilüfer Sezer'));
  await expect(row(page, 'Nilüfer Sezer').getByText(/^Taşındı: .*45 dk$/)).toBeVisible();
  await expect(row(page, 'Nilüfer Sezer').getByText('Saati değişti, müşteriye haber verin.')).toBeVisible();
  await tap(moveOf(page, 'İrem Soylu'));
  await expect(panel(page).getByText('3 çözüldü', { exact: true })).toBeVisible();
  await expect(marked).toHaveCount(0);
  countTask('solve a sick day with three visits', counts().taps);

  const now = await places(salon);
  expect(now[codes.fulya]).toMatch(`${day}T10:00:00`);
  expect(now[codes.fulya]).not.toContain(elif);
  expect(now[codes.nilufer]).toMatch(new RegExp(`${day}T1(0:45|2:15)`));
  expect(now[codes.irem]).toBe(`${elif} ${next}T14:00:00`);
});

test('all at once: who was quicker keeps the time, and the row proposes the next way', async ({
  page,
  expects,
}) => {
  expects.push(/409/);
  const { salon, service, deniz, ownerCode, codes, at } = await team(page);
  await openCalendar(page, `?calisan=tum&gun=${day}`);
  await sayAway(page);
  await page.getByRole('button', { name: 'Kapat' }).click();
  await expect(panel(page)).toHaveCount(0);
  await page.getByRole('button', { name: 'Elif: 3 randevu bekliyor' }).click();
  await row(page, 'Fulya Başar').getByRole('radio', { name: 'Deniz aynı saat' }).check();
  // While the panel stands there, and before the salon's signal is heard in it.
  expects.push(/ERR_FAILED|unreachable/);
  await page.route('**/api/Appointment/conflicts/**', (route) => route.abort());
  await at('10:15', service, {}, deniz);
  await page.getByRole('button', { name: 'Kalan 3’ü böyle çöz' }).click();
  await expect(toast(page, '2 randevu taşındı')).toContainText('1 randevu taşınamadı');
  await expect(row(page, 'Fulya Başar').getByText(/Bu saat az önce doldu/)).toBeVisible();
  await page.unroute('**/api/Appointment/conflicts/**');
  await row(page, 'Nilüfer Sezer').getByRole('button', { name: 'Geri al: Nilüfer Sezer' }).click();
  await expect(panel(page).getByText('1 çözüldü, 2 kaldı')).toBeVisible();
  await expect(row(page, 'Fulya Başar').getByRole('radio', { checked: true })).toHaveAccessibleName(
    'Gonca aynı saat',
  );
  await page.getByRole('button', { name: 'Kalan 2’yi böyle çöz' }).click();
  await expect(panel(page).getByText('3 çözüldü', { exact: true })).toBeVisible();
  expect((await places(salon))[codes.fulya]).toBe(`${ownerCode} ${day}T10:00:00`);
});

test('a day is proposed from times that are free, with anyone if need be', async ({ page }) => {
  const { salon, codes, elif } = await team(page);
  await openCalendar(page, `?calisan=tum&gun=${day}`);
  await sayAway(page);
  await row(page, 'Fulya Başar').getByRole('button', { name: 'Gün öner: Fulya Başar' }).click();
  const offers = page.getByRole('dialog', { name: 'Gün öner: Fulya Başar' });
  // Elif is away on the day itself.
  await expect(offers.getByRole('heading', { level: 3 }).first()).toHaveText(
    new RegExp(`^${Number(next.slice(8))} `),
  );
  await offers.getByRole('button', { name: /Kim yapsın/ }).click();
  await page.getByRole('option', { name: 'Fark etmez' }).click();
  await expect(offers.getByRole('heading', { level: 3 }).first()).toHaveText(
    new RegExp(`^${Number(day.slice(8))} `),
  );
  await offers
    .getByRole('button', { name: / 10:15$/ })
    .nth(1)
    .click();
  await expect(offers).toBeHidden();
  await moveOf(page, 'Fulya Başar').click();
  await expect(panel(page).getByText('1 çözüldü, 2 kaldı')).toBeVisible();
  expect((await places(salon))[codes.fulya]).toMatch(`${next}T10:15:00`);
  expect((await places(salon))[codes.irem]).toBe(`${elif} ${day}T14:00:00`);
});

test('by keyboard: today is taken from the head, made shorter, and taken back', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'a phone has no keyboard');
  const { salon, elif } = await team(page);
  await openCalendar(page, '?calisan=tum');
  await head(page, 'Elif Şahin').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Bugün yok' })).toBeFocused();
  await page.keyboard.press('Enter');
  const opened = panel(page);
  await expect(opened.getByRole('heading', { name: 'Elif bugün yok' })).toBeFocused();
  await expect(opened.getByText('Etkilenen randevu yok')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Elif Şahin .*İzinli/ })).toBeVisible();
  await opened.getByRole('radio', { name: 'Şu andan sonra' }).click();
  await expect(opened.getByText(/\d\d:\d\d sonrası/)).toBeVisible();
  const leaves = async () => {
    const all = await salon.api<{ code: string; leaves: unknown[] }[]>(
      'get',
      `/api/Employee/by-salon/${salon.salonCode}`,
    );
    return all.find(({ code }) => code === elif)?.leaves ?? [];
  };
  await expect.poll(leaves).toHaveLength(1);
  await opened.getByRole('button', { name: 'Geri al' }).click();
  await expect(opened).toHaveCount(0);
  await expect.poll(leaves).toHaveLength(0);

  // Days are asked for.
  await head(page, 'Elif Şahin').press('Enter');
  await page.getByRole('menuitem', { name: 'Günler…' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Elif Şahin hangi günler yok?' });
  await dialog.getByRole('textbox', { name: 'Son gün' }).fill(next.split('-').toReversed().join('.'));
  await dialog.getByRole('button', { name: 'Kaydet' }).click();
  await expect(panel(page).getByText('3 kaldı')).toBeVisible();
  await expect.poll(leaves).toHaveLength(1);
});

test('the desk solves what waits, and says of nobody that they are away without the right', async ({
  page,
  browser,
}) => {
  const { salon, elif } = await team(page);
  await salon.api('post', `/api/Employee/add-employee-leave/${elif}`, {
    startDate: `${day}T00:00:00`,
    endDate: `${next}T00:00:00`,
    kind: 'Sick',
    note: '',
  });
  const { person, code } = await addMember(page, salon);
  await salon.api('put', `/api/user/group/${await userCodeOf(salon, code)}`, {
    salonCode: salon.salonCode,
    groups: ['Receptionist'],
  });
  const desk = await openDeskBrowser(browser, salon, code);
  await desk.goto('/giris-yap');
  await signIn(desk, person);
  await expect(desk).toHaveURL(/profil/, { timeout: 20_000 });
  await openCalendar(desk, `?calisan=tum&gun=${day}`);
  await desk.getByRole('button', { name: 'Elif: 3 randevu bekliyor' }).click();
  await expect(moveOf(desk, 'Fulya Başar')).toBeVisible();
  await expect(panel(desk).getByRole('button', { name: 'Geri al' })).toHaveCount(0);
  // The head opens that person's day, and says nothing of absence.
  await head(desk, 'Elif Şahin').click();
  await expect(desk).toHaveURL(new RegExp(`calisan=${elif}`));
  await expect(desk.getByRole('menu')).toHaveCount(0);
  await desk.context().close();
});
