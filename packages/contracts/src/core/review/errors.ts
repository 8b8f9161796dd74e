/** Why a review is refused; part of `refusals`. */
export const reviewRefusals = {
  'review-over': {
    status: 410,
    message:
      'Bu bağlantının süresi doldu ya da yerine yenisi verildi. Değerlendirmek için salonunuzdan yeni bir bağlantı isteyin.',
  },
  'visit-undone': {
    status: 410,
    message: 'Salon bu ziyareti geri aldı. Ziyaretiniz tamamlanınca yeni bir bağlantı isteyebilirsiniz.',
  },
  'visit-too-old': {
    status: 409,
    message: 'Ziyaretin üzerinden 30 gün geçti, artık değerlendirme istenemez.',
  },
  'review-hidden': {
    status: 409,
    message: 'Yorumunuz incelendi ve yayından kaldırıldı, bu yüzden artık değiştirilemez.',
  },
  'reported-already': {
    status: 409,
    message: 'Bu yorum daha önce bildirildi. Kararımızı yorumun altında görürsünüz.',
  },
} as const;
