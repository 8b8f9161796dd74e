import {
  addCustomer,
  appointmentsOn,
  createButton,
  customerOption,
  customerSearch,
  day,
  freeTime,
  onCalendar,
  openForm,
  openFormSalon,
  serviceButton,
  startOf,
  takenTime,
} from '../support/appointment-form.ts';
import { addService, book } from '../support/appointments.ts';
import { expectAccessible } from '../support/axe.ts';
import { dayFromStart } from '../support/days.ts';
import { countTask } from '../support/desk-tasks.ts';
import { expectFocusIn } from '../support/focus.ts';
import { expect, test } from '../support/journey.ts';
import { openSalon } from '../support/salon.ts';

// The desk books, on the real product: every salon here is its own.

test.slow();

test('a receptionist books a walk-in in at most 4 actions, from an empty place of the calendar on', {
  tag: ['@phone', '@desk-task'],
}, async ({ page, isMobile }) => {
  const { salon, ownerCode, press, tap, counts } = await onCalendar(page, isMobile);
  await press('11:00');
  await expect(page.getByLabel('Başka saat')).toHaveValue('11:00');
  await tap(serviceButton(page, /Saç kesimi/));
  await tap(createButton(page));
  await expect(page.getByText('Randevu oluşturuldu')).toBeVisible();
  countTask('book a walk-in', counts().taps);
  await expect(page.locator('[data-marked]')).toBeInViewport();
  await expect(page).toHaveURL(new RegExp(`/profil\\?gun=${day}(&calisan=[\\w-]+)?$`));
  const [only] = await appointmentsOn(salon);
  expect(only).toMatchObject({ status: 'Approved', employeeCode: ownerCode, customerCode: null });
  expect(startOf(only ?? {})).toBe('11:00');
});

test('a caller with a new card is booked in at most 7 actions, from the calendar on', {
  tag: '@desk-task',
}, async ({ page, isMobile }) => {
  const { salon, press, tap, fill, counts } = await onCalendar(page, isMobile);
  await press('10:15');
  await fill(customerSearch(page), 'Şermin Öğüt');
  await tap(customerOption(page, '“Şermin Öğüt” adıyla yeni müşteri'));
  await fill(page.getByLabel('Cep telefonu'), '0532 774 18 06');
  await tap(serviceButton(page, /Saç kesimi/));
  await tap(createButton(page));
  await expect(page.getByText('Randevu oluşturuldu')).toBeVisible();
  await expect(page.getByText(/Şermin Öğüt, /)).toBeVisible();
  countTask('book a caller with a new card', counts().taps);
  const [only] = await appointmentsOn(salon);
  expect(only).toMatchObject({
    customerSnapshot: { name: 'Şermin', lastname: 'Öğüt', phone: '+905327741806' },
  });
  expect(only?.['customerCode']).not.toBeNull();
  expect(startOf(only ?? {})).toBe('10:15');
});

test('the tour of the form offers itself once, and starts by its button ever after', async ({ page }) => {
  const salon = await openSalon(page, { toursSeen: ['calendar'] });
  await addService(salon);
  await page.goto('/profil/randevular/ekle');
  const card = page.getByRole('dialog');
  await page.getByRole('button', { name: 'Bu sayfayı 30 saniyede gezin' }).click({ timeout: 20_000 });
  await expect(card.getByText('Yeni randevu turu · 1 / 5')).toBeVisible({ timeout: 20_000 });
  await expectFocusIn(card);
  await expectAccessible(page);
  for (const title of ['Hangi hizmet?', 'Kim yapacak?', 'Ne zaman?', 'Son bir bakış']) {
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('dialog', { name: title })).toBeVisible();
  }
  await expect(card.getByText('5 / 5')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(card).toBeHidden();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Hizmetler' })).toBeVisible({ timeout: 20_000 });
  await expect(card).toBeHidden();
  await page.getByRole('button', { name: 'Turu başlat' }).click();
  await expect(page.getByRole('dialog', { name: 'Kime?' })).toBeVisible();
});

test('a customer is found without Turkish letters, and the allergy stands out', async ({ page }) => {
  const { salon } = await openFormSalon(page);
  await addCustomer(salon, { phone: '+905327741806', allergies: 'Amonyak hassasiyeti' });
  await openForm(page, { gun: day });
  await customerSearch(page).fill('isil kar');
  await customerOption(page, /Işıl Karaca/).click();
  await expect(page.getByText('Amonyak hassasiyeti')).toBeVisible();
  await page.getByRole('button', { name: 'Değiştir', exact: true }).click();
  await customerSearch(page).fill('774 18');
  await expect(customerOption(page, /Işıl Karaca/)).toBeVisible();
});

