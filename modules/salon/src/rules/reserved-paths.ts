/**
 * Words of the product's own URLs, which go before a salon's short address, and words that would let a salon pose as the
 * product.
 */
const reservedPaths = new Set(
  `admin api app assets ayna ayna-salon biz-kimiz blog cikis davet degerlendir destek dev docs e-posta
   e-posta-onayi en files fiyatlar gelen-kutusu giris giris-yap gizlilik gizlilik-politikasi gom hakkimizda
   hazir-sablonlar health help hesap iletisim indir internal kampanya karsilastirma kayit-ol kimler-icin kvkk
   kvkk-kapsaminda-aydinlatma-metni login mail mesafeli-satis-sozlesmesi musteri nasil-kullanilir ne-sagliyoruz
   odeme ornek ozel-sablon ozellikler paketlerimiz panel paylasim profil public randevu randevu-al randevularim
   robots salon salon-olustur salonlar sifremi-unuttum sitemap sozlesme sozlesmeler static support
   telefon-aktivasyon teslimat-ve-iade-politikasi test tr uye-ol www yardim yeni yonetici yonetim`.split(
    /\s+/,
  ),
);

export const isReservedPath = (path: string): boolean => reservedPaths.has(path);
