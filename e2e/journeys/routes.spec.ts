import { expectAccessible } from '../support/axe.ts';
import { expectFits } from '../support/expect-fits.ts';
import { expect, requestTest, test } from '../support/journey.ts';

// Spec section 2, and domain.md, letter for letter.
const publicPages = [
  ['/biz-kimiz', 'Biz kimiz'],
  ['/ne-sagliyoruz', 'Ne sağlıyoruz'],
  ['/hazir-sablonlar', 'Hazır şablonlar'],
  ['/gizlilik-politikasi', 'Gizlilik politikası'],
  ['/teslimat-ve-iade-politikasi', 'Teslimat ve iade politikası'],
  ['/mesafeli-satis-sozlesmesi', 'Mesafeli satış sözleşmesi'],
  ['/sozlesmeler', 'Sözleşmeler'],
  ['/kvkk-kapsaminda-aydinlatma-metni', 'KVKK kapsamında aydınlatma metni'],
  ['/kimler-icin', 'Kimler için'],
  ['/nasil-kullanilir', 'Nasıl kullanılır'],
  ['/ozellikler', 'Özellikler'],
  ['/iletisim', 'İletişim'],
  ['/paketlerimiz', 'Paketlerimiz'],
  ['/karsilastirma', 'Karşılaştırma'],
  ['/yardim', 'Yardım'],
  ['/yardim/yenilikler', 'Yenilikler'],
  ['/yardim/karekod', 'Karekodu nasıl bastırırım?'],
] as const;

const authPages = [
  ['/giris-yap', 'Giriş yap'],
  ['/kayit-ol', 'Kayıt ol'],
  ['/telefon-aktivasyon', 'Telefon aktivasyonu'],
  ['/sifremi-unuttum', 'Parolamı unuttum'],
  ['/davet/abc123', 'Davetiniz'],
  ['/e-posta-onayi/abc123', 'E-posta onayı'],
] as const;

const signedInPages = [
  ['/salon-olustur', 'Salon oluştur'],
  ['/odeme', 'Ödeme'],
  ['/odeme/sonuc/abc123', 'Ödeme sonucu'],
  ['/ozel-sablon', 'Özel şablon'],
  ['/randevularim', 'Randevularım'],
  ['/profil', 'Profil takvimi'],
  ['/profil/hesap', 'Hesabım'],
  ['/profil/kontrol-paneli', 'Kontrol paneli'],
  ['/profil/kontrol-paneli/paket', 'Paket yönetimi'],
  ['/profil/salon-bilgileri', 'Salon bilgileri'],
  ['/profil/istatistik-paneli', 'İstatistik paneli'],
  ['/profil/salonu-duzenle/SLN-1', 'Salonu düzenle'],
  ['/profil/muhasebe', 'Muhasebe'],
  ['/profil/muhasebe/ekle', 'Gelir ya da gider ekle'],
  ['/profil/muhasebe/gun-sonu', 'Gün sonu'],
  ['/profil/muhasebe/prim', 'Prim'],
  ['/profil/aylık-rapor', 'Aylık rapor'],
  ['/profil/envanter', 'Envanter'],
  ['/profil/envanter/ekle', 'Ürün ekle'],
  ['/profil/envanter/duzenle/PRD-1', 'Ürünü düzenle'],
  ['/profil/envanter/sayim', 'Stok sayımı'],
  ['/profil/envanter/siparis', 'Sipariş listesi'],
  ['/profil/randevular', 'Randevular'],
  ['/profil/randevular/ekle', 'Yeni Randevu'],
  ['/profil/müşterilerim', 'Müşterilerim'],
  ['/profil/musteri/MST-1', 'Müşteri kartı'],
  ['/profil/çalışanlar', 'Çalışanlar'],
  ['/profil/çalışanlar/ekle', 'Çalışan ekle'],
  ['/profil/çalışanlar/yetkiler/EMP-1', 'Çalışan yetkileri'],
  ['/profil/hizmetler', 'Hizmetler'],
  ['/profil/hizmetler/ekle', 'Hizmet ekle'],
  ['/profil/hizmetler/duzenle/SRV-1', 'Hizmeti düzenle'],
  ['/profil/yorumlar', 'Yorumlar'],
  ['/profil/mesajlar', 'Mesaj ayarları'],
  ['/panel', 'Genel bakış'],
  ['/panel/salons', 'Salonlar'],
  ['/panel/users', 'Kullanıcılar'],
  ['/panel/messages', 'Mesajlar'],
  ['/panel/reviews', 'Bildirilen yorumlar'],
  ['/panel/packages', 'Paketler'],
  ['/panel/coupons', 'İndirim kodları'],
  ['/panel/payments', 'Ödemeler'],
  ['/panel/revenue', 'Gelir'],
  ['/panel/delivery', 'İleti teslimi'],
  ['/panel/events', 'Olaylar'],
  ['/panel/audit', 'Denetim kaydı'],
] as const;

