import type { Page } from '@playwright/test';
import { enterPanel } from '../support/admin.ts';
import { expectAccessible } from '../support/axe.ts';
import { expectFits } from '../support/expect-fits.ts';
import { expect, test } from '../support/journey.ts';
import { acceptContracts, confirmAtBank, pay, typeCard } from '../support/payment.ts';
import { newPerson, signIn } from '../support/people.ts';
import { apiClient } from '../support/salon.ts';

// Salons of the demo data whose term is over, and what staff see of what is sold.

const password = 'ayna-demo-2026';
const management = '/profil/kontrol-paneli/paket';

const enterAs = async (page: Page, digits: string, path: string): Promise<void> => {
  await page.goto(`/giris-yap?next=${encodeURIComponent(path)}`);
  await signIn(page, { ...newPerson(), digits, password });
  await expect(page).toHaveURL(path, { timeout: 20_000 });
};

test.slow();

type Payments = { readonly items: readonly { readonly state: string; readonly reason: string | null }[] };

/** The renewal is due when the product starts. Its sweep tries the stored card within a minute or two, and the bank refuses it. */
const waitForRenewal = async (page: Page): Promise<void> => {
  const token = await page.evaluate(() => localStorage.getItem('accessToken') ?? '');
  const api = apiClient(page, token);
  const triesRefused = async (): Promise<number> => {
    const { items } = await api<Payments>('get', '/api/SubscriptionCustomer/customer/payments');
    return items.filter(({ state, reason }) => state === 'failed' && reason === 'expired-card').length;
  };
  await expect.poll(triesRefused, { timeout: 150_000, intervals: [2_000] }).toBeGreaterThan(1);
};

test('a renewal from an expired card is refused, and paid with another card in the days of grace', async ({
  page,
  isMobile,
}) => {
  test.skip(isMobile, 'the demo has one such salon, and it is paid for afterwards');
  test.setTimeout(300_000);
  await enterAs(page, '5550000008', '/profil/hesap');
  await waitForRenewal(page);
  await page.reload();
  const notice = page.getByRole('status').filter({ hasText: 'Paketinizin ödemesi alınamadı.' });
  await notice.getByRole('link', { name: 'Pakete git' }).click();
  await expect(page).toHaveURL(management);
  await expect(page.getByText('kartın süresi dolmuş', { exact: false }).first()).toBeVisible();
  await expect(page.getByText('1115', { exact: false }).first()).toBeVisible();
  await expect(page.getByText('Ödeme bekliyor')).toBeVisible();
  await expectAccessible(page);

  await page
    .getByRole('link', { name: /Şimdi öde$/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ödeme' })).toBeVisible({ timeout: 20_000 });
  const other = page.getByRole('radio', { name: /^Başka bir kart/ });
  if ((await other.count()) > 0) await other.check();
  await typeCard(page);
  await acceptContracts(page);
  await pay(page);
  await confirmAtBank(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Tek Koltuk paketiniz açık' })).toBeVisible({
    timeout: 20_000,
  });
  await page.goto(management);
  await expect(page.getByText('Aktif', { exact: true })).toBeVisible();
  await expect(notice).toHaveCount(0);
});

test('a salon whose trial is over reads everything, and is led to the packages', async ({ page }) => {
  await enterAs(page, '5550000010', management);
  const notice = page.getByRole('status').filter({ hasText: 'Denemeniz bitti.' });
  await expect(notice).toBeVisible({ timeout: 20_000 });
  await expect(page.getByText('Ek SMS almak için önce bir paket seçin.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Salon: Bu paketi al' })).toBeVisible();
  await expectAccessible(page);
});

for (const [path, title] of [
  ['/panel/packages', 'Paketler'],
  ['/panel/coupons', 'İndirim kodları'],
  ['/panel/payments', 'Ödemeler'],
  ['/panel/revenue', 'Gelir'],
] as const)
  test(`${path} is accessible and fits a narrow window`, async ({ page }) => {
    await enterPanel(page, path);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    await expectAccessible(page);
    await page.setViewportSize({ width: 320, height: 700 });
    await expectFits(page, 320);
  });

test('a package is changed in the panel, and a coupon is made', async ({ page }) => {
  await enterPanel(page, '/panel/packages');
  await page.getByRole('button', { name: 'Stüdyo paketini düzenle' }).click();
  const dialog = page.getByRole('dialog', { name: 'Paketi düzenle' });
  await expectAccessible(page);
  await dialog.getByLabel('Kimin için').fill('Kalabalık ekipler için');
  await dialog.getByRole('button', { name: 'Kaydet' }).click();
  await expect(page.getByText('Paket kaydedildi')).toBeVisible();
  await page.goto('/paketlerimiz');
  await expect(page.getByText('Kalabalık ekipler için')).toBeVisible();

  const coupon = `DENE-${crypto.randomUUID().slice(0, 8).toUpperCase()}`;
  await page.goto('/panel/coupons');
  await page.getByRole('button', { name: 'Kod ekle' }).click();
  const form = page.getByRole('dialog', { name: 'Yeni indirim kodu' });
  await form.getByLabel('Kod', { exact: true }).fill(coupon);
  await form.getByLabel('İndirim yüzdesi').fill('15');
  await form.getByRole('textbox', { name: 'Son gün' }).fill('31.12.2030');
  await form.getByRole('button', { name: 'Kaydet' }).click();
  await expect(page.getByText('İndirim kodu kaydedildi')).toBeVisible();
  await expect(page.getByText(coupon)).toBeVisible();
});
