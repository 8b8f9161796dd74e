/** Refusals of packages, orders and coupons. */
export const subscriptionRefusals = {
  'not-a-trial': { status: 409, message: 'Bu salonun bir paketi var; uzatılacak bir deneme süresi yok.' },
  'own-package': { status: 409, message: 'Bu paket zaten sizin. Başka bir paket ya da dönem seçin.' },
  'package-not-offered': {
    status: 409,
    message: 'Bu paket artık satılmıyor. Paketleri yenileyip birini seçin.',
  },
  'only-at-term-end': {
    status: 409,
    message: 'Bu geçiş döneminizin sonunda yapılır, bugün ücret alınmaz. Geçişi planlayabilirsiniz.',
  },
  'not-at-term-end': {
    status: 409,
    message: 'Bu geçiş dönem sonunu beklemez. Ödeme sayfasından hemen geçebilirsiniz.',
  },
  'no-paid-package': { status: 409, message: 'Bunun için önce bir paket seçin.' },
  'price-changed': {
    status: 409,
    message: 'Tutar siz bakarken değişti. Yeni tutarı görüp onaylayın; kartınızdan para çekilmedi.',
  },
  'tax-details-needed': {
    status: 409,
    message: 'Faturanız için önce fatura bilgilerinizi yazın.',
  },
  'order-over': { status: 410, message: 'Bu siparişin süresi doldu. Paketinizi yeniden seçin.' },
  'card-missing': { status: 422, message: 'Bir kart seçin ya da kart bilgilerinizi yazın.' },
  'no-renewal-card': {
    status: 409,
    message: 'Otomatik yenileme için kayıtlı bir kart gerekiyor. Önce bir kart ekleyin.',
  },
  'coupon-unknown': { status: 409, message: 'Bu indirim kodu bulunamadı. Yazımını kontrol edin.' },
  'coupon-over': {
    status: 409,
    message: 'Bu indirim kodu bugün geçerli değil. Kodsuz ya da başka bir kodla devam edebilirsiniz.',
  },
  'coupon-used-up': {
    status: 409,
    message: 'Bu indirim kodunun kullanım hakkı doldu. Kodsuz ya da başka bir kodla devam edebilirsiniz.',
  },
  'coupon-used-before': {
    status: 409,
    message: 'Bu indirim kodunu salonunuz daha önce kullandı. Her kod bir kez geçer.',
  },
  'coupon-not-for-this': {
    status: 409,
    message: 'Bu indirim kodu seçtiğiniz pakette geçmiyor. Başka bir paket seçin ya da kodu kaldırın.',
  },
  'coupon-taken': { status: 409, message: 'Bu kodla bir indirim zaten var. Başka bir kod yazın.' },
  'last-package': { status: 409, message: 'En az bir paket satışta kalmalı.' },
} as const;