const everyPage = [...publicPages, ...authPages, ...signedInPages];

for (const [path, title] of everyPage)
  requestTest(`${path} answers with its own title`, async ({ request }) => {
    const response = await request.get(encodeURI(path));
    expect(response.status()).toBe(200);
    const titles = [...(await response.text()).matchAll(/<title>([^<]*)<\/title>/g)].map(([, text]) => text);
    expect(titles).toEqual([`${title} · Ayna`]);
  });

for (const path of ['/profil/aylık-rapor', '/profil/müşterilerim', '/profil/çalışanlar'])
  test(`${path} may be typed with its letters, or percent-encoded in either case`, async ({
    page,
    request,
  }) => {
    // What a person types: the browser encodes it by itself.
    const typed = await page.goto(path);
    expect(typed?.status()).toBe(200);
    const lower = encodeURI(path).replace(/%[0-9A-F]{2}/g, (code) => code.toLowerCase());
    for (const spelling of [encodeURI(path), lower]) expect((await request.get(spelling)).status()).toBe(200);
  });

test('a signed-in page sends who is not signed in to the sign-in page', async ({ page }) => {
  for (const path of ['/profil', '/profil/çalışanlar', '/salon-olustur']) {
    await page.goto(path);
    const next = new URLSearchParams({ next: encodeURI(path) });
    await expect(page).toHaveURL(`/giris-yap?${next}`);
    await expect(page.getByRole('heading', { level: 1, name: 'Tekrar hoş geldiniz' })).toBeVisible();
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a public page reads, and leads home', async ({ page }) => {
    await page.goto('/nasil-kullanilir');
    await expect(page.getByRole('heading', { level: 1, name: /^On kısa ders/ })).toBeVisible();
    await page.getByRole('banner').getByRole('link', { name: 'Ayna, ana sayfa' }).click();
    await expect(page).toHaveURL('/');
  });
});

test('a public page is sent without the framework', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()));
  await page.goto('/nasil-kullanilir', { waitUntil: 'networkidle' });
  expect(scripts).toEqual([]);
});

for (const path of ['/nasil-kullanilir', '/giris-yap'])
  test(`${path} is accessible and fits a narrow window`, async ({ page }) => {
    await page.goto(path);
    await expectAccessible(page);
    await page.setViewportSize({ width: 320, height: 700 });
    await expectFits(page, 320);
  });

test('an unknown page of the salon leads back to the calendar or home', async ({ page, expects }) => {
  expects.push(/status of 404/);
  const response = await page.goto('/profil/randevulr');
  expect(response?.status()).toBe(404);
  await expect(page).toHaveTitle('Sayfa bulunamadı · Ayna');
  await expect(page.getByText('/profil/randevulr')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Takvime dön' })).toHaveAttribute('href', '/profil');
  await expect(page.getByRole('link', { name: 'Ana sayfaya git' })).toHaveAttribute('href', '/');
  await expectAccessible(page);
});

test('any other unknown page leads home, however its letters are spelled', async ({ page, expects }) => {
  expects.push(/status of 40[04]/);
  for (const path of ['/yok/böyle/bir/sayfa', '/%E7', '/panel/olmayan']) {
    const response = await page.goto(path);
    expect(response?.status(), path).toBeGreaterThanOrEqual(400);
    expect(response?.status(), path).toBeLessThan(500);
  }
  await expect(page.getByRole('heading', { level: 1, name: 'Aynada böyle bir sayfa yok' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Takvime dön' })).toBeHidden();
  await page.setViewportSize({ width: 320, height: 700 });
  await expectFits(page, 320);
});
