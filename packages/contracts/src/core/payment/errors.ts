/** Refusals of payments by card. */
export const paymentRefusals = {
  'payment-in-progress': {
    status: 409,
    message: 'Bu sipariş için bir ödemeniz şu anda doğrulanıyor. Sonucu birkaç dakika içinde belli olur.',
  },
  'already-paid': {
    status: 409,
    message: 'Bu siparişin ödemesi zaten alındı. Paket yönetiminden görebilirsiniz.',
  },
  'payment-not-started': {
    status: 502,
    message: 'Bankaya ulaşılamadı, kartınızdan para çekilmedi. Birazdan yeniden deneyin.',
  },
  'card-refused': {
    status: 422,
    message: 'Kart kabul edilmedi, para çekilmedi. Bilgileri kontrol edin ya da başka bir kart deneyin.',
  },
  'refund-too-much': { status: 409, message: 'Bu ödemeden en çok kalan tutar iade edilebilir.' },
  'refund-in-progress': {
    status: 409,
    message: 'Bu ödemenin bir iadesi şu anda doğrulanıyor. Sonucu belli olunca yeniden deneyin.',
  },
  'refund-refused': { status: 409, message: 'Ödeme kuruluşu iadeyi kabul etmedi. Nedeni kayıtta yazıyor.' },
  'not-settled': { status: 409, message: 'Bu ödeme alınmadığı için iade edilemez.' },
} as const;
