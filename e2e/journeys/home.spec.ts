import { expectAccessible } from '../support/axe.ts';
import { expectFits } from '../support/expect-fits.ts';
import { expect, test } from '../support/journey.ts';
import { recordShifts, shifted } from '../support/layout-shifts.ts';

const headings = [
  'Müşteriniz seçer, takviminize yansır.',
  'Her koltuğun, her masanın kendi düzeni var.',
  'Salonun bütün işi, tek ekranda.',
  'Gün nasıl akıyor, bir bakışta görün',
  '“Tamamlandı” deyin, gelir kendiliğinden yazılsın',
  'Seanslar sırayla ilerlesin',
  'Herkes kendi yetkisiyle',
  'Siteniz de salonunuz gibi size benzesin.',
  'Bir öğle arasında hazır.',
  'Salonunuzu tanıtın',
  'Hizmet ve ekibinizi ekleyin',
  'Bağlantınızı paylaşın',
  'Yarınki ilk randevunuz Ayna’dan olsun.',
];

const sentences = [
  'Ayna, salonunuzun randevularını, ekibini ve kasasını tek yerde toplar. Müşterileriniz günün her saati kendi randevusunu alır, siz işinize bakarsınız.',
  'Her çalışan için ayrı sütun, her durum için ayrı renk. Dolu saat, mola ve izin karışmaz.',
  'Randevu tamamlanınca hizmet bedeli muhasebeye işlenir. Ay sonunda defter toplamak kalmaz.',
  'Kurulum ücreti yok, paketinizi istediğiniz an değiştirirsiniz.',
  'Kuaför, berber ve güzellik salonları için randevu ve salon yönetimi.',
];

const footer = {
  'Ne sağlıyoruz': '/ne-sagliyoruz',
  Özellikler: '/ozellikler',
  'Hazır şablonlar': '/hazir-sablonlar',
  Paketlerimiz: '/paketlerimiz',
  Karşılaştırma: '/karsilastirma',
  'Biz kimiz': '/biz-kimiz',
  'Kimler için': '/kimler-icin',
  'Nasıl kullanılır': '/nasil-kullanilir',
  Yardım: '/yardim',
  İletişim: '/iletisim',
  Sözleşmeler: '/sozlesmeler',
  'Gizlilik politikası': '/gizlilik-politikasi',
  'KVKK aydınlatma metni': '/kvkk-kapsaminda-aydinlatma-metni',
  'Mesafeli satış sözleşmesi': '/mesafeli-satis-sozlesmesi',
  'Teslimat ve iade politikası': '/teslimat-ve-iade-politikasi',
};

const header = {
  'Kimler için': '/kimler-icin',
  Özellikler: '/ozellikler',
  'Nasıl kullanılır': '/nasil-kullanilir',
  'Hazır şablonlar': '/hazir-sablonlar',
  Paketlerimiz: '/paketlerimiz',
  Yardım: '/yardim',
};

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the home page shows all its content', async ({ page }) => {
    const response = await page.goto('/');
    expect(response?.status()).toBe(200);
    await expect(page.locator('html')).toHaveAttribute('lang', 'tr');
    await expect(page).toHaveTitle('Ayna · Müşteriniz seçer, takviminize yansır');
    await expect(page.getByRole('main').getByRole('heading')).toHaveText(headings);
    for (const sentence of sentences) await expect(page.getByText(sentence)).toBeVisible();
    for (const art of ['Ne zaman uygunsunuz?', 'Yeni randevu takvimde', '+₺3.200,00', '4/6 seans']) {
      await expect(page.getByText(art)).toBeVisible();
    }
    for (const trade of [
      'Kuaförler',
      'Berberler',
      'Güzellik salonları',
      'Tırnak stüdyoları',
      'Makyaj stüdyoları',
      'Estetik klinikleri',
    ]) {
      await expect(page.getByRole('link', { name: trade, exact: true })).toBeVisible();
    }
    // The six templates.
    await expect(page.getByRole('img')).toHaveCount(6);
  });

  test('a theme that nothing could keep is not offered', async ({ page }) => {
    await page.goto('/');
    await expect(page.locator('[data-theme-toggle]')).toBeHidden();
  });

  test('the phone menu opens', { tag: '@phone' }, async ({ page, isMobile }) => {
    test.skip(!isMobile);
    await page.goto('/');
    await page.locator('summary', { hasText: 'Menü' }).click();
    await expect(page.getByRole('navigation', { name: 'Site' })).toBeVisible();
  });
});

test('the home page is sent with its own small script and no other', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  const response = await page.goto('/', { waitUntil: 'networkidle' });
  const html = (await response?.text()) ?? '';
  expect(scripts).toEqual([]);
  expect(html).not.toContain('modulepreload');
  expect(html).not.toContain('style="');
  // What describes the page to search engines is data, and never runs.
  const inline = [...html.matchAll(/<script(?! type="application\/ld\+json")([^>]*)>([\s\S]*?)<\/script>/g)];
  expect(inline).toHaveLength(1);
  expect(inline[0]?.[1]).toContain('nonce=');
  expect(inline[0]?.[2]?.length).toBeLessThan(1500);
});

