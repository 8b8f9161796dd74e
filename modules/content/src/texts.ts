export const personalDataTexts = {
  messages: {
    title: 'Bize yazdıklarınız',
    labels: {
      at: 'Zaman',
      name: 'Ad',
      email: 'E-posta',
      phone: 'Telefon',
      subject: 'Konu',
      message: 'Mesaj',
    },
  },
  reviews: {
    title: 'Salonlar için yazdığınız yorumlar',
    labels: {
      at: 'Zaman',
      name: 'Görünen ad',
      phone: 'Telefon',
      service: 'Hizmet',
      employee: 'Çalışan',
      visitedAt: 'Ziyaret',
      stars: 'Yıldız',
      text: 'Yorum',
      earlier: 'Önceki hâlleri',
      answer: 'Salonun yanıtı',
    },
  },
};

export const reviewTexts = {
  /** In place of a name that the salon does not know, or that was erased. */
  nobody: 'Bir müşteri',
};