test('a caller from abroad is booked with the number that was typed', async ({ page }) => {
  const { salon, ownerCode, serviceButton: cut } = await openFormSalon(page);
  await openForm(page, { gun: day, saat: '11:00', calisan: ownerCode, hizmet: cut.code });
  await customerSearch(page).fill('+49 151 23456789');
  await customerOption(page, /\+49 151 23456789.*yeni müşteri/).click();
  await expect(page.getByLabel('Cep telefonu')).toHaveValue('+49 151 234 567 89');
  await page.getByLabel('Ad', { exact: true }).fill('Jana');
  await createButton(page).click();
  await expect(page.getByText('Randevu oluşturuldu')).toBeVisible();
  const [only] = await appointmentsOn(salon);
  expect(only).toMatchObject({ customerSnapshot: { name: 'Jana', phone: '+4915123456789' } });
  // The card is found by the number in its other spelling too.
  await openForm(page, { gun: day });
  await customerSearch(page).fill('0049 151 23456789');
  await expect(customerOption(page, /Jana/)).toBeVisible();
});

test('a search that failed is no search that found nobody: Enter opens no second card', async ({
  page,
  expects,
}) => {
  expects.push(/503|^api:/);
  const { salon } = await openFormSalon(page);
  await addCustomer(salon, { phone: '+905327741806' });
  await openForm(page, { gun: day });
  await page.route('**/api/Customer/find/**', (route) => route.fulfill({ status: 503 }));
  await customerSearch(page).fill('isil kar');
  await customerSearch(page).press('Enter');
  await expect(page.getByText('Müşteriler aranamadı.')).toBeVisible();
  await expect(customerOption(page, /adıyla yeni müşteri/)).toBeHidden();
  // Enter asks again; what it asked for would otherwise be answered after all.
  const failedAgain = page.waitForResponse('**/api/Customer/find/**');
  await customerSearch(page).press('Enter');
  await failedAgain;
  await expect(customerSearch(page)).toHaveValue('isil kar');
  await expect(customerOption(page, /^Yeniden dene/)).toBeVisible();
  await page.unroute('**/api/Customer/find/**');
  await customerOption(page, /^Yeniden dene/).click();
  await expect(customerOption(page, /Işıl Karaca/)).toBeVisible();
  await customerSearch(page).press('Enter');
  await expect(page.getByRole('button', { name: 'Değiştir', exact: true })).toBeFocused();
  await expect(page.getByText('Işıl Karaca').first()).toBeVisible();
});

test('everything that the address says is filled in', async ({ page }) => {
  const { salon, deniz, serviceButton: cut } = await openFormSalon(page);
  const card = await addCustomer(salon, {});
  await openForm(page, {
    gun: day,
    saat: '16:10',
    calisan: deniz,
    sure: '75',
    musteri: card.code,
    hizmet: cut.code,
  });
  await expect(page.getByText('Işıl Karaca').first()).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Deniz Korkmaz' })).toBeChecked();
  await expect(page.getByLabel('Başka saat')).toHaveValue('16:10');
  await page.getByRole('button', { name: 'Seçtiğiniz aralık kadar sürsün: 75 dk' }).click();
  await createButton(page).click();
  await expect(page.getByText('Randevu oluşturuldu')).toBeVisible();
  const [only] = await appointmentsOn(salon);
  expect(only).toMatchObject({
    customerCode: card.code,
    employeeCode: deniz,
    appointmentTime: {
      appointmentStartDate: `${day}T16:10:00`,
      appointmentEndDate: `${day}T17:25:00`,
    },
  });
});

test('what is missing is said where it is missing, and nothing is sent', async ({ page }) => {
  const { salon } = await openFormSalon(page);
  await openForm(page, { gun: day });
  await customerSearch(page).fill('ka');
  await createButton(page).click();
  await expect(page.getByText('Aradığınız kişiyi listeden seçin ya da müşterisiz devam edin.')).toBeVisible();
  await expect(page.getByText('En az bir hizmet seçin.')).toBeVisible();
  await expect(customerSearch(page)).toBeFocused();
  expect(await appointmentsOn(salon)).toEqual([]);
});

