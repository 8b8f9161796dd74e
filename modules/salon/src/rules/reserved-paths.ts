/** Words of the product's own addresses, and those that would pretend to be the product. */
const reserved = new Set(
  `admin api app ayna ayna-salon blog cikis davet degerlendir destek dev docs e-posta en files gelen-kutusu giris
   gizlilik hakkimizda health help hesap iletisim indir internal kampanya kvkk login mail musteri odeme ornek panel
   paketlerimiz profil public randevu randevu-al randevularim robots salon salon-olustur salonlar sifremi-unuttum
   sitemap sozlesme static support test tr uye-ol yardim yeni yonetici yonetim www`.split(/\s+/),
);

export const isReserved = (path: string): boolean => reserved.has(path);
