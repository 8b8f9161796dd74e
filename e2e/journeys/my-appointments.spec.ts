import type { Browser, Page } from '@playwright/test';
import { details } from '../support/appointment-details.ts';
import { book } from '../support/appointments.ts';
import { expectAccessible } from '../support/axe.ts';
import { calendarSalon } from '../support/calendar.ts';
import { blockOf } from '../support/calendar-pointer.ts';
import { dayFromStart } from '../support/days.ts';
import { expectFits } from '../support/expect-fits.ts';
import { waitForHydration } from '../support/hydration.ts';
import { expect, test } from '../support/journey.ts';
import { guestThroughApi, type Session, signIn, smsCode } from '../support/people.ts';
import { storeSession } from '../support/salon.ts';
import { tapCounter } from '../support/taps.ts';

// The side of customers: their own appointments, and the way back to the same salon.

const day = dayFromStart(3);
const nilufer = { name: 'Nilüfer', lastname: 'Sezer' };

/** A salon at another desk, and a customer of this page who proved a phone by a code. */
const salonAndCustomer = async (page: Page, browser: Browser) => {
  const desk = await (await browser.newContext()).newPage();
  const { salon, ownerCode, service } = await calendarSalon(desk);
  await salon.api('patch', `/api/Salon/status/${salon.salonCode}`, { status: 'Published' });
  const session = await guestThroughApi(page.request, nilufer);
  await storeSession(page, session, []);
  return { desk, salon, ownerCode, service, session, path: `/salon/nehir-${salon.owner.digits}` };
};
type Stay = Awaited<ReturnType<typeof salonAndCustomer>>;

const bookOnline = async (page: Page, stay: Stay, { accessToken }: Session, clock: string) => {
  const { salon, ownerCode: employeeCode, service } = stay;
  const data = {
    salonCode: salon.salonCode,
    services: [{ serviceCode: service.code, employeeCode }],
    startDate: `${day}T${clock}:00`,
    note: '',
  };
  // The engine hears of the service by an event.
  await expect(async () => {
    const headers = { 'X-User-Token': accessToken, 'Idempotency-Key': crypto.randomUUID() };
    const answer = await page.request.post('/api/Appointment', { headers, data });
    expect(answer.status(), await answer.text()).toBe(200);
  }).toPass({ timeout: 20_000 });
};

/** A visit of yesterday, which the desk wrote down on the customer's card and completed. */
const bookYesterday = async ({ salon, ownerCode, service }: Stay) => {
  const query = `startDate=${day}T00:00:00&endDate=${day}T23:59:59`;
  const [first] = await salon.api<{ customerCode: string }[]>(
    'get',
    `/api/Appointment/by-salon-filtered/${salon.salonCode}?${query}`,
  );
  const start = `${dayFromStart(-1)}T10:00:00`;
  const about = { customerCode: first?.customerCode ?? '' };
  const { code } = await book(salon, { service, employeeCode: ownerCode, start }, about);
  await salon.api('patch', `/api/Appointment/update-status/${code}?status=Completed`);
};

/** Reviews hear of a completed visit by an event. */
const waitUntilReviewable = (page: Page, { accessToken }: Session) =>
  expect
    .poll(async () => {
      const headers = { 'X-User-Token': accessToken };
      return (await page.request.get('/api/Content/my-visits', { headers })).json();
    })
    .toMatchObject([{ stars: null, reviewable: true }]);

