/** Refusals of booking, moving and canceling an appointment; `errors.ts` collects them. */
export const bookingRefusals = {
  'slot-taken': { status: 409, message: 'Bu saat az önce doldu. Size en yakın boş saatleri gösterelim.' },
  'outside-hours': { status: 409, message: 'Bu saatte hizmet verilmiyor. Başka bir saat seçin.' },
  'too-many-holds': {
    status: 429,
    message: 'Bu gün için şu anda çok sayıda kişi randevu alıyor. Birkaç dakika sonra yeniden deneyin.',
  },
  'too-many-bookings': {
    status: 409,
    message: 'Bu salonda en çok 8 ileri tarihli randevunuz olabilir. Birini iptal edin ya da salonu arayın.',
  },
  'waiting-list-off': {
    status: 409,
    message: 'Bu salonun bekleme listesi şu anda kapalı. Salonu arayabilirsiniz.',
  },
  'waiting-days': {
    status: 409,
    message: 'Beklemek istediğiniz günler geçmiş ya da çok uzak. Başka günler seçin.',
  },
  'too-many-waiting': {
    status: 409,
    message: 'Bu salonda en çok 3 bekleme isteğiniz olabilir. Birini geri alın ya da salonu arayın.',
  },
  'waiting-list-full': { status: 409, message: 'Bekleme listesi şu anda dolu. Salonu arayabilirsiniz.' },
  'hold-over': { status: 409, message: 'Saatinizi ayırdığımız süre doldu. Saati yeniden seçin.' },
  'not-performed': { status: 409, message: 'Seçtiğiniz kişi bu hizmeti vermiyor. Başka birini seçin.' },
  'booked-already': {
    status: 409,
    message:
      'Bu hizmet için aynı saatte bir randevunuz var. Uzmanı ya da saati Randevularım sayfasından değiştirebilirsiniz.',
  },
  banned: { status: 403, message: 'Bu salondan online randevu alamıyorsunuz. Salonu arayabilirsiniz.' },
  'phone-only': {
    status: 403,
    message:
      'Bu salonda son bir yılda birkaç randevunuza gelinmediği için şimdilik yalnızca telefonla randevu alabilirsiniz. Salonu arayın; dilerlerse bunu hemen kaldırırlar.',
  },
  'booking-paused': {
    status: 409,
    message: 'Salon şu anda online randevu almıyor. Salonu arayabilirsiniz.',
  },
  'status-changed': {
    status: 409,
    message: 'Bu randevunun durumu siz bakarken değişti. Son hâlini görüp yeniden deneyin.',
  },
  'approved-stays': {
    status: 409,
    message: 'Onaylanan randevu yeniden onaya alınamaz. Dilerseniz taşıyın ya da iptal edin.',
  },
  'too-late': { status: 409, message: 'Bu işlem için süre geçti. Salonu arayabilirsiniz.' },
  'manage-link-over': {
    status: 410,
    message: 'Bu randevu bağlantısı artık geçerli değil. Yeni bir bağlantı için salonu arayabilirsiniz.',
  },
  'undo-over': { status: 409, message: 'Geri alma süresi doldu. Gerekiyorsa kaydı elle düzeltin.' },
  'has-appointments': {
    status: 409,
    message: 'Bu çalışanın ileri tarihli randevuları var. Önce onları taşıyın ya da iptal edin.',
  },
} as const;
