import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/axe.ts';
import { expectFocusIn } from '../support/focus.ts';
import { waitForHydration } from '../support/hydration.ts';
import { expect, test } from '../support/journey.ts';
import { newPerson, signIn, smsCode } from '../support/people.ts';
import { addEmployee, openSalon } from '../support/salon.ts';
import { addMember, invitationFor, invite } from '../support/team.ts';
import { hoverToast } from '../support/toast.ts';

// The team on the real product: its list, adding to it, its rights, and the way in by an invitation.

const toursSeen = ['employees', 'add-employee', 'employee-rights'];
const list = '/profil/çalışanlar';

const card = (page: Page, name: string | RegExp) => page.getByRole('article', { name });
const toast = (page: Page) => page.getByRole('status').filter({ has: page.getByRole('button') });
const undo = (page: Page) => page.getByRole('button', { name: 'Geri al', exact: true });

/** React Aria says that a button is busy by a live region that points at it, and stands for 7 s. */
const quiet = async (page: Page): Promise<void> => {
  await expect(page.locator('[data-live-announcer] [role=img]')).toHaveCount(0, { timeout: 20_000 });
  await expectAccessible(page);
};

/** Takes back what the last message says, and waits until it has gone and given the focus back. */
const takeBack = async (page: Page): Promise<void> => {
  await undo(page).click();
  await expect(undo(page)).toHaveCount(0);
};

/** A message stands for as long as the mouse rests on it: what it tells of can be looked at meanwhile. */
const restOnUndo = (page: Page): Promise<void> => undo(page).hover();

// Two browsers and both themes under axe take their time on a busy machine.
test.beforeEach(() => test.setTimeout(90_000));

const choose = async (page: Page, name: string, action: string): Promise<void> => {
  await page.getByRole('button', { name: `${name} için işlemler` }).click();
  await page.getByRole('menuitem', { name: action }).click();
};

test('an invited person signs up through the link of the SMS, and is in the team', async ({
  page,
  browser,
}) => {
  await openSalon(page, { toursSeen });
  const invited = newPerson('customer');
  await page.goto(`${list}/ekle`);
  await page.getByLabel('Ad', { exact: true }).fill('Şebnem');
  await page.getByLabel('Soyad').fill('Yıldırım');
  await page.getByLabel('Cep telefonu').fill(invited.digits);
  await page.getByRole('radio', { name: 'Berber' }).check();
  await page.getByRole('button', { name: 'Çalışanı kaydet' }).click();
  await expect(page).toHaveURL(encodeURI(list));
  await expect(card(page, 'Şebnem Yıldırım')).toContainText('Davet bekliyor');
  await page.getByRole('tab', { name: /Davetli 1/ }).click();
  await expect(page).toHaveURL(/sekme=davetli/);
  await expect(card(page, 'Şebnem Yıldırım')).toContainText('numarasına davet gönderdik');

  const link = await invitationFor(page.request, invited.phone);
  const theirs = await (await browser.newContext()).newPage();
  await theirs.goto(link);
  await expect(theirs.getByRole('heading', { level: 1, name: 'Şebnem, ekibe davetlisiniz' })).toBeVisible({
    timeout: 15_000,
  });
  await expect(theirs.getByText('Berber', { exact: true })).toBeVisible();
  await expect(theirs.getByText(/sizi Nehir Saç Atölyesi ekibine çağırıyor/)).toBeVisible();
  await quiet(theirs);
  await waitForHydration(theirs);
  // It knows the name, and asks for no kind of account.
  await expect(theirs.getByLabel('Ad', { exact: true })).toHaveValue('Şebnem');
  await expect(theirs.getByLabel('Soyad')).toHaveValue('Yıldırım');
  await theirs.getByLabel('Cep telefonu').fill(invited.digits);
  await theirs.getByLabel('E-posta').first().fill(invited.email);
  await theirs.getByLabel('Parola', { exact: true }).fill(invited.password);
  await theirs.getByRole('button', { name: 'Hesabımı aç ve katıl' }).click();
  await expect(theirs).toHaveURL(/telefon-aktivasyon/);
  await theirs.getByLabel('Doğrulama kodu, 6 hane').fill(await smsCode(page.request, invited.phone));
  // Who pressed to join is not asked again after the code: the own calendar opens.
  await expect(theirs).toHaveURL('/profil');
  await expect(theirs.getByRole('button', { name: 'Şebnem Yıldırım Çalışan süzgeci' })).toBeVisible();

  // The owner's list, which nobody touched meanwhile, knows it.
  await page.getByRole('tab', { name: /Ekip 2/ }).click();
  await expect(card(page, /./).filter({ hasText: 'Berber' })).toContainText('Kendi randevuları');
  await theirs.goto(link);
  await expect(theirs.getByRole('heading', { level: 1, name: 'Bu davet artık açılmıyor' })).toBeVisible();
  await theirs.context().close();
});