test('somebody was faster: the three nearest times are offered, and the form is kept', async ({
  page,
  expects,
}) => {
  expects.push(/409/);
  const { salon, ownerCode, serviceButton: cut } = await openFormSalon(page);
  await openForm(page, { gun: day, saat: '14:30', calisan: ownerCode });
  await serviceButton(page, /Saç kesimi/).click();
  await page.getByLabel('Randevu notu').fill('Kâkül kısa kalsın');
  await expect(freeTime(page, '14:30')).toBeChecked();
  // While the form stands there, and before the salon's signal is heard in it.
  await page.route('**/api/Appointment/desk-days/**', (route) => route.abort());
  expects.push(/ERR_FAILED|unreachable/);
  await book(salon, { service: cut, employeeCode: ownerCode, start: `${day}T14:30:00` });
  await createButton(page).click();
  await expect(page.getByText('14:30 az önce doldu')).toBeVisible();
  await page.unroute('**/api/Appointment/desk-days/**');
  await expect(page.getByLabel('Randevu notu')).toHaveValue('Kâkül kısa kalsın');
  const near = page.getByText('En yakın boş saatler').locator('..').getByRole('button');
  await expect(near).toHaveText(['13:30', '13:45', '15:15']);
  await near.last().click();
  await createButton(page).click();
  await expect(page.getByText('Randevu oluşturuldu')).toBeVisible();
  expect((await appointmentsOn(salon)).map(startOf)).toEqual(['14:30', '15:15']);
});

test('a taken time says why, and is booked over with a reason', async ({ page }) => {
  const { salon, ownerCode, serviceButton: cut } = await openFormSalon(page);
  await book(salon, { service: cut, employeeCode: ownerCode, start: `${day}T11:00:00` });
  await openForm(page, { gun: day, calisan: ownerCode, hizmet: cut.code });
  await takenTime(page, '11:00').check();
  await expect(page.getByText('Bu saatte başka bir randevu var.')).toBeVisible();
  await createButton(page).click();
  await expect(page.getByText('Boş bir saat seçin ya da üst üste yazmak için nedenini yazın.')).toBeVisible();
  expect((await appointmentsOn(salon)).length).toBe(1);
  await page.getByLabel('Üst üste yazma nedeni').fill('Kardeşiyle birlikte geldi');
  await createButton(page).click();
  await expect(page.getByText('Randevu oluşturuldu')).toBeVisible();
  const both = await appointmentsOn(salon);
  expect(both.map(startOf)).toEqual(['11:00', '11:00']);
  expect(both.map((one) => one['overlapReason'])).toContain('Kardeşiyle birlikte geldi');
});

test('why there is no free hour, rule by rule, and where there is one', async ({ page }) => {
  const { salon, ownerCode, serviceButton: cut } = await openFormSalon(page);
  await book(salon, { service: cut, employeeCode: ownerCode, start: `${day}T11:00:00` });
  await openForm(page, { gun: day, calisan: ownerCode, hizmet: cut.code });
  // The hours stand above it, and move it as they come.
  await expect(page.getByRole('radio', { name: '11:00, boş değil' })).toBeVisible();
  await page.getByRole('button', { name: 'Göster' }).click();
  await expect(page.getByRole('img', { name: 'Salon saatleri: 08:00 – 09:00, 19:00 – 20:00' })).toBeVisible();
  await expect(page.getByRole('img', { name: 'Randevular: 11:00 – 11:45' })).toBeVisible();
  await expect(
    page.getByRole('img', { name: /^Başlanabilecek saatler: 09:00 – 10:15, 11:45 – 18:15/ }),
  ).toBeVisible();
  await page.getByRole('button', { name: /^Deniz Korkmaz ile \d+ boş başlangıç/ }).click();
  await expect(page.getByRole('radio', { name: 'Deniz Korkmaz' })).toBeChecked();
  await expect(freeTime(page, '11:00')).toBeVisible();
});

