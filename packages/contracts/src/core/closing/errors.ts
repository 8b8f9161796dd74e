/** Refusals of day ends and month ends; `errors.ts` collects them. */
export const closingRefusals = {
  'count-differs': {
    status: 409,
    message: 'Sayım defterle tutmuyor. Farka bakıp nedenini seçin, günü öyle kapatın.',
  },
  'day-closed': {
    status: 409,
    message: 'Bu günü siz sayarken başka biri kapattı. Sayfayı yenileyip son hâline bakın.',
  },
  'day-open': { status: 409, message: 'Bu gün kapalı değil. Sayfayı yenileyip son hâline bakın.' },
  'day-ahead': { status: 409, message: 'Gelecek bir gün kapatılamaz. Gün bitince yeniden deneyin.' },
  'later-day-closed': {
    status: 409,
    message: 'Daha sonraki bir gün kapandı. Önce onun yeniden açılması gerekir.',
  },
  'month-closed': {
    status: 409,
    message: 'Bu ay kapandı, değişmez. Düzeltmeyi açık aya ek kayıt olarak girin.',
  },
  'month-open': { status: 409, message: 'Bu ay henüz kapanmadı. Önce ayı kapatın.' },
  'commission-paid': {
    status: 409,
    message: 'Bu ayın primi ödendi, ay açılmaz. Düzeltmeyi açık aya girin ya da önce ödemeyi silin.',
  },
  'month-ahead': { status: 409, message: 'Ay bitmeden kapatılamaz.' },
  'nothing-to-pay': { status: 409, message: 'Bu ay için ödenecek tutar yok.' },
  'days-open': { status: 409, message: 'Ayın kapanmamış günleri var. Önce onları kapatın.' },
} as const;
