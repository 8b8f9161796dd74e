import type { Browser, Page } from '@playwright/test';
import { addService, book } from '../support/appointments.ts';
import { expectAccessible } from '../support/axe.ts';
import { workday } from '../support/days.ts';
import { expect, test } from '../support/journey.ts';
import { newPerson, pollOptions, smsCode } from '../support/people.ts';
import { addEmployee, type OpenSalon, openSalon } from '../support/salon.ts';
import { tapCounter } from '../support/taps.ts';

// A customer without an account books at a salon of the real product.

type Salon = OpenSalon & {
  readonly path: string;
  readonly ownerCode: string;
  readonly cut: { code: string };
};

/** Its owner works in a browser of their own. */
const openBookedSalon = async (browser: Browser): Promise<Salon & { readonly desk: Page }> => {
  const desk = await (await browser.newContext()).newPage();
  const salon = await openSalon(desk, { toursSeen: ['calendar'] });
  const cut = await addService(salon, { name: 'Kesim ve fön' });
  await addService(salon, { name: 'Keratin bakım', category: 'Care', duration: 120, price: 4200 });
  await addEmployee(salon, 'Deniz', 'Korkmaz', [cut.code]);
  const [owner] = await salon.api<{ code: string }[]>('get', `/api/Employee/by-salon/${salon.salonCode}`);
  const slots = `/api/Appointment/free-slots/${salon.salonCode}?date=${workday}&services=${cut.code}`;
  // The engine hears of a service by an event.
  await expect
    .poll(async () => (await salon.api<unknown[]>('get', slots)).length, pollOptions)
    .toBeGreaterThan(0);
  return { ...salon, cut, desk, ownerCode: owner?.code ?? '', path: `/salon/nehir-${salon.owner.digits}` };
};

const onlineOn = async ({ api, salonCode }: OpenSalon) => {
  const query = `startDate=${workday}T00:00:00&endDate=${workday}T23:59:59`;
  const all = await api<{ source: string; customerSnapshot: { name: string } | null }[]>(
    'get',
    `/api/Appointment/by-salon-filtered/${salonCode}?${query}`,
  );
  return all
    .filter(({ source }) => source === 'online')
    .map(({ customerSnapshot }) => customerSnapshot?.name);
};

const dayLink = (page: Page) =>
  page.getByRole('list', { name: 'Günler' }).getByRole('link', {
    name: new RegExp(`^${Number(workday.slice(8))} `),
  });

