/** Failures that no server put into words, by the status of the answer. */
export const failureTexts = {
  400: 'İstek anlaşılamadı. Girdiğiniz bilgileri kontrol edin.',
  401: 'Devam etmek için giriş yapmanız gerekiyor.',
  403: 'Bu işlem için yetkiniz yok. Salon sahibinden isteyebilirsiniz.',
  404: 'Aradığınız kayıt bulunamadı. Silinmiş ya da taşınmış olabilir.',
  408: 'Yanıt zamanında gelmedi. Yeniden deneyin.',
  409: 'Bilgiler çakıştı. Kaydın son hâlini görüp yeniden deneyin.',
  422: 'Bazı bilgiler doğrulanamadı. Girdiklerinizi gözden geçirin.',
  429: 'Çok sık denediniz. Biraz bekleyip yeniden deneyin.',
  500: 'Sunucuda bir hata oluştu. Biraz sonra yeniden deneyin.',
  502: 'Sunucudan geçersiz bir yanıt geldi. Yeniden deneyin.',
  503: 'Hizmet şu anda kullanılamıyor. Biraz sonra yeniden deneyin.',
  504: 'Sunucu yanıt vermiyor. İnternetinizi kontrol edip yeniden deneyin.',
  unreachable: 'Bağlantı koptu. İnternetinizi kontrol edin, kaldığınız yerden devam edelim.',
  notSent: 'Bağlantı yok, hiçbir şey gönderilmedi. Bağlantı gelince yeniden deneyin.',
  unexpected: 'Beklenmeyen bir durum oluştu. Yeniden deneyin.',
} as const;
