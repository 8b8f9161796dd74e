export const texts = {
  documentTitle: 'Hazır şablonlar · Ayna',
  description:
    'Altı hazır salon sitesi: Akış, Ustura, Gonca, Cila, Kulis ve Berrak. Örneklerini açın, size uyanla başlayın.',
  title: 'Hazır şablonlar',
  lead: 'Altı site, altı karakter. Hizmetleriniz, ekibiniz ve saatleriniz kendiliğinden yerleşir; renkleri, sırayı ve yazıları siz seçersiniz. Her salon dilediğini alabilir, sonra da değiştirebilir.',
  open: 'Örneği açın',
  openOf: (name: string) => `${name} örneğini açın`,
  start: 'Bu şablonla başla',
  startOf: (name: string) => `${name} şablonuyla başla`,
  templates: {
    flow: 'Aydınlık ve ferah. Saç telleri sayfada akar, renk kartelası parmakla gösterilir.',
    razor: 'Siyah, köşeli, yüksek sesli. Her ustanın koltuğu ve ilk boş saati görünür.',
    bloom: 'Leylak ve mercan. Hizmetler vakte göre süzülür, hafta bir çiçek gibi açılır.',
    polish: 'Kalın harf, parlak renk. Ziyaretçi ojesini seçer, sayfa o renge boyanır.',
    backstage: 'Ampullü ayna ve pudra kutuları. Perde açılmadan önceki o yarım saat.',
    clear: 'İnce çizgi, açık söz. Süre, seans ve ara baştan bellidir.',
  },
} as const;