test('a guest books from the salon page in at most 12 taps and two typed fields', { tag: '@phone' }, async ({
  page,
  browser,
  request,
  isMobile,
}) => {
  const salon = await openBookedSalon(browser);
  const guest = newPerson('customer');
  const { tap, name, counts } = tapCounter(isMobile);
  await page.goto(salon.path);
  await tap(page.getByRole('link', { name: 'Randevu al', exact: true }).first());
  await expect(page).toHaveTitle('Randevu al · Nehir Saç Atölyesi');
  await expectAccessible(page);
  await tap(page.getByText('Kesim ve fön'));
  await tap(page.getByRole('button', { name: 'Devam' }));
  await expect(
    page.getByRole('heading', { level: 1, name: 'Kimden hizmet almak istersiniz?' }),
  ).toBeVisible();
  await expectAccessible(page);
  await tap(page.getByRole('link', { name: /Deniz Korkmaz/ }));
  await tap(dayLink(page));
  await expectAccessible(page);
  await tap(page.getByRole('link', { name: '14:30', exact: true }));
  await expect(page.getByRole('timer').first()).toContainText('sizin');
  await tap(page.getByRole('link', { name: 'Devam' }));
  await name(page.getByLabel('Ad soyad'), `${guest.name} ${guest.lastname}`);
  await name(page.getByLabel('Cep telefonu'), guest.digits);
  // What was typed, the choice and the hold outlast the way back and a reload.
  await page.goBack();
  await expect(page.getByRole('link', { name: '14:30', exact: true })).toHaveAttribute(
    'aria-current',
    'time',
  );
  await page.goForward();
  await expect(page.getByLabel('Cep telefonu')).not.toHaveValue('');
  await page.reload();
  await expect(page.getByLabel('Ad soyad')).toHaveValue(`${guest.name} ${guest.lastname}`);
  await expect(page.getByRole('timer')).toContainText(/[1-4]:/);
  await expectAccessible(page);
  await tap(page.getByRole('button', { name: 'Kodu gönder' }));
  const code = page.getByLabel('Doğrulama kodu, 6 hane');
  await expect(code).toBeFocused();
  await expectAccessible(page);
  await code.fill(await smsCode(request, guest.phone));
  await expect(
    page.getByRole('heading', { level: 1, name: `Randevunuz hazır, ${guest.name}` }),
  ).toBeVisible();
  await expect(page.getByText('14:30 – 15:15')).toBeVisible();
  await expectAccessible(page);
  expect(counts().taps).toBeLessThanOrEqual(12);
  expect(counts().names).toBe(2);
  await expect(page.getByRole('link', { name: /\/r\// })).toBeVisible();
  // The desk has it, with where it came from.
  expect(await onlineOn(salon)).toEqual([guest.name]);
  await salon.desk.context().close();
});

test('a time that is taken meanwhile offers the nearest, and keeps what was typed', async ({
  page,
  browser,
  context,
  expects,
}) => {
  expects.push(/status of 409/, /ERR_INTERNET_DISCONNECTED/, /^api: POST .* unreachable/);
  const guest = newPerson('customer');
  const salon = await openBookedSalon(browser);
  const query = new URLSearchParams({ hizmet: salon.cut.code, calisan: salon.ownerCode, gun: workday });
  await page.goto(`${salon.path}/randevu?${query}&adim=saat`);
  await page.getByRole('link', { name: '14:30', exact: true }).click();
  await expect(page.getByRole('timer').first()).toContainText('sizin');
  await page.getByRole('link', { name: 'Devam' }).click();
  await page.getByLabel('Ad soyad').fill('Gonca Arman');
  await page.getByLabel('Cep telefonu').fill(guest.digits);
  // A hold never keeps the desk from booking; the tab that is opened again has lost its time.
  await book(salon, {
    service: { ...salon.cut, name: '' },
    employeeCode: salon.ownerCode,
    start: `${workday}T14:30:00`,
  });
  await page.evaluate(
    `Object.keys(sessionStorage).filter((key) => key.endsWith('.hold')).forEach((key) => sessionStorage.removeItem(key))`,
  );
  await page.reload();
  const lost = page.getByRole('alert');
  await expect(lost).toContainText('Bu saat az önce doldu');
  await expect(lost.getByRole('link')).toHaveCount(4);
  await expectAccessible(page);
  await lost.getByRole('link').first().click();
  await expect(page.getByRole('timer')).toContainText('sizin');
  const phone = page.getByLabel('Cep telefonu');
  const keepsTyped = async () => {
    await expect(page.getByLabel('Ad soyad')).toHaveValue('Gonca Arman');
    expect((await phone.inputValue()).replaceAll(' ', '')).toBe(guest.digits);
  };
  await keepsTyped();

  // Without a network nothing is sent, nothing is lost, and the same press goes on once it is back.
  const send = page.getByRole('button', { name: 'Kodu gönder' });
  await context.setOffline(true);
  await send.click();
  await expect(page.getByRole('alert').first()).toBeVisible();
  await keepsTyped();
  await context.setOffline(false);
  await send.click();
  await expect(page.getByLabel('Doğrulama kodu, 6 hane')).toBeFocused();
  await salon.desk.context().close();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('services and employee are chosen before the script arrives', async ({ page, browser }) => {
    const salon = await openBookedSalon(browser);
    await page.goto(`${salon.path}/randevu`);
    await page.getByRole('button', { name: 'Devam' }).click();
    await expect(page.getByText('Devam etmek için en az bir hizmet seçin.')).toBeVisible();
    await page.getByRole('checkbox', { name: /Kesim ve fön/ }).check();
    await page.getByRole('button', { name: 'Devam' }).click();
    await page.getByRole('link', { name: /Deniz Korkmaz/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Ne zaman uygunsunuz?' })).toBeVisible();
    await salon.desk.context().close();
  });
});
