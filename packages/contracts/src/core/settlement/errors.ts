/** Refusals of the till; `errors.ts` collects them. */
export const settlementRefusals = {
  'income-not-recorded': {
    status: 409,
    message: 'Gelir kaydı henüz yazılmadı. Birkaç saniye içinde yeniden deneyin.',
  },
  'settlement-changed': {
    status: 409,
    message: 'Bu tahsilatı sizden önce başka biri kaydetti. Son hâlini görüp yeniden deneyin.',
  },
  'settlement-unbalanced': {
    status: 422,
    message: 'Ödenen ve borç yazılan tutar toplamı tutmuyor. Tutarları gözden geçirin.',
  },
  'discount-over-limit': {
    status: 403,
    message: 'Bu indirim sınırınızın üstünde. Daha düşük bir indirim yapın ya da salon yetkilisine danışın.',
  },
  'due-paid': {
    status: 409,
    message: 'Bu ziyaretin borcu ödenmiş. Tahsilat artık değiştirilemez.',
  },
  'not-one-visit': {
    status: 422,
    message: 'Seçtiğiniz randevular aynı ziyaretin değil. Her ziyaretin tahsilatını ayrı kaydedin.',
  },
} as const;
