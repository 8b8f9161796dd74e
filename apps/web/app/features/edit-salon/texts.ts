export const texts = {
  documentTitle: 'Salonu düzenle · Ayna',
  title: 'Salonu düzenle',
  back: 'Salon bilgileri',
  openSite: 'Sayfayı aç',
  tabs: 'Salon ayarları',
  general: 'Genel',
  hours: 'Saatler ve tatiller',
  rules: 'Randevu kuralları',
  photos: 'Fotoğraflar',
  announcements: 'Duyurular',
  unsaved: 'kaydedilmedi',
  quota: (used: string, limit: string) => `${used} / ${limit}`,
  saved: 'Değişiklikler kaydedildi',
  save: 'Değişiklikleri kaydet',
  giveUp: 'Vazgeç',
  clean: (who: string | null, when: string) => (who ? `Son kayıt: ${who}, ${when}` : `Son kayıt: ${when}`),
  problems: (count: number) => `${count} yerde düzeltme gerekiyor`,
  crossed: (fields: string) =>
    `Siz yazarken başka biri de değiştirdi: ${fields}. Kaydederseniz sizinki geçerli olur.`,
  failed: 'Salon bilgileri getirilemedi',
  retry: 'Yeniden dene',
  noPermission: {
    why: 'Salonun bilgilerini, saatlerini ve kurallarını yalnızca yetkisi olanlar değiştirebilir.',
    right: 'Salon bilgileri',
  },
  otherSalon: {
    title: 'Şu an başka bir salondasınız',
    text: 'Bu salonu düzenlemek için önce ona geçin.',
    go: 'Bu salona geç',
  },
  tour: {
    name: 'Salonu düzenle',
    steps: [
      ['tabs', 'Beş bölüm', 'Bilgiler, saatler, kurallar, fotoğraflar ve duyurular ayrı bölümlerde durur.'],
      [
        'path',
        'Sayfa adresi',
        'Müşterilerinize bu adresi verirsiniz. Değiştirirseniz eskisi yenisine yönlenir.',
      ],
      ['save', 'Kaydetmeyi unutmayın', 'Yazdıklarınız siz kaydedene kadar müşterilere görünmez.'],
    ],
  },
} as const;
