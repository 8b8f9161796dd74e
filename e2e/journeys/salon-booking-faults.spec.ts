import type { Browser, Locator, Page } from '@playwright/test';
import { addService } from '../support/appointments.ts';
import { workday } from '../support/days.ts';
import { expect, test } from '../support/journey.ts';
import { newPerson, pollOptions, smsCode, smsCodes } from '../support/people.ts';
import { type OpenSalon, openSalon } from '../support/salon.ts';

// A guest books with the keyboard alone, and over a line that loses every response.

const openOnlineSalon = async (
  browser: Browser,
): Promise<OpenSalon & { readonly path: string; readonly cutCode: string }> => {
  const desk = await (await browser.newContext()).newPage();
  const salon = await openSalon(desk, { toursSeen: ['calendar'] });
  const cut = await addService(salon, { name: 'Kesim ve fön' });
  const slots = `/api/Appointment/free-slots/${salon.salonCode}?date=${workday}&services=${cut.code}`;
  // The engine hears of a service by an event.
  await expect
    .poll(async () => (await salon.api<unknown[]>('get', slots)).length, pollOptions)
    .toBeGreaterThan(0);
  return { ...salon, cutCode: cut.code, path: `/salon/nehir-${salon.owner.digits}/randevu` };
};

const startsOn = async ({ api, salonCode }: OpenSalon) => {
  const query = `startDate=${workday}T00:00:00&endDate=${workday}T23:59:59`;
  const all = await api<
    { customerSnapshot: { name: string } | null; appointmentTime: { appointmentStartDate: string } }[]
  >('get', `/api/Appointment/by-salon-filtered/${salonCode}?${query}`);
  return all.map(({ customerSnapshot, appointmentTime }) => [
    customerSnapshot?.name,
    appointmentTime.appointmentStartDate.slice(11, 16),
  ]);
};

const dayLink = (page: Page) =>
  page.getByRole('list', { name: 'Günler' }).getByRole('link', {
    name: new RegExp(`^${Number(workday.slice(8))} `),
  });
const timeLink = (page: Page) => page.getByRole('link', { name: '14:30', exact: true });
const codeField = (page: Page) => page.getByLabel('Doğrulama kodu, 6 hane');
const done = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name: `Randevunuz hazır, ${name}` });

const MAX_TABS = 120;

/** Goes on with Tab until the element has the focus, as somebody without a mouse does. */
const tabTo = async (page: Page, what: Locator): Promise<void> => {
  await expect(what).toBeVisible();
  const hasFocus = (): Promise<boolean> => what.evaluate((one) => one === document.activeElement);
  for (let tabs = 0; tabs < MAX_TABS && !(await hasFocus()); tabs += 1) await page.keyboard.press('Tab');
  await expect(what).toBeFocused();
};

/** What a screen reader reads of a step, in its order. */
const names = {
  services: `
    - banner:
      - link "Geri"
      - paragraph: Adım 1 / 3
      - link "Salonun sayfasına dön"
    - main:
      - heading "Ne yaptırmak istersiniz?" [level=1]
      - region "Kesim":
        - checkbox /Kesim ve fön/
    - complementary "Randevunuz":
      - button "Devam"
  `,
  time: `
    - main:
      - heading "Ne zaman uygunsunuz?" [level=1]
      - region "En erken"
      - list "Günler"
      - button "Diğer günler ve aylar"
      - region "Öğleden önce"
      - region "Öğleden sonra"
  `,
  details: `
    - banner:
      - paragraph: Adım 3 / 3
    - main:
      - heading "Son olarak, sizi tanıyalım" [level=1]
      - timer: /Saatiniz .* sizin/
      - textbox "Ad soyad"
      - textbox "Cep telefonu"
      - checkbox /Randevu başkası için/
      - textbox /Not/
      - paragraph:
        - link "KVKK aydınlatma metninde"
    - complementary "Randevunuz":
      - button "Kodu gönder"
  `,
  code: `
    - main:
      - heading "Telefonunuza gelen kodu girin" [level=1]
      - textbox "Doğrulama kodu, 6 hane"
  `,
  done: `
    - main:
      - heading /Randevunuz hazır/ [level=1]
      - region "Randevunuz"
      - button "Takvime ekle"
      - link "Yol tarifi"
      - region "Randevu bağlantınız"
      - region "Ayna hesabınız hazır"
      - paragraph:
        - link "Bütün randevularım"
  `,
};