test('an invitation is sent again and taken back, and what was taken back opens nothing', async ({
  page,
  expects,
}) => {
  expects.push(/410|api: GET \/api\/Employee\/invitation/);
  const salon = await openSalon(page, { toursSeen });
  const invited = newPerson('customer');
  await invite(salon, { name: 'İpek', lastname: 'Çelik', phone: invited.phone, position: 'Receptionist' });
  const first = await invitationFor(page.request, invited.phone);
  await page.goto(`${list}?sekme=davetli`);
  await page.getByRole('button', { name: 'Yeniden gönder: İpek Çelik' }).click();
  await expect(page.getByText('İpek Çelik için davet gönderiliyor')).toBeVisible();
  await expect.poll(() => invitationFor(page.request, invited.phone)).not.toBe(first);
  const second = await invitationFor(page.request, invited.phone);
  await page.getByRole('button', { name: 'Geri al: İpek Çelik' }).click();
  await expect(page.getByText('Bekleyen davet yok')).toBeVisible();
  for (const link of [first, second]) {
    await page.goto(link);
    await expect(page.getByRole('heading', { level: 1, name: 'Bu davet artık açılmıyor' })).toBeVisible();
  }
});

test('an invitation that the operator refuses is not called sent, and is sent to the right number', async ({
  page,
}) => {
  const salon = await openSalon(page, { toursSeen });
  await page.goto(`${list}?sekme=davetli`);
  // The stand-in of the operator refuses this one.
  const { code } = await invite(salon, { name: 'İpek', lastname: 'Çelik', phone: '+905990000000' });
  const theirs = card(page, 'İpek Çelik');
  // The list was open before: it is told.
  await expect(theirs.getByText('SMS gönderilemedi', { exact: true })).toBeVisible({ timeout: 15_000 });
  await expect(theirs).toContainText('0599 000 00 00 numarasına davet SMS’i gönderilemedi.');
  await expect(theirs).not.toContainText('davet gönderdik');
  await expectAccessible(page);
  await page.goto(`${list}/yetkiler/${code}`);
  await expect(page.getByText(/^Davet SMS’i gönderilemedi/)).toBeVisible();

  const { phone } = newPerson('customer');
  const about = { name: 'İpek', lastname: 'Çelik', title: '', phone, email: null };
  await salon.api('patch', `/api/Employee/${code}`, about);
  await page.getByRole('button', { name: 'Davet gönder' }).click();
  await invitationFor(page.request, phone);
  await page.goto(`${list}?sekme=davetli`);
  await expect(theirs).toContainText('numarasına davet gönderdik');
  await expect(theirs.getByText('Davet bekliyor', { exact: true })).toBeVisible();
});

test('an invitation is only for whom it was sent to', async ({ page, browser, expects }) => {
  expects.push(/409|api: POST \/api\/Employee\/accept-invitation/);
  const salon = await openSalon(page, { toursSeen });
  const invited = newPerson('customer');
  await invite(salon, { name: 'İpek', lastname: 'Çelik', phone: invited.phone, position: 'Receptionist' });
  const { person } = await addMember(page, salon);
  const theirs = await (await browser.newContext()).newPage();
  await theirs.goto('/giris-yap');
  await signIn(theirs, person);
  await expect(theirs).toHaveURL('/profil');
  await theirs.goto(await invitationFor(page.request, invited.phone));
  await theirs.getByRole('button', { name: 'Ekibe katıl' }).click();
  await expect(theirs.getByRole('alert')).toContainText(/başka bir (telefon|salonun)/);
  await expect(theirs.getByRole('button', { name: 'Başka bir hesapla katıl' })).toBeVisible();
  await theirs.context().close();
});

