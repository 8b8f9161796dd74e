import { book } from '../support/appointments.ts';
import { expectAccessible } from '../support/axe.ts';
import { workHours } from '../support/calendar.ts';
import {
  addCard,
  bookedOn,
  create,
  day,
  go,
  open,
  search,
  service,
  takenTime,
} from '../support/desk-form.ts';
import { expect, test } from '../support/journey.ts';
import { signIn } from '../support/people.ts';
import { joinedMember, otherDesk } from '../support/team.ts';

// Who may book for whom, on the real product, and what the form makes of what strangers wrote.

test.slow();

test('attack 23: the own right books into the own calendar alone', async ({ page, browser }) => {
  const { salon, deniz, service: cut } = await open(page);
  const { person, code } = await joinedMember(page, salon);
  await workHours(salon, code);
  const own = await otherDesk(browser, salon, code);
  await own.goto('/giris-yap');
  await signIn(own, person);
  await expect(own).toHaveURL(/profil/, { timeout: 20_000 });
  await go(own, { gun: day, saat: '10:00', calisan: deniz, hizmet: cut.code });
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
  await create(own).click();
  await expect(own.getByText('Randevu oluşturuldu')).toBeVisible();
  expect((await bookedOn(salon)).map((one) => one.employeeCode)).toEqual([code]);
});

test('attack 41: a script for a name or a note stays a text', async ({ page }) => {
  const { salon, service: cut } = await open(page);
  const script = '<img src=x onerror=hacked=1>';
  await addCard(salon, { name: script, lastname: 'Zeybek', allergies: script });
  await go(page, { gun: day, saat: '10:00', hizmet: cut.code });
  await search(page).fill('zeybek');
  await page.getByRole('button', { name: /Zeybek/ }).click();
  await expect(page.getByText(script).first()).toBeVisible();
  await page.getByLabel('Randevu notu').fill(script);
  await create(page).click();
  await expect(page.getByText('Randevu oluşturuldu')).toBeVisible();
  expect(await page.evaluate('window.hacked')).toBeUndefined();
  expect((await bookedOn(salon))[0]).toMatchObject({ note: script });
});

test('without the right the page says which one is missing', async ({ page, browser }) => {
  const { salon } = await open(page);
  const { person, code } = await joinedMember(page, salon);
  const { userCode } = await salon.api<{ userCode: string }>('get', `/api/Employee/${code}`);
  await salon.api('put', `/api/user/group/${userCode}`, { salonCode: salon.salonCode, groups: [] });
  const other = await (await browser.newContext()).newPage();
  await other.goto('/giris-yap');
  await signIn(other, person);
  await expect(other).toHaveURL(/profil/, { timeout: 20_000 });
  await other.goto('/profil/randevular/ekle');
  await expect(other.getByText('Randevu oluşturma')).toBeVisible({ timeout: 20_000 });
});

test('axe finds nothing, in light and in dark', async ({ page }) => {
  const { salon, ownerCode, service: cut } = await open(page);
  await addCard(salon, { allergies: 'Amonyak hassasiyeti' });
  await book(salon, { service: cut, employeeCode: ownerCode, start: `${day}T11:00:00` });
  await go(page, { gun: day, calisan: ownerCode });
  await search(page).fill('isil');
  await expect(page.getByRole('button', { name: /Işıl Karaca/ })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: /Işıl Karaca/ }).click();
  await service(page, /Saç kesimi/).click();
  await takenTime(page, '11:00').check();
  await page.getByRole('button', { name: 'Göster' }).click();
  await create(page).click();
  await expect(page.getByText('Boş bir saat seçin ya da üst üste yazmak için nedenini yazın.')).toBeVisible();
  await expectAccessible(page);
});
