import { noShowRules } from '@ayna/domain/no-show-ladder';

const { approvalAt, phoneAt, regularFactor } = noShowRules;

export const texts = {
  changed: (count: number) => `${count} kural değişti`,
  online: {
    title: 'Online randevu',
    label: 'Müşteriler sayfanızdan randevu alsın',
    on: 'Sayfanız randevu kabul ediyor.',
    off: 'Ara verdiniz. Sayfanız görünür, yeni randevu alınmaz.',
  },
  approval: {
    title: 'Online randevu gelince',
    text: 'Salonda açılan randevular her zaman onaylıdır.',
    label: 'Onay',
    auto: 'Hemen onaylansın',
    autoText: 'Boş saat seçildiyse randevu kesinleşir.',
    manual: 'Ben onaylayayım',
    manualText: 'Onay bekleyenler takvimde kesik çizgiyle durur, saat tutulur.',
  },
  limits: {
    title: 'Zaman sınırları',
    cancel: 'İptal ve değişiklik',
    cancelText: 'Randevuya bu kadar kalana dek müşteri kendisi değiştirir.',
    lead: 'En geç randevu',
    leadText: 'Son anda gelen randevuya hazırlık payı bırakır.',
    ahead: 'En ileri randevu',
    aheadText: 'Takviminiz ne kadar ileriye açık?',
    slot: 'Saat aralığı',
    slotText: 'Müşteriye gösterilen başlangıç saatleri, dakika olarak.',
    before: (span: string) => `${span} kala`,
    lastMinute: 'Son ana kadar',
    after: (days: number) => `${days} gün sonra`,
  },
  noShows: {
    title: 'Gelmeyen müşteriler',
    label: 'Gelmeyenler için kademeli kural',
    hint: 'Haber vermeden gelmeyenler takviminizi boş yere kapatmasın. Son bir yıl sayılır.',
    rungs: [
      `${approvalAt} kez gelmeyenin online randevusu onayınızı bekler.`,
      `${phoneAt} kez gelmeyen yalnızca sizi arayarak randevu alır.`,
      `Gelmediğinin en az ${regularFactor} katı kadar gelmiş müdavimler bunun dışındadır.`,
      'Müşteri kartından tek dokunuşla affedersiniz. Salondan her zaman randevu verebilirsiniz.',
    ],
  },
  reminders: {
    title: 'Hatırlatma ve takip',
    choices: 'Müşterinin seçenekleri',
    remindDayBefore: 'Bir gün önce hatırlat',
    remindDayBeforeText: 'Ertesi günün randevularına SMS.',
    remindTwoHours: 'İki saat önce hatırlat',
    remindTwoHoursText: 'Gelmeyenleri azaltır, daha çok SMS kullanır.',
    waitingList: 'Bekleme listesi',
    waitingListText: 'Dolu güne yazılmak isteyenler sırada bekler.',
    anyEmployee: 'Uzman seçimi isteğe bağlı',
    anyEmployeeText: 'Müşteri “fark etmez” diyebilir, en uygun kişi atanır.',
    suggestSlots: 'Uygun saatleri öner',
    suggestSlotsText:
      'Arada kullanılmaz boşluk bırakmayan saatler “önerilen” diye işaretlenir; öbürleri gizlenmez.',
  },
  preview: {
    title: 'Müşteriniz bunları okuyacak',
    booked: (moment: string, salon: string) => `Randevunuz hazır, Melike Hanım. ${moment}, ${salon}.`,
    asked: (moment: string, salon: string) =>
      `İsteğiniz ulaştı, Melike Hanım. ${moment} için ${salon} onaylayınca kesinleşir.`,
    cancelUntil: (moment: string) =>
      `${moment} olana kadar iptal edebilir ya da saatinizi değiştirebilirsiniz.`,
    cancelAnytime: 'Randevu saatine kadar iptal edebilir ya da saatinizi değiştirebilirsiniz.',
    remindDayBefore: (moment: string) => `Hatırlatma: ${moment} randevunuz var.`,
    paused: (phone: string) => `Şu an online randevu almıyoruz. Bizi arayabilirsiniz: ${phone}`,
  },
  sms: {
    left: (count: string) => `${count} SMS kaldı`,
    renews: (day: string) => `${day} günü yenilenir.`,
  },
} as const;
