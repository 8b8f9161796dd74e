import {
  addCustomer,
  appointmentsOn,
  createButton,
  customerOption,
  customerSearch,
  day,
  openForm,
  openFormSalon,
  serviceButton,
  takenTime,
} from '../support/appointment-form.ts';
import { book } from '../support/appointments.ts';
import { expectAccessible } from '../support/axe.ts';
import { workHours } from '../support/calendar.ts';
import { expect, test } from '../support/journey.ts';
import { signIn } from '../support/people.ts';
import { addMember, openDeskBrowser } from '../support/team.ts';

// Who may book for whom, on the real product, and what the form makes of what strangers wrote.

test.slow();

test('attack 23: the own right books into the own calendar alone', async ({ page, browser }) => {
  const { salon, deniz, serviceButton: cut } = await openFormSalon(page);
  const { person, code } = await addMember(page, salon);
  await workHours(salon, code);
  const own = await openDeskBrowser(browser, salon, code);
  await own.goto('/giris-yap');
  await signIn(own, person);
  await expect(own).toHaveURL(/profil/, { timeout: 20_000 });
  await openForm(own, { gun: day, saat: '10:00', calisan: deniz, hizmet: cut.code });
  await expect(own.getByText('Randevu kendi takviminize yazılır.')).toBeVisible();
  await expect(own.getByRole('radio', { name: 'Deniz Korkmaz' })).toHaveCount(0);
  const token = await own.evaluate("localStorage.getItem('accessToken')");
  const forged = await own.request.post('/api/Appointment/customer-free', {
    headers: { 'X-User-Token': String(token) },
    data: {
      salonCode: salon.salonCode,
      services: [{ serviceCode: cut.code, employeeCode: deniz }],
      startDate: `${day}T10:00:00`,
      note: '',
    },
  });
  expect(forged.status()).toBe(403);
  await createButton(own).click();
  await expect(own.getByText('Randevu oluşturuldu')).toBeVisible();
  expect((await appointmentsOn(salon)).map((one) => one.employeeCode)).toEqual([code]);
});

test('attack 41: a script for a name or a note stays a text', async ({ page }) => {
  const { salon, serviceButton: cut } = await openFormSalon(page);
  const script = '<img src=x onerror=hacked=1>';
  await addCustomer(salon, { name: script, lastname: 'Zeybek', allergies: script });
  await openForm(page, { gun: day, saat: '10:00', hizmet: cut.code });
  await customerSearch(page).fill('zeybek');
  await customerOption(page, /Zeybek/).click();
  await expect(page.getByText(script).first()).toBeVisible();
  await page.getByLabel('Randevu notu').fill(script);
  await createButton(page).click();
  await expect(page.getByText('Randevu oluşturuldu')).toBeVisible();
  expect(await page.evaluate('window.hacked')).toBeUndefined();
  expect((await appointmentsOn(salon))[0]).toMatchObject({ note: script });
});

test('without the right the page says which one is missing', async ({ page, browser }) => {
  const { salon } = await openFormSalon(page);
  const { person, code } = await addMember(page, salon);
  const { userCode } = await salon.api<{ userCode: string }>('get', `/api/Employee/${code}`);
  await salon.api('put', `/api/user/group/${userCode}`, { salonCode: salon.salonCode, groups: [] });
  const other = await (await browser.newContext()).newPage();
  await other.goto('/giris-yap');
  await signIn(other, person);
  await expect(other).toHaveURL(/profil/, { timeout: 20_000 });
  await other.goto('/profil/randevular/ekle');
  await expect(other.getByText('Randevu açma')).toBeVisible({ timeout: 20_000 });
});

test('axe finds nothing, in light and in dark', async ({ page }) => {
  const { salon, ownerCode, serviceButton: cut } = await openFormSalon(page);
  await addCustomer(salon, { allergies: 'Amonyak hassasiyeti' });
  await book(salon, { service: cut, employeeCode: ownerCode, start: `${day}T11:00:00` });
  await openForm(page, { gun: day, calisan: ownerCode });
  await customerSearch(page).fill('isil');
  await expect(customerOption(page, /Işıl Karaca/)).toBeVisible();
  await expectAccessible(page);
  await customerOption(page, /Işıl Karaca/).click();
  await serviceButton(page, /Saç kesimi/).click();
  await takenTime(page, '11:00').check();
  await page.getByRole('button', { name: 'Göster' }).click();
  await createButton(page).click();
  await expect(page.getByText('Boş bir saat seçin ya da üst üste yazmak için nedenini yazın.')).toBeVisible();
  await expectAccessible(page);
});