test('services in different hands follow each other', async ({ page }) => {
  const { salon, ownerCode, deniz } = await openFormSalon(page);
  const dye = await addService(salon, { name: 'Dip boya', price: 2400.5, duration: 90 });
  await book(salon, { service: dye, employeeCode: deniz, start: `${dayFromStart(41)}T09:00:00` });
  await openForm(page, { gun: day, saat: '10:00' });
  await serviceButton(page, /Saç kesimi/).click();
  await page.getByRole('button', { name: 'Hizmet ekle' }).click();
  await serviceButton(page, /Dip boya/).click();
  await expect(page.getByText('2 hizmet, art arda')).toBeVisible();
  await page.getByRole('switch', { name: 'Her hizmete ayrı çalışan seç' }).click();
  for (const [field, name] of [
    ['Saç kesimi', /Gonca/],
    ['Dip boya', /Deniz/],
  ] as const) {
    await page.getByRole('button', { name: `${field}: çalışan` }).click();
    await page.getByRole('option', { name }).click();
  }
  await expect(page.getByText('₺3.300,50').locator('visible=true').first()).toBeVisible();
  await createButton(page).click();
  await expect(page.getByText('Randevu oluşturuldu')).toBeVisible();
  const both = await appointmentsOn(salon);
  expect(both.map((one) => [startOf(one), one.employeeCode])).toEqual([
    ['10:00', ownerCode],
    ['10:45', deniz],
  ]);
});

test('from the first to the last field by keyboard alone', async ({ page, isMobile }) => {
  test.skip(isMobile, 'a phone has no keyboard');
  const { salon, ownerCode } = await openFormSalon(page);
  await addCustomer(salon, {});
  await openForm(page, { gun: day, calisan: ownerCode });
  const { keyboard } = page;
  await expect(customerSearch(page)).toBeFocused();
  await keyboard.type('isil');
  await keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Değiştir', exact: true })).toBeFocused();
  await keyboard.press('Tab');
  await keyboard.type('kes');
  await keyboard.press('Enter');
  await expect(page.getByRole('radio', { name: /Gonca/ })).toBeFocused();
  await keyboard.press('Shift+Tab');
  await expect(page.getByLabel('Süre', { exact: true })).toBeFocused();
  await keyboard.press('ArrowUp');
  // Until the free times are there, nothing stands between the days and the field for another time.
  await expect(freeTime(page, '09:00')).toBeVisible();
  await keyboard.press('Tab');
  await keyboard.press('Tab');
  await expect(page.getByRole('radio', { name: /Gonca/ })).toBeFocused();
  // Past the day's own controls to the days, and from there to the times.
  for (let step = 0; step < 4; step += 1) await keyboard.press('Tab');
  await expect(
    page.getByRole('group', { name: 'Gün', exact: true }).getByRole('radio', { checked: true }),
  ).toBeFocused();
  await keyboard.press('ArrowRight');
  await keyboard.press('Tab');
  await keyboard.press('Space');
  await expect(
    page.getByRole('group', { name: 'Saat', exact: true }).getByRole('radio', { checked: true }),
  ).toBeFocused();
  await keyboard.press('ArrowDown');
  await keyboard.press('Tab');
  await expect(page.getByLabel('Başka saat')).toBeFocused();
  await keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Göster' })).toBeFocused();
  await keyboard.press('Tab');
  await keyboard.type('Kahve sever');
  await keyboard.press('Tab');
  await keyboard.press('Tab');
  await expect(createButton(page)).toBeFocused();
  await keyboard.press('Enter');
  await expect(page.getByText('Randevu oluşturuldu')).toBeVisible();
  const [only] = await appointmentsOn(salon, dayFromStart(4));
  expect(only).toMatchObject({ note: 'Kahve sever', serviceSnapshot: { duration: 50 } });
  expect(startOf(only ?? {})).toBe('09:15');
});

test('one more can follow on the same day, and a form that is filled in is not lost by a slip', async ({
  page,
}) => {
  const { salon, serviceButton: cut } = await openFormSalon(page);
  await openForm(page, { gun: day, saat: '10:00', hizmet: cut.code });
  await page.getByRole('button', { name: 'Oluştur ve bir tane daha ekle' }).click();
  await expect(page.getByText('Randevu oluşturuldu')).toBeVisible();
  await serviceButton(page, /Saç kesimi/).click();
  await freeTime(page, '12:00').check();
  await page.getByRole('link', { name: 'Randevular' }).first().click();
  const question = page.getByRole('alertdialog', { name: 'Değişiklikler kaydedilmedi' });
  await question.getByRole('button', { name: 'Sayfada kal' }).click();
  await expect(question).toHaveCount(0);
  await createButton(page).click();
  await expect.poll(async () => (await appointmentsOn(salon)).map(startOf)).toEqual(['10:00', '12:00']);
});
