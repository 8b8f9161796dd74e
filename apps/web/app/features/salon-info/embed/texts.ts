export const texts = {
  title: 'Sitenize ekleyin',
  lead: 'Müşterileriniz kendi sitenizden ya da Instagram’dan randevu alsın.',
  sites: 'Siteleriniz',
  sitesHint: 'Her satıra bir adres. Randevu yalnızca bu sitelerin içinde açılır; en çok 10 adres.',
  sitesPlaceholder: 'https://www.salonum.com',
  sitesFailed: 'Kayıtlı siteleriniz getirilemedi.',
  noSites: 'Önce sitenizin adresini yazıp kaydedin; yoksa tarayıcı randevuyu sitenizde göstermez.',
  save: 'Siteleri kaydet',
  close: 'Kapat',
  saved: 'Siteleriniz kaydedildi.',
  preview: 'Böyle görünür',
  book: 'Randevu al',
  codes: {
    button: {
      title: 'Düğme',
      note: 'Bu satırı düğmenin duracağı yere yapıştırın. Basınca randevu sayfanın üzerinde açılır.',
      copy: 'Düğme kodunu kopyala',
    },
    frame: {
      title: 'Sayfanın içinde',
      note: 'Randevu, sitenizin bir bölümü gibi durur.',
      copy: 'Çerçeve kodunu kopyala',
    },
    link: {
      title: 'Instagram',
      note: 'Profilinizde “Profili düzenle” › “Bağlantılar” kısmına bu adresi ekleyin.',
      copy: 'Randevu adresini kopyala',
    },
  },
  copy: 'Kopyala',
  frameTitle: (name: string) => `${name}: online randevu`,
} as const;
