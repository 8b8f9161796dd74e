import type { AttemptState } from '../../data/panel-sales.ts';

const number = (count: number): string => count.toLocaleString('tr-TR');

/** What payment notes of an attempt; a step that it learns later is shown by its own name. */
const steps: Readonly<Record<string, string>> = {
  started: 'Ödeme başladı',
  'at-bank': 'Banka sayfasına gönderildi',
  callback: 'Bankadan dönüldü',
  notice: 'iyzico bildirdi',
  charging: 'Para isteniyor',
  charged: 'iyzico yanıtladı',
  verifying: 'Doğrulanıyor',
  settled: 'Para alındı',
  failed: 'Para alınamadı',
  expired: 'Süresi doldu',
  'paid-twice': 'İki kez ödendi',
  refunding: 'İade isteniyor',
  'refund-done': 'İade yapıldı',
  'refund-failed': 'İade yapılamadı',
};

const states: Readonly<Record<AttemptState, string>> = {
  started: 'Başladı',
  'at-bank': 'Bankada',
  verifying: 'Doğrulanıyor',
  settled: 'Alındı',
  failed: 'Alınamadı',
  expired: 'Yarım kaldı',
};

export const texts = {
  documentTitle: 'Ödemeler · Ayna',
  title: 'Ödemeler',
  joined: (...parts: readonly (string | null | false)[]) => parts.filter(Boolean).join(' · '),
  sub: (count: number) => `${number(count)} ödeme denemesi`,
  loading: 'Yükleniyor...',
  failed: 'Ödemeler getirilemedi',
  retry: 'Yeniden dene',
  state: 'Durum',
  all: 'Tümü',
  states,
  salonOnly: 'Yalnızca bir salonun ödemeleri gösteriliyor.',
  allSalons: 'Tüm salonları göster',
  none: 'Ödeme yok',
  noneText: 'Salonlar ödeme yaptıkça her deneme, geçmişiyle burada durur.',
  noneFound: 'Bu durumda ödeme yok',
  columns: { at: 'Zaman', salon: 'Salon', amount: 'Tutar', state: 'Durum', why: 'Neden' },
  kinds: { card: 'Kartla', 'stored-card': 'Kayıtlı karttan' },
  open: (amount: string) => `${amount} ödemesini aç`,
  unknownSalon: 'Bilinmeyen salon',
  detail: {
    title: 'Ödeme',
    failed: 'Ödeme getirilemedi',
    amount: 'Tutar',
    refunded: 'İade edilen',
    reference: 'Sipariş',
    providerPayment: 'iyzico ödeme no',
    providerCode: 'iyzico kodu',
    created: 'Başlangıç',
    settled: 'Kesinleşme',
    none: '—',
    history: 'Geçmişi',
    step: (name: string) => steps[name] ?? name,
    refunds: 'İadeler',
    refundStates: { started: 'Sürüyor', done: 'Yapıldı', failed: 'Yapılamadı' },
    toSalon: 'Salonu aç',
    sameSalon: 'Bu salonun tüm ödemeleri',
  },
  refund: {
    title: 'Para iadesi',
    text: 'Para, ödemenin yapıldığı karta gider. Yaptığınız denetim kaydına yazılır ve geri alınamaz.',
    amount: 'Tutar',
    amountHint: (left: string) => `En çok ${left}`,
    reason: 'Neden',
    reasonHint: 'Örneğin: 14 gün içinde caydı, 12 gün kullanılmadı.',
    open: 'İade et',
    confirm: 'Parayı iade et',
    done: (amount: string) => `${amount} iade edildi`,
    pending: (amount: string) => `${amount} iadesi başladı, sonucu burada görünecek`,
    failed: 'Ödeme kuruluşu iadeyi kabul etmedi. Nedeni kayıtta yazıyor.',
    tooMuch: 'Kalan tutardan fazlası iade edilemez.',
  },
} as const;

/** The address in Turkish words. */
export const urlWords: Readonly<Record<AttemptState, string>> = {
  settled: 'alindi',
  failed: 'alinamadi',
  verifying: 'dogrulaniyor',
  'at-bank': 'bankada',
  started: 'basladi',
  expired: 'yarim-kaldi',
};