test('nothing on the home page comes from elsewhere', async ({ page, baseURL }) => {
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).origin));
  await page.goto('/', { waitUntil: 'networkidle' });
  expect([...hosts]).toEqual([new URL(baseURL ?? '').origin]);
});

test('the links of the home page lead to the pages of the site', async ({ page }) => {
  await page.goto('/');
  const foot = page.getByRole('contentinfo');
  for (const [name, address] of Object.entries(footer)) {
    await expect(foot.getByRole('link', { name, exact: true })).toHaveAttribute('href', address);
  }
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Salonunuzu oluşturun' }).first()).toHaveAttribute(
    'href',
    '/kayit-ol',
  );
  await expect(main.getByRole('link', { name: 'Nasıl kullanılır?' })).toHaveAttribute(
    'href',
    '/nasil-kullanilir',
  );
  await expect(main.getByRole('link', { name: 'Hazır şablonlara bakın' })).toHaveAttribute(
    'href',
    '/hazir-sablonlar',
  );
  await expect(main.getByRole('link', { name: 'Kuaförler', exact: true })).toHaveAttribute(
    'href',
    '/kimler-icin#kuaforler',
  );
});

test('the header leads to the pages of the site, on a phone from its menu', { tag: '@phone' }, async ({
  page,
  isMobile,
}) => {
  await page.goto('/');
  if (isMobile) await page.locator('summary', { hasText: 'Menü' }).click();
  const nav = page.getByRole('banner').getByRole('navigation', { name: 'Site' });
  for (const [name, address] of Object.entries(header)) {
    await expect(nav.getByRole('link', { name })).toHaveAttribute('href', address);
  }
  const top = page.getByRole('banner');
  await expect(top.getByRole('link', { name: 'Giriş yap' })).toHaveAttribute('href', '/giris-yap');
  await expect(top.getByRole('link', { name: 'Salonunuzu oluşturun' })).toHaveAttribute('href', '/kayit-ol');
  await expect(top.getByRole('link', { name: 'Ayna, ana sayfa' })).toHaveAttribute('href', '/');
});

test('the phone menu works by keyboard', { tag: '@phone' }, async ({ page, isMobile }) => {
  test.skip(!isMobile);
  await page.goto('/');
  const nav = page.getByRole('navigation', { name: 'Site' });
  const menu = page.locator('summary');
  await expect(menu).toHaveText('Menü');
  await menu.focus();
  await page.keyboard.press('Enter');
  await expect(nav).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Tab');
  await expect(nav.getByRole('link', { name: 'Kimler için' })).toBeFocused();
  await menu.focus();
  await page.keyboard.press('Space');
  await expect(nav).toBeHidden();
});

test('a touch beside the phone menu closes it', { tag: '@phone' }, async ({ page, isMobile }) => {
  test.skip(!isMobile);
  await page.goto('/');
  const nav = page.getByRole('navigation', { name: 'Site' });
  await page.locator('summary', { hasText: 'Menü' }).click();
  await expect(nav).toBeVisible();
  await page.touchscreen.tap(195, 800);
  await expect(nav).toBeHidden();
});

test('anyone who uses the keyboard can pass over the header', async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'İçeriğe geç' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('the theme changes and stays without a framework', async ({ page }) => {
  await page.goto('/');
  const root = page.locator('html');
  await expect(root).toHaveClass('light');
  await page.locator('[data-theme-toggle]').click();
  await expect(root).toHaveClass('dark');
  await page.reload();
  await expect(root).toHaveClass('dark');
});

test('the home page is accessible in light and dark', async ({ page }) => {
  await page.goto('/');
  await expectAccessible(page);
});

test('the home page does not shift while it loads', async ({ page }) => {
  await recordShifts(page);
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(await shifted(page)).toBeLessThanOrEqual(0.02);
});

test('the home page fits a window of any width', async ({ page }) => {
  await page.goto('/');
  for (const width of [320, 390, 768, 1024, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await expectFits(page, width);
  }
});

test('on a phone every control of the home page is large enough to touch', { tag: '@phone' }, async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile);
  await page.goto('/');
  await page.locator('summary', { hasText: 'Menü' }).click();
  const controls = page.locator(
    'header :is(a, button, summary):visible, main a:visible, footer ul a:visible',
  );
  const boxes = await Promise.all((await controls.all()).map((control) => control.boundingBox()));
  expect(boxes.length).toBeGreaterThan(20);
  for (const box of boxes) expect(box?.height).toBeGreaterThanOrEqual(44);
});
