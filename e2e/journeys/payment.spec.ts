import { expectAccessible } from '../support/axe.ts';
import { expectFits } from '../support/expect-fits.ts';
import { expect, test } from '../support/journey.ts';
import {
  acceptContracts,
  atBank,
  buyPackage,
  cards,
  confirmAtBank,
  goToBank,
  pay,
  refuseAtBank,
  typeCard,
  waitForPackage,
} from '../support/payment.ts';
import { openSalon } from '../support/salon.ts';

// Paying on the real product, through the bank page of the stand-in.

const toursSeen = ['dashboard'];
const management = '/profil/kontrol-paneli/paket';

test.slow();

// The session is put into every document of these tabs, and the bank's page has no storage.
test.beforeEach(({ expects }) => void expects.push(/sandboxed and lacks the 'allow-same-origin' flag/));

test('a trial becomes a paid package', { tag: ['@phone', '@desk'] }, async ({ page, isMobile }) => {
  const salon = await openSalon(page, { toursSeen });
  await page.goto('/paketlerimiz');
  await page.getByRole('link', { name: 'Salon ile başlayın' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ödeme' })).toBeVisible({ timeout: 20_000 });

  // Nothing is paid without somebody to make the invoice out to.
  await page.getByRole('button', { name: 'Fatura bilgilerini yaz' }).click();
  const dialog = page.getByRole('dialog', { name: 'Fatura bilgileri' });
  await dialog.getByLabel('TCKN ya da VKN').fill('10000000147');
  await dialog.getByLabel('Vergi dairesi').fill('Kadıköy');
  await expect(dialog.getByText('VKN 10, TCKN 11 hanelidir.', { exact: false })).toBeVisible();
  await dialog.getByLabel('TCKN ya da VKN').fill('10000000146');
  await dialog.getByRole('button', { name: 'Bilgileri kaydet' }).click();
  await expect(dialog).toBeHidden();

  // Wrong at once where it cannot become right, and not before.
  await page.getByLabel('Kart numarası').pressSequentially('552879000000000');
  await expect(page.getByText('Kart numarasında bir hane yanlış.', { exact: false })).toHaveCount(0);
  await page.getByLabel('Kart numarası').pressSequentially('9');
  await expect(page.getByText('Kart numarasında bir hane yanlış.', { exact: false })).toBeVisible();
  await page.getByLabel('Kart numarası').clear();
  await typeCard(page);
  await expect(page.getByLabel('Kart numarası')).toHaveValue('5528 7900 0000 0008');
  await expect(page.getByLabel('Son kullanma')).toHaveValue('12 / 30');
  await expectAccessible(page);
  if (isMobile) await expectFits(page, 390);

  // Without the two consents nothing is sent.
  await pay(page);
  await expect(page.getByText('Ödemeden önce okuduğunuzu işaretleyin.')).toBeVisible();
  await acceptContracts(page);
  await pay(page);
  await expect(atBank(page)).toBeVisible();
  await confirmAtBank(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Salon paketiniz açık' })).toBeVisible({
    timeout: 20_000,
  });
  await expect(page).toHaveURL(/\/odeme\/sonuc\/[\w-]{32}$/);
  await expectAccessible(page);
  await waitForPackage(salon, 'Salon');

  await page.getByRole('link', { name: 'Faturaya bak' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Paket yönetimi' })).toBeVisible();
  await expect(page.getByText('Ödendi')).toBeVisible();
  await expectAccessible(page);
  if (isMobile) await expectFits(page, 390);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: /faturası, PDF$/ }).click();
  expect((await download).suggestedFilename()).toMatch(/^ayna-fatura-[A-Z]{3}\d{13}\.pdf$/);
});

test("a declined card is told in the customer's words, and another one is tried for the same order", async ({
  page,
}) => {
  const salon = await openSalon(page, { toursSeen });
  await goToBank(page, salon, 'Salon', cards.insufficient);
  await confirmAtBank(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Bankanız bu kartı onaylamadı' })).toBeVisible({
    timeout: 20_000,
  });
  await expect(page.getByText('limit ya da bakiye yetersiz', { exact: false })).toBeVisible();
  await expect(page.getByText('Kartınızdan para alınmadı.')).toBeVisible();
  await expectAccessible(page);

  await page.getByRole('link', { name: 'Başka kartla öde' }).click();
  await expect(page).toHaveURL(/siparis=/);
  // Nothing of the first card is left.
  await expect(page.getByLabel('Kart numarası')).toHaveValue('');
  await typeCard(page);
  await acceptContracts(page);
  await pay(page);
  await confirmAtBank(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Salon paketiniz açık' })).toBeVisible({
    timeout: 20_000,
  });
});

test('who refuses at the bank pays nothing, and tries again from any tab', async ({ page, context }) => {
  const salon = await openSalon(page, { toursSeen });
  await goToBank(page, salon, 'Salon');
  await refuseAtBank(page);
  await expect(page.getByText('Kartınızdan para alınmadı.')).toBeVisible({ timeout: 20_000 });
  const other = await context.newPage();
  await other.goto(page.url());
  await other.getByRole('link', { name: 'Ödemeye dön' }).click();
  await expect(other).toHaveURL(/\/odeme\?paket=[\w-]+&donem=aylik&siparis=/);
  await expect(other.getByRole('heading', { level: 1, name: 'Ödeme' })).toBeVisible({ timeout: 20_000 });
});

