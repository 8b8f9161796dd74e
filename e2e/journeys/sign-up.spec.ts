import { expectAccessible } from '../support/axe.ts';
import { expectFits } from '../support/expect-fits.ts';
import { holdScripts } from '../support/held-calls.ts';
import { waitForHydration } from '../support/hydration.ts';
import { expect, test } from '../support/journey.ts';
import { newPerson, smsCode, smsCodes } from '../support/people.ts';

type Fill = Parameters<Parameters<typeof test>[2]>[0]['page'];

const fill = async (page: Fill, person: ReturnType<typeof newPerson>): Promise<void> => {
  await page.getByLabel('Ad', { exact: true }).fill(person.name);
  await page.getByLabel('Soyad').fill(person.lastname);
  await page.getByLabel('Cep telefonu').fill(person.digits);
  await page.getByLabel('E-posta').first().fill(person.email);
  await page.getByLabel('Parola', { exact: true }).fill(person.password);
};

test('an owner signs up by phone and gets in, to making a salon', { tag: ['@phone', '@desk'] }, async ({
  page,
  request,
}) => {
  const person = newPerson('owner');
  await page.goto('/kayit-ol');
  await waitForHydration(page);
  await fill(page, person);
  await page.getByRole('button', { name: 'Hesabımı aç' }).click();

  await expect(page).toHaveURL('/telefon-aktivasyon');
  await expect(page.getByText(/^\+90 5\d\d /)).toBeVisible();
  const code = await smsCode(request, person.phone);
  // A reload loses neither the code under way nor its timers.
  await page.reload();
  await waitForHydration(page);
  await expect(page.getByRole('timer')).toContainText('sonra yeniden isteyebilirsiniz');
  await expect(page.getByRole('button', { name: 'Kodu yeniden gönder' })).toBeDisabled();
  await expect(page.getByLabel('Doğrulama kodu, 6 hane')).toBeFocused();
  // The last digit sends it.
  await page.keyboard.type(code);
  await expect(page).toHaveURL('/salon-olustur');
});

test('a customer signs up by phone and gets in, to the account', async ({ page, request }) => {
  const person = newPerson('customer');
  await page.goto('/kayit-ol');
  await waitForHydration(page);
  await page.getByRole('radio', { name: 'Randevu alacağım' }).check();
  await expect(page.getByRole('heading', { level: 1, name: 'Aynanız hazır, buyurun' })).toBeVisible();
  // The notice is read, not ticked; the two consents are optional.
  await expect(page.getByRole('link', { name: 'KVKK aydınlatma metninde' })).toHaveAttribute(
    'href',
    '/kvkk-kapsaminda-aydinlatma-metni',
  );
  await expect(page.getByRole('checkbox')).toHaveCount(2);
  await fill(page, person);
  await page.getByRole('button', { name: 'Kayıt ol' }).click();
  await expect(page).toHaveURL('/telefon-aktivasyon');
  const code = await smsCode(request, person.phone);
  // As it is copied out of an SMS.
  await page.getByLabel('Doğrulama kodu, 6 hane').focus();
  await page.evaluate(`{
    const data = new DataTransfer();
    data.setData('text/plain', ' ${code.slice(0, 3)} ${code.slice(3)} ');
    document.activeElement.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
  }`);
  await expect(page).toHaveURL('/profil/hesap');
});

test('a form filled in and sent before the script has arrived opens the account that was asked for', async ({
  page,
  request,
}) => {
  const person = newPerson('customer');
  const release = await holdScripts(page);
  await page.goto('/kayit-ol', { waitUntil: 'commit' });
  await page.getByRole('radio', { name: 'Randevu alacağım' }).check();
  await fill(page, person);
  await page.getByRole('checkbox', { name: /SMS ile haberim/ }).check();
  await page.getByRole('button', { name: 'Hesabımı aç' }).click();
  await expect(page).toHaveURL('/kayit-ol');
  const sent = page.waitForRequest('**/api/sign/up');
  release();
  expect((await sent).postDataJSON()).toMatchObject({
    kind: 'customer',
    name: person.name,
    lastname: person.lastname,
    phone: person.phone,
    email: person.email,
    marketingSms: true,
    marketingMail: false,
  });
  await expect(page).toHaveURL(/\/telefon-aktivasyon/);
  await page.getByLabel('Doğrulama kodu, 6 hane').fill(await smsCode(request, person.phone));
  await expect(page).toHaveURL('/profil/hesap');
});

test('what is missing is said at its field in Turkish, and the first wrong one has the focus', async ({
  page,
}) => {
  await page.goto('/kayit-ol');
  await waitForHydration(page);
  await page.getByLabel('Ad', { exact: true }).fill('Gülşen');
  await page.getByLabel('Parola', { exact: true }).fill('kisa');
  await page.getByRole('button', { name: 'Hesabımı aç' }).click();
  await expect(page.getByLabel('Soyad')).toBeFocused();
  await expect(page.getByLabel('Soyad')).toHaveAccessibleDescription('Soyadınızı yazın.');
  await expect(page.getByLabel('Cep telefonu')).toHaveAccessibleDescription(/5 ile başlayan/);
  await expect(page.getByLabel('E-posta').first()).toHaveAccessibleDescription(/Geçerli bir e-posta/);
  await expect(page.getByLabel('Parola', { exact: true })).toHaveAccessibleDescription(/En az 10 karakter/);
  await expectAccessible(page);
});