test('a customer confirms and moves a visit, reviews a past one, and begins it again', {
  tag: '@phone',
}, async ({ page, browser }) => {
  const stay = await salonAndCustomer(page, browser);
  await bookOnline(page, stay, stay.session, '10:00');
  await bookYesterday(stay);
  await waitUntilReviewable(page, stay.session);
  await page.goto('/randevularim');
  await expect(page.getByRole('heading', { level: 1, name: 'Randevularım' })).toBeVisible();
  await expect(page.getByText('Nilüfer, 1 yaklaşan randevunuz var.')).toBeVisible();
  await expect(page.getByText('10:00 – 10:45')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Yol tarifi' })).toBeVisible();
  await expectAccessible(page);
  await expectFits(page, page.viewportSize()?.width ?? 0);

  await page.getByRole('button', { name: 'Geliyorum' }).click();
  await expect(page.getByText('Geleceğinizi bildirdiniz. Görüşmek üzere.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Geliyorum' })).toHaveCount(0);

  await page.getByRole('button', { name: 'Değiştir' }).click();
  await page.getByRole('button', { name: '12:00 saatine taşı' }).click();
  await expect(page.getByRole('status')).toHaveText('Randevunuzun saati değişti.');
  await page.getByRole('link', { name: 'Bütün randevularım' }).click();
  await expect(page).toHaveURL('/randevularim');
  await expect(page.getByText('12:00 – 12:45')).toBeVisible();
  // What was confirmed was the other time.
  await expect(page.getByRole('button', { name: 'Geliyorum' })).toBeVisible();

  await page.getByRole('button', { name: /^Değerlendir: Saç kesimi, / }).click();
  await page.getByRole('radio', { name: '4 yıldız, İyiydi' }).check();
  await page.getByRole('button', { name: 'Değerlendirmeyi gönder' }).click();
  await expect(page.getByRole('heading', { name: 'Teşekkürler Nilüfer, yorumunuz yayında' })).toBeVisible();
  await page.goto('/randevularim');
  await expect(page.getByRole('img', { name: '5 üzerinden 4 yıldız' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Değerlendir: / })).toHaveCount(0);

  await page.getByRole('link', { name: /^Geçen seferki gibi: / }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ne zaman uygunsunuz?' })).toBeVisible();
  await expect(page.getByText(/Gonca Arman ile/).first()).toBeVisible();
  await stay.desk.context().close();
});

test('an owner who comes in by a code sees own appointments, and is told kindly where a password is needed', async ({
  page,
  request,
}) => {
  // A number gets one code a minute, so an owner who has just signed up has to wait for the next one. These are of the
  // demo data, one for each layout, and of no other journey.
  const digits = test.info().project.name === 'phone' ? '5550000010' : '5550000011';
  const owner = { digits, phone: `+90${digits}`, password: 'ayna-demo-2026' };
  await page.goto('/randevularim');
  await waitForHydration(page);
  await expectAccessible(page);
  await page.getByLabel('Cep telefonu').fill(owner.digits);
  await page.getByRole('button', { name: 'Kodu gönder' }).click();
  const code = page.getByLabel('Doğrulama kodu, 6 hane');
  await expect(code).toBeFocused();
  await expectAccessible(page);
  await code.fill(await smsCode(request, owner.phone));
  await expect(page.getByRole('heading', { level: 2, name: 'Henüz randevunuz yok' })).toBeVisible();
  await expectAccessible(page);

  await page.goto('/profil/randevular');
  await expect(page.getByRole('heading', { level: 1, name: 'Burası parolanızla açılıyor' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Parola belirle' }).click();
  await expect(page).toHaveURL('/sifremi-unuttum?next=%2Fprofil%2Frandevular');
  await expect(page.getByLabel('Cep telefonu')).toHaveValue(`555 000 00 ${digits.slice(-2)}`);
  await page.goBack();
  await page.getByRole('link', { name: 'Parolamla giriş yap' }).click();
  await signIn(page, { ...owner, kind: 'owner', name: '', lastname: '', email: '' });
  await expect(page).toHaveURL(/^[^?]*\/profil\/randevular|\/salon-olustur$/);
});

test('the last visit is repeated from the salon page in at most five taps', async ({ page, browser }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const stay = await salonAndCustomer(page, browser);
  await bookOnline(page, stay, stay.session, '10:00');
  await bookYesterday(stay);
  const { tap, counts } = tapCounter(false);
  await page.goto(stay.path);
  await tap(page.getByRole('link', { name: 'Randevu al', exact: true }).first());
  const last = page.getByRole('region', { name: 'Geçen seferki gibi' });
  await expect(last).toContainText('Saç kesimi · Gonca Arman');
  await expect(last.getByRole('link', { name: /\d\d:\d\d$/ })).toHaveCount(3);
  await expectAccessible(page);
  await tap(last.getByRole('link', { name: /\d\d:\d\d$/ }).nth(2));
  await expect(page.getByText('Nilüfer Sezer olarak')).toBeVisible();
  await tap(page.getByRole('button', { name: 'Randevuyu onayla' }));
  await expect(page.getByRole('heading', { level: 1, name: 'Randevunuz hazır, Nilüfer' })).toBeVisible();
  test.info().annotations.push({ type: 'actions', description: `repeat visit: ${counts().taps} of 5` });
  expect(counts().taps).toBeLessThanOrEqual(5);
  await stay.desk.context().close();
});

test('the desk sees an online booking within a second, how and when it came, and shares its link', async ({
  page,
  browser,
}) => {
  const stay = await salonAndCustomer(page, browser);
  const { desk, session } = stay;
  await bookOnline(page, stay, session, '10:00');
  await desk.goto(`/profil?gun=${day}&calisan=tum`);
  await expect(blockOf(desk, 'Nilüfer Sezer')).toBeVisible({ timeout: 20_000 });
  const blockAt = (clock: string) =>
    desk.getByRole('button', { name: new RegExp(`^Nilüfer Sezer, .*, ${clock} – `) });
  const waits: number[] = [];
  for (const clock of ['14:00', '15:00', '16:00', '17:00', '18:00']) {
    const shown = blockAt(clock).waitFor({ timeout: 15_000 });
    await bookOnline(page, stay, session, clock);
    const from = performance.now();
    await shown;
    waits.push(performance.now() - from);
  }

  await blockAt('14:00').click();
  const dialog = details(desk);
  await expect(dialog.getByText('Online alındı')).toBeVisible();
  await expect(dialog.locator('time').first()).toHaveText(/^\d+ \S+ \d{4} \d\d:\d\d$/);
  await dialog.getByRole('button', { name: 'Müşterinin randevu bağlantısı' }).click();
  const link = dialog.locator('output');
  await expect(link).toHaveText(/\/r\/[\w-]{32}$/);
  await expectAccessible(desk);
  await page.goto((await link.textContent()) ?? '');
  await expect(page.getByText('14:00 – 14:45')).toBeVisible();
  await page.getByRole('button', { name: 'Geliyorum' }).click();
  await expect(dialog.getByText(/^Müşteri geleceğini bildirdi: /)).toBeVisible();
  // The middle one: a single wait tells what else the machine does, the quickest one what it does at best.
  const median = waits.toSorted((one, other) => one - other)[2] ?? Number.NaN;
  test.info().annotations.push({ type: 'waits', description: waits.map(Math.round).join(' ') });
  expect(median).toBeLessThan(1_000);
  await desk.context().close();
});
