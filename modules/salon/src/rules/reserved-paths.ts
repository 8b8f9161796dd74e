/** Words of the product's own URLs, and words that would let a salon pose as the product. */
const reservedPaths = new Set(
  `admin api app ayna ayna-salon blog cikis davet degerlendir destek dev docs e-posta en files gelen-kutusu giris
   gizlilik hakkimizda health help hesap iletisim indir internal kampanya kvkk login mail musteri odeme ornek panel
   paketlerimiz profil public randevu randevu-al randevularim robots salon salon-olustur salonlar sifremi-unuttum
   sitemap sozlesme static support test tr uye-ol yardim yeni yonetici yonetim www`.split(/\s+/),
);

export const isReservedPath = (path: string): boolean => reservedPaths.has(path);