test('a right that is given opens the page in the other browser, and one taken back closes it', async ({
  page,
  browser,
}) => {
  const salon = await openSalon(page, { toursSeen });
  const { person, code } = await addMember(page, salon);
  const theirs = await (await browser.newContext()).newPage();
  await theirs.goto(`/giris-yap?${new URLSearchParams({ next: list })}`);
  await signIn(theirs, person);
  const closed = theirs.getByRole('heading', { name: 'Bu sayfa için yetkiniz yok' });
  await expect(closed).toBeVisible();
  await quiet(theirs);

  await page.goto(`${list}/yetkiler/${code}`);
  const right = page.getByRole('switch', { name: 'Çalışanlar' });
  await expect(page.getByText('Hizmet, stok, ekip ve salon ayarlarına girmez')).toBeVisible();
  await right.check();
  await page
    .getByRole('group', { name: 'Durum değiştirme' })
    .or(page.getByRole('radiogroup', { name: 'Durum değiştirme' }))
    .getByText('Tüm salon')
    .click();
  await expect(page.getByText('Ekibi düzenler')).toBeVisible();
  await expect(page.getByText('2 yetki değişti')).toBeAttached();
  await quiet(page);
  await page.getByRole('button', { name: 'Yetkileri kaydet' }).click();
  await expect(page.getByText('Yetkiler kaydedildi')).toBeVisible();
  await restOnUndo(page);
  // Without a touch, and without a reload.
  await expect(theirs.getByRole('article')).toHaveCount(2, { timeout: 15_000 });
  await takeBack(page);
  await expect(closed).toBeVisible({ timeout: 15_000 });
  await expect(right).not.toBeChecked();
  await theirs.context().close();
});