test("who closes the bank's page finds the order again, and finishes it", async ({ page, context }) => {
  const salon = await openSalon(page, { toursSeen });
  await goToBank(page, salon, 'Salon');
  await expect(atBank(page)).toBeVisible();

  // The tab is closed at the bank.
  const [kept, others] = await Promise.all([context.storageState(), context.newPage()]);
  expect(kept.origins.length).toBeGreaterThan(0);
  await page.close();
  await others.goto(management);
  const notice = others.getByRole('status').filter({ hasText: 'Bir ödemeniz sonuçlanmadı' });
  await notice.getByRole('link', { name: 'Sonuca bak' }).click();
  await expect(
    others.getByRole('heading', { level: 1, name: 'Bankadan onaylamadan döndünüz' }),
  ).toBeVisible();
  await expect(others.getByText('Şu ana kadar para alınmadı.')).toBeVisible();
  await expectAccessible(others);
  await others.getByRole('link', { name: 'Banka sayfasına dön' }).click();
  await confirmAtBank(others);
  await expect(others.getByRole('heading', { level: 1, name: 'Salon paketiniz açık' })).toBeVisible({
    timeout: 20_000,
  });
});

test("the bank's back button leads to the truth and not to a form with a card in it", async ({ page }) => {
  const salon = await openSalon(page, { toursSeen });
  await goToBank(page, salon, 'Salon');
  await expect(atBank(page)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/odeme\/sonuc\//);
  await page.getByRole('button', { name: 'Siparişten vazgeç' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ödeme onaylanmadan kapandı' })).toBeVisible();
});

test('an upgrade counts the days that are left', async ({ page }) => {
  const salon = await openSalon(page, { toursSeen });
  await buyPackage(page, salon, 'Salon');
  await page.goto(management);
  await page.getByRole('link', { name: 'Stüdyo: Yükselt' }).click();
  const summary = page.getByRole('complementary', { name: 'Sipariş özeti' });
  await expect(summary).toContainText('Salon paketinden geçiyorsunuz');
  await expect(summary).toContainText('−₺');
  await typeCard(page);
  await acceptContracts(page);
  await pay(page);
  await confirmAtBank(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Stüdyo paketiniz açık' })).toBeVisible({
    timeout: 20_000,
  });
  await waitForPackage(salon, 'Stüdyo');
});

test('a downgrade says what no longer fits, and can be taken back', async ({ page }) => {
  const salon = await openSalon(page, { toursSeen });
  await buyPackage(page, salon, 'Salon');
  await page.goto(management);
  await page.getByRole('button', { name: 'Geçişi planla' }).click();
  await expect(page.getByRole('heading', { name: /Tek Koltuk paketine geçerseniz$/ })).toBeFocused();
  await expectAccessible(page);
  await page.getByRole('button', { name: / günü geç$/ }).click();
  const planned = page.getByRole('status').filter({ hasText: 'Tek Koltuk paketine geçeceksiniz' });
  await expect(planned).toBeVisible();
  await planned.getByRole('button', { name: 'Geçişi geri al' }).click();
  await expect(planned).toHaveCount(0);
});

test('extra SMS are bought', async ({ page }) => {
  const salon = await openSalon(page, { toursSeen });
  await buyPackage(page, salon, 'Salon');
  await page.goto(management);
  await page.getByText('250 SMS', { exact: true }).click();
  await page.getByRole('link', { name: /^250 SMS al/ }).click();
  await typeCard(page);
  await acceptContracts(page);
  await pay(page);
  await confirmAtBank(page);
  await expect(page.getByRole('heading', { level: 1, name: 'SMS’leriniz eklendi' })).toBeVisible({
    timeout: 20_000,
  });
  await page.goto(management);
  await expect(page.getByText('+ 250 ek SMS')).toBeVisible();
});

test('a payment whose answer was lost is followed until it is known', async ({ page }) => {
  const salon = await openSalon(page, { toursSeen });
  await goToBank(page, salon, 'Salon', cards.lostAnswer);
  await confirmAtBank(page);
  await expect(page.getByText('Salon paketiniz açık')).toBeVisible({ timeout: 90_000 });
});

test('an unknown payment is said to be unknown', async ({ page, expects }) => {
  expects.push(/status of 4\d\d/);
  await openSalon(page, { toursSeen });
  await page.goto('/odeme/sonuc/bilinmiyor');
  await expect(page.getByRole('heading', { name: 'Bu ödemeyi bulamadık' })).toBeVisible({ timeout: 20_000 });
  await expectAccessible(page);
});

test('packages are compared without a script, monthly and yearly', async ({ page }) => {
  await page.goto('/paketlerimiz');
  await expect(page.getByRole('heading', { level: 1, name: 'Ekibiniz kadar ödeyin.' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: /^Yıllık/ }).click();
  await expect(page).toHaveURL('/paketlerimiz?donem=yillik');
  await expect(page.getByRole('link', { name: 'Salon ile başlayın' })).toHaveAttribute(
    'href',
    /donem=yillik/,
  );
  await page.setViewportSize({ width: 320, height: 700 });
  await expectFits(page, 320);
});
