import type { DifferenceReason, TillKind } from '@ayna/contracts/core/day-ends';

/** What the address calls the day. */
export const urlWords = { day: 'gun' } as const;

const kinds: Readonly<Record<TillKind, string>> = { cash: 'Nakit', card: 'Kart', transfer: 'Havale' };

const reasons: Readonly<Record<DifferenceReason, string>> = {
  change: 'Para üstü fazla verildi',
  receipt: 'Fiş yazılmadı',
  tip: 'Bahşiş kasadan verildi',
  unknown: 'Bulunamadı',
};

/** Kasım becomes Kasım’ı. */
const monthObjects = [
  'Ocak’ı',
  'Şubat’ı',
  'Mart’ı',
  'Nisan’ı',
  'Mayıs’ı',
  'Haziran’ı',
  'Temmuz’u',
  'Ağustos’u',
  'Eylül’ü',
  'Ekim’i',
  'Kasım’ı',
  'Aralık’ı',
] as const;

export const texts = {
  documentTitle: 'Gün sonu · Ayna',
  from: 'Muhasebe',
  here: 'Gün sonu',
  calendar: 'Takvim',
  failed: 'Günün kasası getirilemedi',
  retry: 'Yeniden dene',
  noRight: {
    why: 'Gün sonunda kasa sayılır ve gün kapanır.',
    right: 'Gelir ve gider ya da Resepsiyon',
  },
  blind: 'Kör sayım',
  showBooks: 'Defteri göster',
  kinds,
  sources: { cash: 'Sayılan nakit', card: 'POS gün sonu fişi', transfer: 'Banka hareketi' },
  month: {
    label: 'Ayın günleri',
    states: { closed: 'kapandı', open: 'açık', empty: 'kayıt yok', ahead: 'gelmedi' },
    differs: (difference: string) => `kapandı, fark ${difference}`,
    previous: 'Önceki ay',
    next: 'Sonraki ay',
    closedDays: (count: number) => `${count} gün kapandı`,
    differences: (list: string) => `Fark: ${list}`,
    object: (month: number) => monthObjects[month - 1] ?? '',
    close: (month: string) => `${month} kapat`,
    closed: (day: string, name: string) => `Ay kapandı: ${[day, name].filter(Boolean).join(', ')}`,
    confirm: (month: string) => `${month} kapatıyorsunuz`,
    confirmText:
      'Kapanan ayın günleri ve primleri değişmez. Sonradan girilen kayıt öyle işaretlenir, primi açık aya yazılır.',
    done: (month: string) => `${month} kapattınız`,
    open: 'Ayı yeniden aç',
    opened: 'Ay yeniden açıldı',
  },
  mirror: {
    label: 'Defter ve kasa',
    books: 'Defterde',
    till: 'Kasada',
    agrees: 'Tutuyor',
    total: 'Gün toplamı',
    hidden: 'Defter kapalı',
  },
  count: {
    label: 'Nakit sayımı',
    enter: 'Enter',
    next: 'sonraki',
    note: (value: number) => `₺${value} adedi`,
    coins: 'bozuk',
    coinsLabel: 'Bozuk para toplamı',
    others: 'Kart ve havale',
    opening: 'Açılışta kasadaki nakit',
    openingHint: 'İlk gün sonunuz. Sonrakilerde bir önceki günden kalan yazılır.',
  },
  difference: {
    short: (kind: TillKind) => `${locative[kind]} eksik`,
    over: (kind: TillKind) => `${locative[kind]} fazla`,
    why: 'Neden?',
    reasons,
    missing: 'Farkın nedenini seçin.',
    note: 'Not',
    none: 'Fark yok',
    noneText: 'Sayım defterle tutuyor.',
  },
  parts: {
    title: 'Nakit nasıl oluştu?',
    opening: 'Açılış',
    income: (count: number) => `Nakit tahsilat, ${count} kayıt`,
    late: 'Kapanan günlere sonradan girilenler',
    rest: 'Diğer nakit giderler',
    expected: 'Olması gereken',
  },
  after: {
    title: 'Kapanınca',
    kept: 'Kasada kalır',
    taken: 'Kasadan alınır',
    unsettled: (count: number) => `${count} randevunun tahsilatı yok`,
    unsettledText: 'Nakit sayıldılar. Bakmak için açın.',
    names: (names: string, more: number) => (more > 0 ? `${names} ve ${more} kişi daha` : names),
  },
  blindNote: {
    title: 'Önce siz sayın',
    text: 'Defterdeki tutar, sayım bitince açılır. Böylece rakam sayımı etkilemez. Resepsiyon her zaman böyle sayar.',
  },
  covers: (days: string) => `Bu sayım ${days} günlerini kapsar: önceki günler kapanmamıştı.`,
  foot: 'Gün kapanınca sayım değişmez. Sonradan girilen kayıt öyle işaretlenir.',
  draft: 'Taslak kalsın',
  draftKept: 'Sayım bu cihazda taslak olarak duruyor',
  finish: 'Sayımı bitir',
  close: 'Günü kapat',
  closeShort: (amount: string) => `${amount} eksikle günü kapat`,
  closeOver: (amount: string) => `${amount} fazlayla günü kapat`,
  done: 'Gün kapandı',
  wasClosed: (moment: string, name: string) => `Bu gün kapandı: ${[moment, name].filter(Boolean).join(', ')}`,
  closed: {
    badge: (clock: string, name: string) => `Kapandı ${[clock, name].filter(Boolean).join(', ')}`,
    agrees: 'Gün kapandı. Sayım defterle tuttu.',
    short: (amount: string) => `Gün kapandı. ${amount} eksikle, nedeni yazıldı.`,
    over: (amount: string) => `Gün kapandı. ${amount} fazlayla, nedeni yazıldı.`,
    kept: (kept: string, taken: string) =>
      `Kasada ${kept} kaldı, ${taken} kasadan alındı. Kapandıktan sonra girilenler aşağıda ayrı durur.`,
    byOther: 'Bu günü başka biri saydı ve kapattı.',
    byMonth: 'Bu gün sayılmadı; ayı kapandığı için değişmez.',
    open: 'Günü yeniden aç',
    opened: 'Gün yeniden açıldı',
  },
  late: {
    title: 'Kapandıktan sonra girilenler',
    none: 'Kapandıktan sonra kayıt girilmedi.',
    badge: 'Sonradan',
    removed: (title: string) => `${title}, silindi`,
    at: (moment: string, kind: string) => `${moment} · ${kind}`,
    waiting: 'Kapanan günün sayımı değişmez. Bu kayıtlar bir sonraki kasada hesaba katılır.',
    counted: (day: string) => `Kapanan günün sayımı değişmez. Bu kayıtlar ${day} kasasında hesaba katıldı.`,
  },
  history: {
    title: 'Bu günün geçmişi',
    opened: (moment: string, name: string, reason: string) =>
      `${[moment, name].filter(Boolean).join(', ')}: yeniden açıldı. ${reason}`,
    counted: (moment: string, name: string, cash: string) =>
      `${[moment, name].filter(Boolean).join(', ')}: sayıldı, tutmadı. Nakit ${cash}`,
  },
  passed: {
    title: 'Bu gün artık sayılamaz',
    text: 'Daha sonraki bir gün kapandı. Bu günün kasası onun sayımından öncesinde kaldı.',
  },
  ahead: { title: 'Bu gün henüz gelmedi', text: 'Gün bitince kasayı sayıp burada kapatırsınız.' },
  settings: {
    title: 'Kasa ayarları',
    short: 'Ayar',
    limit: 'En yüksek indirim',
    limitHint:
      'Tahsilatta resepsiyon ve çalışanlar hizmetlere en çok bu kadar indirim yapar. “Gelir ve gider” yetkisi olanlar için sınır yoktur.',
    wrong: '0 ile 100 arasında bir sayı yazın.',
    failed: 'Ayarlar getirilemedi',
    save: 'Kaydet',
    done: (percent: number) => `İndirim sınırı artık %${percent}`,
    iban: 'Havale için IBAN',
    ibanHint:
      'Tahsilatta Havale seçilince gösterilir; müşteriye okuyabilir ya da kopyalayıp gönderebilirsiniz.',
    ibanExample: 'TR00 0000 0000 0000 0000 0000 00',
    saved: 'Kasa ayarları kaydedildi',
  },
  tour: {
    name: 'Gün sonu turu',
    steps: {
      count: {
        title: 'Önce kasayı sayın',
        text: 'Her banknottan kaç tane olduğunu yazın, Enter sizi sıradakine götürür. Sayım yarım kalırsa bu cihazda durur.',
        touchText:
          'Her banknottan kaç tane olduğunu yazın ya da artıya dokunun. Sayım yarım kalırsa bu cihazda durur.',
      },
      mirror: {
        title: 'Defter ile kasa yan yana',
        text: 'Solda kayıtların söylediği, sağda saydığınız tutar durur. Nakit, kart ve havale ayrı ayrı karşılaştırılır.',
        touchText:
          'Bir yanda kayıtların söylediği, öbür yanda saydığınız tutar durur. Nakit, kart ve havale ayrı ayrı karşılaştırılır.',
      },
      difference: {
        title: 'Fark varsa nedenini seçin',
        text: 'Eksik ya da fazla burada görünür. Gün, nedeni seçilince farkıyla birlikte kapanır.',
      },
      save: {
        title: 'Günü kapatın',
        text: 'Kapanan günün sayımı değişmez. Şimdi bitiremiyorsanız taslak kalsın, sonra sürdürün.',
      },
      late: {
        title: 'Sonradan girilenler ayrı durur',
        text: 'Kapanan güne yazılan kayıt burada görünür ve bir sonraki kasada hesaba katılır.',
      },
      month: {
        title: 'Ay tek bakışta',
        text: 'Hangi gün kapandı, hangisi bekliyor, nerede fark çıktı. Bir güne tıklayınca o günün kasası açılır.',
        touchText:
          'Hangi gün kapandı, hangisi bekliyor, nerede fark çıktı. Bir güne dokununca o günün kasası açılır.',
      },
    },
  },
  reopen: {
    day: 'Günü yeniden aç',
    month: 'Ayı yeniden aç',
    text: 'Kimin, ne zaman ve neden açtığı geçmişte kalır.',
    reason: 'Neden açıyorsunuz?',
    reasonMissing: 'Nedeni en az beş harfle yazın.',
    save: 'Yeniden aç',
  },
} as const;

const locative: Readonly<Record<TillKind, string>> = {
  cash: 'Nakitte',
  card: 'Kartta',
  transfer: 'Havalede',
};
