export const publicMetaTexts = {
  site: 'Ayna',
  pictureOf: (title: string) => `${title}: Ayna’nın oval aynası ve cümlesi`,
  organization: 'Kuaför, berber ve güzellik salonları için randevu ve salon yönetimi.',
  /** What a page is called in the way that leads to it. */
  names: {
    home: 'Ana sayfa',
    about: 'Biz kimiz',
    offering: 'Ne sağlıyoruz',
    templates: 'Hazır şablonlar',
    audience: 'Kimler için',
    howTo: 'Nasıl kullanılır',
    features: 'Özellikler',
    comparison: 'Karşılaştırma',
    contact: 'İletişim',
    privacy: 'Gizlilik politikası',
    agreements: 'Sözleşmeler',
    dataNotice: 'KVKK aydınlatma metni',
    help: 'Yardım',
    news: 'Yenilikler',
  },
} as const;
