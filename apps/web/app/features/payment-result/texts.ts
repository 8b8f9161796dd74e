import type { ResultState } from './result-state.ts';

type Words = { readonly kicker: string; readonly title: string; readonly money: string };

const states: Readonly<Record<ResultState, Words>> = {
  paid: { kicker: 'Ödeme doğrulandı', title: 'Ödemeniz alındı', money: '' },
  opening: {
    kicker: 'Ödeme doğrulandı',
    title: 'Ödemeniz alındı, açılıyor',
    money: 'Yeniden ödemeyin. Para alındı; satın aldığınız birkaç saniye içinde açılır.',
  },
  verifying: {
    kicker: 'Ödemeniz doğrulanıyor',
    title: 'Bankadan kesin yanıtı bekliyoruz',
    money: 'Yeniden ödemeyin. Aynı sipariş için kartınızdan yalnızca bir kez para alınır.',
  },
  'at-bank': {
    kicker: 'Ödeme tamamlanmadı',
    title: 'Bankadan onaylamadan döndünüz',
    money:
      'Şu ana kadar para alınmadı. Bankanız sonradan onaylarsa bunu biz görürüz; sonuç burada ve paket yönetiminde durur.',
  },
  declined: {
    kicker: 'Ödeme alınamadı',
    title: 'Bankanız bu kartı onaylamadı',
    money: 'Kartınızdan para alınmadı. Paketiniz olduğu gibi sürer.',
  },
  left: {
    kicker: 'Ödeme tamamlanmadı',
    title: 'Ödeme onaylanmadan kapandı',
    money: 'Kartınızdan para alınmadı. Paketiniz olduğu gibi sürer.',
  },
  refunded: {
    kicker: 'Ödeme iade edildi',
    title: 'Paranız kartınıza iade edildi',
    money: 'Bankanızın parayı hesabınıza geçirmesi birkaç iş günü sürebilir.',
  },
};

export const texts = {
  documentTitle: 'Ödeme sonucu · Ayna',
  title: 'Ödeme sonucu',
  states,
  opened: (name: string) => `${name} paketiniz açık`,
  smsAdded: 'SMS’leriniz eklendi',
  paidText: (amount: string) => `${amount} alındı.`,
  paidPackage: 'Yeni sınırlarınız hemen geçerli. Faturanız paket yönetiminde.',
  paidSms: 'Paketinizin SMS’i bitince kullanılır, ay sonunda yanmaz. Faturanız paket yönetiminde.',
  openingText: 'Bankanız onayladı. Sayfa kendiliğinden yenilenir, kapatabilirsiniz.',
  verifyingText: (clock: string) =>
    `Genellikle bir dakika sürer, en geç ${clock} olduğunda sonuçlanır. Bu sayfayı kapatabilirsiniz; para alınırsa e-postayla da yazarız.`,
  verifyingPlain:
    'Genellikle bir dakika, en çok beş dakika sürer. Bu sayfayı kapatabilirsiniz; para alınırsa e-postayla da yazarız.',
  atBankText: (clock: string) =>
    `Onay kodu girilmeden sayfa kapandı. Siparişiniz ${clock} olana kadar duruyor; banka sayfasına dönüp onaylayabilirsiniz.`,
  atBankPlain: 'Onay kodu girilmeden sayfa kapandı. Banka sayfasına dönüp onaylayabilirsiniz.',
  declinedText: (reason: string, advice: string) => `Bankanın yanıtı: ${reason}. ${advice}`,
  declinedPlain: 'Bankanız nedenini bildirmedi. Başka bir kartla deneyebilirsiniz.',
  leftText: 'Kartınızı saklamadığımız için numarasını yeniden yazmanız gerekir.',
  refundedText: (amount: string) => `${amount} ödemenin yapıldığı karta gönderildi.`,
  steps: {
    bank: 'Banka sayfasına gittiniz',
    returned: 'Banka sayfasından döndünüz',
    confirmed: 'Bankanız onayladı',
    checking: 'iyzico’ya soruyoruz',
    verified: 'Tutarı iyzico ile doğruladık',
    waiting: 'Onay bekleniyor',
    refused: 'Banka onaylamadı',
    notConfirmed: 'Onaylanmadı',
    changes: { package: 'Paketiniz değişir', sms: 'SMS’leriniz eklenir' },
    changed: { package: 'Paketiniz açıldı', sms: 'SMS’leriniz eklendi' },
    refunded: 'Para iade edildi',
    label: 'Ödemenin adımları',
    done: 'Tamam:',
    current: 'Şimdi:',
    failed: 'Olmadı:',
    next: 'Sonra:',
  },
  toDashboard: 'Kontrol paneline git',
  toManagement: 'Faturaya bak',
  check: 'Şimdi kontrol et',
  otherCard: 'Başka kartla öde',
  again: 'Ödemeye dön',
  toBank: 'Banka sayfasına dön',
  cancel: 'Siparişten vazgeç',
  canceled: 'Siparişten vazgeçtiniz, para alınmadı',
  number: (number: string) => `Ödeme no ${number} · Sorunuz olursa bu numarayla yazın.`,
  noCode: 'Kod gelmediyse bankanızdaki telefon numaranızı kontrol edin.',
  unknown: {
    title: 'Bu ödemeyi bulamadık',
    text: 'Bağlantı eksik kopyalanmış olabilir. Ödemelerinizin tamamı ve sonuçları paket yönetiminde durur.',
  },
  failed: 'Sonuç şu anda getirilemedi',
  failedText: 'Yeniden ödemeyin; ödemenizi biz izliyoruz.',
  retry: 'Yeniden dene',
  toPackage: 'Paket yönetimine git',
} as const;