test('nobody changes their own rights, and the last Administrator is told why', async ({ page }) => {
  const salon = await openSalon(page, { toursSeen });
  const [owner] = await salon.api<{ code: string }[]>('get', `/api/Employee/by-salon/${salon.salonCode}`);
  await page.goto(`${list}/yetkiler/${owner?.code}`);
  await expect(page.getByText('Kendi yetkilerinizi değiştiremezsiniz.', { exact: false })).toBeVisible();
  await expect(page.getByRole('switch', { name: 'Tam yetki' })).toBeDisabled();
  await expect(page.getByText(/tek kişi olduğu için kapatılamaz/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Yetkileri kaydet' })).toHaveCount(0);
});

test('who has not joined yet has no rights to change, but a position that will give some', async ({
  page,
}) => {
  const salon = await openSalon(page, { toursSeen });
  const { code } = await addEmployee(salon, 'Elif', 'Şahin');
  await page.goto(`${list}/yetkiler/${code}`);
  await expect(page.getByRole('heading', { name: 'Elif henüz Ayna’ya katılmadı' })).toBeVisible();
  await expect(page.getByText('Kuaför olarak katıldığında')).toBeVisible();
  await expect(page.getByText('Kendi müşterilerine randevu açar')).toBeVisible();
  await quiet(page);
});

test('a leave is added and undone, deleted and undone', async ({ page }) => {
  const salon = await openSalon(page, { toursSeen });
  await addEmployee(salon, 'Elif', 'Şahin');
  await page.goto(list);
  const elif = card(page, 'Elif Şahin');
  await expect(elif).toBeVisible();
  await page.getByRole('button', { name: 'İzin ekle' }).click();
  const dialog = page.getByRole('dialog', { name: 'İzin ekle' });
  await dialog.getByRole('button', { name: 'İzni kaydet' }).click();
  await expect(dialog.getByText('Kimin izinli olduğunu seçin.')).toBeVisible();
  await dialog.getByRole('button', { name: /Çalışan/ }).click();
  await page.getByRole('option', { name: 'Elif Şahin' }).click();
  await dialog.getByLabel('Not').fill('Antalya');
  await quiet(page);
  await dialog.getByRole('button', { name: 'İzni kaydet' }).click();
  await restOnUndo(page);
  await expect(dialog).toBeHidden();
  await expect(elif).toContainText('Bugün izinli');
  await takeBack(page);
  await expect(elif).not.toContainText('izinli');

  // A leave of every week, from the sheet, which the address knows.
  await choose(page, 'Elif Şahin', 'İzinleri');
  await expect(page).toHaveURL(/bolum=izinler/);
  const sheet = page.getByRole('dialog', { name: 'Elif Şahin' });
  await expect(sheet.getByText('Yaklaşan izni yok')).toBeVisible();
  await sheet.getByRole('button', { name: 'İzin ekle' }).click();
  await dialog.getByText('Her hafta').click();
  await dialog.getByRole('checkbox', { name: 'Çar' }).check();
  await dialog.getByRole('button', { name: 'İzni kaydet' }).click();
  await expect(sheet.getByText('Her Çar, 10:00 – 12:00')).toBeVisible();
  await sheet.getByRole('button', { name: /iznini sil/ }).click();
  await expect(sheet.getByText('Yaklaşan izni yok')).toBeVisible();
  await toast(page).filter({ hasText: 'İzin silindi' }).getByRole('button', { name: 'Geri al' }).click();
  await expect(sheet.getByText('Her Çar, 10:00 – 12:00')).toBeVisible();
});

test('somebody leaves the team and comes back, at once or later', async ({ page }) => {
  const salon = await openSalon(page, { toursSeen });
  await addEmployee(salon, 'Burak', 'Yıldız');
  await page.goto(list);
  await expect(page.getByRole('tab', { name: /Ekip 2/ })).toBeVisible();
  await quiet(page);
  await choose(page, 'Burak Yıldız', 'Ekipten çıkar');
  await restOnUndo(page);
  await expect(card(page, 'Burak Yıldız')).toHaveCount(0);
  await takeBack(page);
  await expect(card(page, 'Burak Yıldız')).toBeVisible();
  await choose(page, 'Burak Yıldız', 'Ekipten çıkar');
  await page.getByRole('tab', { name: /Ayrılan 1/ }).click();
  await quiet(page);
  await page.getByRole('button', { name: 'Ekibe geri al: Burak Yıldız' }).click();
  await expect(page.getByText('Ayrılan kimse yok')).toBeVisible();
  await page.getByRole('tab', { name: /Ekip 2/ }).click();
  await choose(page, 'Burak Yıldız', 'Pasif yap');
  await expect(card(page, 'Burak Yıldız')).toContainText('Pasif');
});

test('the hours, services and words of somebody are changed beside the list', async ({ page }) => {
  const salon = await openSalon(page, { toursSeen });
  await addEmployee(salon, 'Elif', 'Şahin');
  await page.goto(list);
  await choose(page, 'Elif Şahin', 'Çalışma saatleri');
  const sheet = page.getByRole('dialog', { name: 'Elif Şahin' });
  await sheet.getByLabel('Pazartesi bitiş').fill('25:00');
  await sheet.getByRole('button', { name: 'Kaydet' }).click();
  await expect(sheet.getByText('Geçersiz saat')).toBeVisible();
  await sheet.getByRole('button', { name: 'Salon saatlerini al' }).click();
  await sheet.getByRole('button', { name: 'Kaydet' }).click();
  await expect(page.getByText('Kaydedildi')).toBeVisible();
  await sheet.getByRole('tab', { name: 'Bilgiler' }).click();
  await sheet.getByLabel('Unvan').fill('Renk uzmanı');
  await quiet(page);
  await sheet.getByRole('button', { name: 'Kaydet' }).click();
  // Until it is saved, Esc asks whether to lose it.
  await expect(page.getByText('Kaydedildi')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(card(page, 'Elif Şahin')).toContainText('Renk uzmanı');
  await expect(card(page, 'Elif Şahin')).toContainText('Pzt – Cts 09:00 – 19:00');
});

test('hours whose conflicts could not be read are saved and say so', async ({ page, expects }) => {
  expects.push(/503|^api:/);
  const salon = await openSalon(page, { toursSeen });
  await addEmployee(salon, 'Elif', 'Şahin');
  await page.goto(list);
  await choose(page, 'Elif Şahin', 'Çalışma saatleri');
  await page.route('**/api/Appointment/conflicts/**', (route) => route.fulfill({ status: 503 }));
  await page.getByRole('dialog', { name: 'Elif Şahin' }).getByRole('button', { name: 'Kaydet' }).click();
  const unknown = await hoverToast(page, 'Etkilenen randevulara bakılamadı.');
  await expect(unknown).toContainText('Kaydedildi');
  await page.unroute('**/api/Appointment/conflicts/**');
  await unknown.getByRole('button', { name: 'Yeniden dene' }).click();
  await expect(unknown).toHaveCount(0);
  await expect(page.getByText('Kaydedildi')).toBeVisible();
});

test('what is wrong with a new employee is counted and said at its field', async ({ page }) => {
  await openSalon(page, { toursSeen });
  await page.goto(`${list}/ekle`);
  await page.getByLabel('Ad', { exact: true }).fill('Şebnem');
  await page.getByLabel('Cuma bitiş').fill('25:00');
  await page.getByRole('button', { name: 'Çalışanı kaydet' }).click();
  await expect(page.getByText('3 alanı düzeltmeniz gerekiyor')).toBeVisible();
  await expect(page.getByLabel('Soyad')).toBeFocused();
  await expect(page.getByLabel('Soyad')).toHaveAccessibleDescription('Soyadını yazın.');
  await expect(page.getByLabel('Cep telefonu')).toHaveAccessibleDescription(
    'Davet için telefon ya da e-posta yazın.',
  );
  await expect(page.getByText('Geçersiz saat')).toBeVisible();
  await quiet(page);
  await page.getByRole('switch', { name: 'Ayna’ya davet et' }).uncheck();
  await expect(page.getByText('2 alanı düzeltmeniz gerekiyor')).toBeVisible();
  // Leaving asks first.
  await page.getByRole('link', { name: 'Vazgeç' }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await page.getByRole('button', { name: 'Kaydetmeden ayrıl' }).click();
  await expect(page).toHaveURL(encodeURI(list));
});

test('a package that is full says so before a form is filled in vain', async ({ page, expects }) => {
  expects.push(/409|api: POST \/api\/Employee/);
  const salon = await openSalon(page, { toursSeen });
  for (const name of ['Ali', 'Veli', 'Can', 'Ece', 'Nur']) await addEmployee(salon, name, 'Demir');
  await page.goto(list);
  await expect(page.getByText('Boş yeriniz kalmadı')).toBeVisible();
  await expect(page.getByText('6 / 6')).toBeVisible();
  await page.goto(`${list}/ekle`);
  await expect(page.getByRole('heading', { name: 'Boş yeriniz kalmadı' })).toBeVisible();
  await page.getByLabel('Ad', { exact: true }).fill('Şebnem');
  await page.getByLabel('Soyad').fill('Yıldırım');
  await page.getByRole('switch', { name: 'Ayna’ya davet et' }).uncheck();
  await page.getByRole('button', { name: 'Çalışanı kaydet' }).click();
  await expect(page.getByText('Paketinizin sınırına ulaştınız.', { exact: false })).toBeVisible();
});

test('a tour is offered once to a person, on whichever device', async ({ page, browser }) => {
  const { owner } = await openSalon(page);
  // It is told as soon as it is offered.
  const told = page.waitForResponse(
    (response) => response.url().includes('/api/user/tours') && response.request().method() !== 'GET',
  );
  await page.goto(list);
  const tour = page.getByRole('dialog', { name: 'Ekibinize birini ekleyin' });
  await page.getByRole('button', { name: 'Bu sayfayı 30 saniyede gezin' }).click();
  await expect(tour).toBeVisible();
  await expectFocusIn(tour);
  await page.keyboard.press('Escape');
  await expect(tour).toBeHidden();
  // Before that is known, another device would offer it.
  await told;
  const elsewhere = await (await browser.newContext()).newPage();
  const toursTold = elsewhere.waitForResponse((response) => response.url().endsWith('/api/user/tours'));
  await elsewhere.goto(`/giris-yap?${new URLSearchParams({ next: list })}`);
  await signIn(elsewhere, owner);
  await expect(elsewhere.getByRole('article')).toBeVisible();
  await toursTold;
  await expect(elsewhere.getByRole('dialog')).toHaveCount(0);
  await elsewhere.getByRole('button', { name: 'Turu başlat' }).click();
  await expect(elsewhere.getByRole('dialog', { name: 'Ekibinize birini ekleyin' })).toBeVisible();
  await elsewhere.context().close();
});
