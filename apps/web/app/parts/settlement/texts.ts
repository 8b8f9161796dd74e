import type { DiscountReason, PaymentKind } from '@ayna/contracts/finance';
import type { DraftProblem, DueTerm } from './model/draft.ts';

export const texts = {
  title: 'Tahsilat',
  nobody: 'Müşteri profili yok',
  when: (range: string, day: string) => `${range} · ${day}`,
  range: (from: string, to: string) => `${from} – ${to}`,
  taking: (sum: string) => `${sum} alınıyor`,

  waiting: 'Gelir kaydı yazılıyor',
  waitingText: 'Birkaç saniye sürebilir, sayfa kendiliğinden açılır.',
  missing: 'Bu randevunun gelir kaydı yok',
  missingText: 'Silinmiş olabilir. Muhasebe sayfasından bakabilirsiniz.',
  failed: 'Tahsilat getirilemedi',
  retry: 'Yeniden dene',
  close: 'Kapat',

  strip: (total: string, parts: string) => `Toplam ${total}: ${parts}`,
  stripPart: (name: string, sum: string) => `${name} ${sum}`,
  due: 'Borç',
  left: 'Kalan',

  by: (employee: string, minutes: number) => `${employee} · ${minutes} dk`,
  service: 'Hizmet',
  leaveOut: (service: string) => `Bu tahsilata katma: ${service}`,
  addService: 'Hizmet ekle',
  addProduct: 'Ürün ekle',
  inStock: (now: string, after: string) => `stokta ${now}, satıştan sonra ${after}`,
  sold: (quantity: string) => `${quantity} adet, satıldı`,
  fewer: (name: string) => `Azalt: ${name}`,
  more: (name: string) => `Artır: ${name}`,

  discount: 'İndirim',
  discountOff: 'hizmetlere',
  discountOn: (percent: string) => `hizmetlere, ${percent}`,
  discountUnit: 'İndirim türü',
  percent: '%',
  amount: '₺',
  discountPercent: 'İndirim yüzdesi',
  discountAmount: 'İndirim tutarı',
  percentOf: (percent: string) => `%${percent}`,
  limit: (percent: number) => `sınırınız %${percent}`,
  beyond: 'üstü yetki ister',
  limitOfTeam: (percent: number) =>
    `Ekibin sınırı %${percent}, sizin için geçerli değil. Gün sonundaki kasa ayarlarından değiştirilir.`,
  scale: (percent: string, limit: number) => `İndirim %${percent}, sizin sınırınız %${limit}`,
  reason: 'İndirim nedeni',
  remark: 'Açıklama',
  minus: (sum: string) => `−${sum}`,
  plus: (sum: string) => `+${sum}`,

  tip: 'Bahşiş',
  tipNote: 'yapana yazılır',
  tipOf: (name: string) => `Bahşiş: ${name}`,
  split: 'Eşit böl',

  subtotal: 'Ara toplam',
  discountBecause: (reason: string) => `İndirim, ${reason}`,
  total: 'Toplam',

  how: 'Nasıl ödendi?',
  howHint: 'Tuşa basın, kalan oraya yazılsın',
  amountOf: (kind: string) => `${kind} tutar`,
  restTo: 'Kalanı yaz:',
  exact: 'Tam',
  gave: (sum: string) => `${sum} verdi`,
  change: 'Para üstü',

  owe: 'Kalan borç yazılsın',
  owedBy: (day: string) => `vadesi ${day}`,
  nothingLeft: 'Alınan tutarı azaltın, kalan buraya düşer',
  term: 'Vade',

  send: (sum: string) => `${sum} tahsil et`,
  sendDue: (sum: string) => `${sum} borç yaz`,
  sendNothing: 'Tahsilatı kaydet',
  note: (sum: string) =>
    `Tamamlanınca yazılan ${sum} buna göre değişir. Eski hâli saklanır, geri alabilirsiniz.`,
  settledNote: (who: string, when: string) =>
    `Kaydeden: ${who}, ${when}. Değiştirirseniz eski hâli saklanır.`,
  undoHere: 'Tahsilatı geri al',
  duePaid: 'Bu ziyaretin borcu ödendi. Tahsilat artık değiştirilemez.',

  problems: {
    short: 'Ödenen tutar eksik. Kalanı bir ödemeye ya da borca yazın.',
    over: 'Yazılan tutarlar toplamı aşıyor. Birini azaltın.',
    'due-too-high': 'Ürünler ve bahşiş borç yazılamaz, hemen ödenir.',
    'over-limit': 'İndirim sınırınızı aşıyor. Daha düşük bir indirim yazın.',
    remark: 'İndirimin nedenini yazın.',
  } satisfies Record<DraftProblem, string>,
  leftOver: (sum: string) => `${sum} kaldı`,
  tooMuch: (sum: string) => `${sum} fazla`,

  conflict: (who: string, clock: string) => `Bu tahsilatı ${who} kaydetti, saat ${clock}.`,
  conflictText: 'Sizinki yazılmadı, girdikleriniz duruyor.',
  somebody: 'ekipten biri',
  openTheirs: 'Onun kaydını aç',

  account: {
    name: 'Salonun IBAN’ı',
    copy: 'IBAN’ı kopyala',
    endsWith: (digits: string) => `Sonu ${digits}`,
    missing: 'IBAN’ınızı Gün sonu sayfasındaki “Kasa ayarları” içine yazarsanız burada görünür.',
  },

  saved: 'Tahsilat kaydedildi',
  savedPaid: (sum: string) => `${sum} alındı`,
  savedDue: (paid: string, due: string, day: string) => `${paid} alındı, ${due} borç, vadesi ${day}`,
  undo: 'Geri al',
  undone: 'Tahsilat geri alındı',
} as const;

export const paymentKindLabel = 'Ödeme şekli';

export const kindTexts = {
  cash: { name: 'Nakit', note: 'Kasaya', key: 'N' },
  card: { name: 'Kart', note: 'POS, tek çekim', key: 'K' },
  transfer: { name: 'Havale', note: 'Salonun hesabına', key: 'H' },
} as const satisfies Record<PaymentKind, { name: string; note: string; key: string }>;

export const reasonTexts = {
  loyal: 'Sadık müşteri',
  birthday: 'Doğum günü',
  amends: 'Telafi',
  campaign: 'Kampanya',
  other: 'Başka',
} as const satisfies Record<DiscountReason, string>;

export const termTexts = {
  days: '3 gün',
  week: '1 hafta',
  month: 'Ay sonu',
} as const satisfies Record<DueTerm, string>;