test('a foreign number stays what it is and is refused with the reason', async ({ page }) => {
  await page.goto('/kayit-ol');
  await waitForHydration(page);
  await fill(page, newPerson('owner'));
  const phone = page.getByLabel('Cep telefonu');
  await phone.clear();
  await phone.pressSequentially('+49 151 23456789');
  await page.getByRole('button', { name: 'Hesabımı aç' }).click();
  await expect(phone).toBeFocused();
  await expect(phone).toHaveAccessibleDescription(/Yurt dışı numaralarına SMS gönderemiyoruz/);
  await expect(phone).toHaveValue('+49 151 234 567 89');
  await expect(page).toHaveURL('/kayit-ol');
});

test('a form that is sent twice at once opens one account and sends one code', async ({ page, request }) => {
  const person = newPerson('owner');
  const keys: (string | undefined)[] = [];
  page.on('request', (sent) => {
    if (sent.url().endsWith('/api/sign/up')) keys.push(sent.headers()['idempotency-key']);
  });
  await page.goto('/kayit-ol');
  await waitForHydration(page);
  await fill(page, person);
  await page.getByLabel('Parola', { exact: true }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/telefon-aktivasyon');
  await smsCode(request, person.phone);
  expect(keys).toHaveLength(1);
  expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
  expect(await smsCodes(request, person.phone)).toHaveLength(1);
});

test('a wrong code is said and the next digits take its place; the number can be changed', async ({
  page,
  request,
  expects,
}) => {
  expects.push(/status of 400/);
  const person = newPerson('owner');
  await page.goto('/kayit-ol');
  await waitForHydration(page);
  await fill(page, person);
  await page.getByRole('button', { name: 'Hesabımı aç' }).click();
  const code = await smsCode(request, person.phone);
  const wrong = code === '000000' ? '111111' : '000000';
  await page.getByLabel('Doğrulama kodu, 6 hane').fill(wrong);
  await expect(page.getByRole('alert')).toContainText('Kod doğru değil');
  await expect(page.getByLabel('Doğrulama kodu, 6 hane')).toHaveValue('');
  // React Aria says for some seconds that the last page's button is busy, in a place that nobody sees.
  await expect(page.locator('[data-live-announcer] [role=img]')).toHaveCount(0, { timeout: 15_000 });
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Numarayı değiştir' }).click();
  await expect(page).toHaveURL('/kayit-ol');
  await expect(page.getByLabel('E-posta').first()).toHaveValue(person.email);
  await expect(page.getByLabel('Parola', { exact: true })).toHaveValue('');
});

test('a code that is spent no longer says how long it is valid', async ({ page, request, expects }) => {
  expects.push(/status of 400/);
  const person = newPerson('owner');
  await page.goto('/kayit-ol');
  await waitForHydration(page);
  await fill(page, person);
  await page.getByRole('button', { name: 'Hesabımı aç' }).click();
  const code = await smsCode(request, person.phone);
  const wrong = code === '000000' ? '111111' : '000000';
  const field = page.getByLabel('Doğrulama kodu, 6 hane');
  const timer = page.getByRole('timer');
  for (let tries = 1; tries <= 6; tries += 1) {
    await expect(field).toHaveValue('');
    const answered = page.waitForResponse('**/api/sign/activate-with-phone');
    await field.fill(wrong);
    await answered;
    if (tries === 1) await expect(timer).toContainText('daha geçerli');
  }
  await expect(page.getByRole('alert')).toContainText('Yeni bir kod isteyin');
  await expect(timer).not.toContainText('daha geçerli');
  await expect(timer).toContainText('Bu kod artık geçmiyor.');
  // Also after a reload.
  await page.reload();
  await waitForHydration(page);
  await expect(timer).toContainText('Bu kod artık geçmiyor.');
});

test('without a code under way the activation page leads on', async ({ page }) => {
  await page.goto('/telefon-aktivasyon');
  await expect(page.getByRole('heading', { level: 1, name: 'Bekleyen bir kod yok' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('main').getByRole('link', { name: 'Kayıt olun' }).click();
  await expect(page).toHaveURL('/kayit-ol');
});

for (const path of ['/kayit-ol', '/kayit-ol?tur=musteri', '/sifremi-unuttum'])
  test(`${path} is accessible and fits a narrow window`, async ({ page }) => {
    await page.goto(path);
    await waitForHydration(page);
    await expectAccessible(page);
    await page.setViewportSize({ width: 320, height: 480 });
    await expectFits(page, 320);
    // With the phone's keyboard open the last thing of the page can still be reached.
    const last = page.getByRole('main').getByRole('link').last();
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport();
  });
