import type { Group } from '../../parts/help/document.ts';

const groups: Readonly<Record<Group, string>> = {
  calendar: 'Takvim ve randevu',
  online: 'Online randevu',
  customers: 'Müşteriler ve mesajlar',
  team: 'Ekip ve yetki',
  money: 'Kasa ve stok',
  account: 'Paket ve hesap',
};

export const texts = {
  documentTitle: 'Yardım · Ayna',
  description:
    'Ayna’yı kullanırken sık sorulanlar: randevu taşıma, online randevu, ekip ve yetki, kasa, hesap. Kısa ve aranabilir yanıtlar.',
  title: 'Neyi arıyorsunuz?',
  search: 'Yardımda ara',
  placeholder: 'Örneğin: randevu taşıma',
  submit: 'Ara',
  key: '/',
  often: 'Sık arananlar',
  oftenWords: ['randevu taşıma', 'yetki', 'karekod', 'telefonum değişti'],
  results: 'Sonuçlar',
  found: (count: number) => `${count} yanıt bulundu.`,
  nothing: (typed: string) => `“${typed}” için bir yanıt bulamadık.`,
  nothingText: 'Başka bir sözcükle deneyin ya da aşağıdaki sorulara bakın.',
  missing: 'Bulamadınız mı?',
  write: 'Bize yazın',
  writeText: 'bir iş günü içinde döneriz.',
  count: (count: number) => `${count} soru, kısa yanıtlar.`,
  groups,
  /** For the script that filters while somebody types. */
  filtered: {
    found: '{n} soru eşleşti.',
    none: 'Başlıklarda yok. Yanıtların içinde aramak için Enter’a basın.',
  },
  where: 'Ayna’da yeri:',
  open: 'Bu ekranı açın',
  lesson: 'Resimli derse bakın',
  reviewed: (day: string) => `Son gözden geçirme ${day}`,
  related: 'Benzer sorular',
  back: 'Bütün sorular',
  answerTitle: (title: string) => `${title} · Ayna`,
  news: 'Yenilikler',
  newsText: 'Neyi değiştirdik? En yenisi üstte.',
  allNews: 'Bütün yenilikler',
  newsDocumentTitle: 'Yenilikler · Ayna',
  newsDescription: 'Ayna’da ne değişti: yeni özellikler ve düzeltmeler, tarihleriyle.',
  closing: 'Yazın, birlikte bakalım.',
  closingText: 'Salonunuzun adını ve ne yapmak istediğinizi yazmanız yeter.',
} as const;