test('a guest books with the keyboard alone, by the names that a screen reader reads', async ({
  page,
  browser,
  request,
}) => {
  const salon = await openOnlineSalon(browser);
  const guest = newPerson('customer');
  const press = async (what: Locator, key = 'Enter'): Promise<void> => {
    await tabTo(page, what);
    await page.keyboard.press(key);
  };
  await page.goto(salon.path);
  const service = page.getByRole('checkbox', { name: /Kesim ve fön/ });
  const reads = (step: keyof typeof names) => expect(page.locator('body')).toMatchAriaSnapshot(names[step]);
  await reads('services');
  await press(service, 'Space');
  await expect(service).toBeChecked();
  await press(page.getByRole('button', { name: 'Devam' }));
  await press(dayLink(page));
  await expect(dayLink(page)).toHaveAttribute('aria-current', 'date');
  await reads('time');
  await press(timeLink(page));
  await expect(page.getByRole('timer').first()).toContainText('sizin');
  await press(page.getByRole('link', { name: 'Devam' }));
  await reads('details');
  await tabTo(page, page.getByLabel('Ad soyad'));
  await page.keyboard.type(`${guest.name} ${guest.lastname}`);
  await tabTo(page, page.getByLabel('Cep telefonu'));
  await page.keyboard.type(guest.digits);
  await page.keyboard.press('Enter');
  // The field takes the focus by itself.
  await expect(codeField(page)).toBeFocused();
  await reads('code');
  await page.keyboard.type(await smsCode(request, guest.phone));
  await expect(done(page, guest.name)).toBeVisible();
  await tabTo(page, page.getByRole('link', { name: /\/r\// }));
  await reads('done');
  expect(await startsOn(salon)).toEqual([[guest.name, '14:30']]);

  // For those who want one: a password makes an account of the proved phone.
  await press(page.getByRole('button', { name: 'Parola belirle' }));
  const password = page.getByLabel('Yeni parola', { exact: true });
  await expect(password).toBeFocused();
  await page.keyboard.type(guest.password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Parolanız kaydedildi' })).toBeVisible();
  await press(page.getByRole('link', { name: 'Bütün randevularım' }).first());
  await expect(page.getByText('14:30 – 15:15')).toBeVisible();
  await page.goto('/profil/hesap');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/parolanızla/);
});

/** The server does what it was asked for, and its response is lost. */
const loseNextResponse = async (page: Page, path: string): Promise<void> => {
  await page.route(
    (url) => url.pathname === path,
    async (route) => {
      if (route.request().method() !== 'POST') return route.fallback();
      await route.fetch();
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
};

const lostCalls = [/ERR_CONNECTION_RESET/, /^api: POST .* unreachable/];

test('a lost response and a reload at each step keep the choice, the hold and what was typed', async ({
  page,
  browser,
  request,
  expects,
}) => {
  expects.push(...lostCalls);
  const salon = await openOnlineSalon(browser);
  const guest = newPerson('customer');
  await page.goto(salon.path);
  await page.getByText('Kesim ve fön').click();
  await expect(page).toHaveURL(/hizmet=/);
  await page.reload();
  await expect(page.getByRole('checkbox', { name: /Kesim ve fön/ })).toBeChecked();
  await page.getByRole('button', { name: 'Devam' }).click();
  await dayLink(page).click();
  await expect(page).toHaveURL(/gun=/);
  await page.reload();
  await expect(dayLink(page)).toHaveAttribute('aria-current', 'date');

  // The hold is made, and nobody heard of it: it is the customer's own, not a time that somebody else took.
  await loseNextResponse(page, '/api/Appointment/hold');
  await timeLink(page).click();
  await expect(page.getByRole('alert').first()).toBeVisible();
  await page.reload();
  await expect(page.getByRole('timer').first()).toContainText('sizin');
  await page.getByRole('link', { name: 'Devam' }).click();

  await page.getByLabel('Ad soyad').fill(`${guest.name} ${guest.lastname}`);
  await page.getByLabel('Cep telefonu').fill(guest.digits);
  await loseNextResponse(page, '/api/sign/guest');
  await page.getByRole('button', { name: 'Kodu gönder' }).click();
  await smsCode(request, guest.phone);
  await page.reload();
  await expect(page.getByLabel('Ad soyad')).toHaveValue(`${guest.name} ${guest.lastname}`);
  await page.getByRole('button', { name: 'Kodu gönder' }).click();
  await expect(codeField(page)).toBeFocused();
  expect(await smsCodes(request, guest.phone)).toHaveLength(1);
});

/** At the form, with the time chosen. */
const detailsAddress = ({ path, cutCode }: { readonly path: string; readonly cutCode: string }): string =>
  `${path}?hizmet=${cutCode}&gun=${workday}&saat=14:30&adim=bilgiler`;

test('a lost response of the code and of the booking, then a new tab, leave one appointment', async ({
  page,
  context,
  browser,
  request,
  expects,
}) => {
  expects.push(...lostCalls);
  const salon = await openOnlineSalon(browser);
  const guest = newPerson('customer');
  await page.goto(detailsAddress(salon));
  await expect(page.getByRole('timer').first()).toContainText('sizin');
  await page.getByLabel('Ad soyad').fill(`${guest.name} ${guest.lastname}`);
  await page.getByLabel('Cep telefonu').fill(guest.digits);
  await page.getByRole('button', { name: 'Kodu gönder' }).click();
  await expect(codeField(page)).toBeFocused();
  const digits = await smsCode(request, guest.phone);
  await page.reload();
  await loseNextResponse(page, '/api/sign/guest-code');
  await codeField(page).fill(digits);
  // The digits stay, to be sent again.
  await expect(page.getByRole('alert').first()).toBeVisible();
  await page.reload();
  await loseNextResponse(page, '/api/Appointment');
  await codeField(page).fill(digits);
  // The phone is proved; what was booked is not known here.
  await expect(page.getByRole('button', { name: 'Ben değilim' })).toBeVisible();

  // A new tab has nothing of the killed one but the session: the time is taken, by the customer's own appointment.
  const tab = await context.newPage();
  await tab.goto(detailsAddress(salon));
  await expect(tab.getByRole('alert').first()).toContainText('Bu saat zaten sizin');
  await expect(tab.getByRole('button', { name: 'Randevuyu onayla' })).toBeDisabled();

  // A reload of the former one sends the booking again as it was.
  await page.reload();
  await page.getByRole('button', { name: 'Randevuyu onayla' }).click();
  await expect(done(page, guest.name)).toBeVisible();
  await page.reload();
  await expect(done(page, guest.name)).toBeVisible();
  await tab.getByRole('button', { name: 'Randevumu göster' }).click();
  await expect(tab.getByText('14:30 – 15:15')).toBeVisible();
  expect(await startsOn(salon)).toEqual([[guest.name, '14:30']]);
  expect(await smsCodes(request, guest.phone)).toHaveLength(1);
});
