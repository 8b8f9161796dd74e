export const texts = {
  documentTitle: 'Yeni Randevu · Ayna',
  from: 'Randevular',
  here: 'Yeni',
  noRight: {
    why: 'Takvime randevu yazmak ayrı bir yetki ister.',
    right: 'Randevu açma',
  },
} as const;

export const tourTexts = {
  name: 'Yeni randevu turu',
  steps: {
    customer: {
      title: 'Kime?',
      text: 'Adının ya da telefonunun bir parçası yeter. Kartı yoksa burada açılır; ad bırakmak istemeyen için müşterisiz devam edin.',
    },
    services: {
      title: 'Hangi hizmet?',
      text: 'Birden fazlasını art arda yazabilirsiniz. Süreyi bu randevu için değiştirebilirsiniz, fiyat listeden gelir.',
    },
    employee: {
      title: 'Kim yapacak?',
      text: 'Fark etmez derseniz boş olan alır. Her adın altında randevunun o gün kaç ayrı saatte başlayabileceği yazar.',
    },
    when: {
      title: 'Ne zaman?',
      text: 'Boş saatler burada durur. Dolu bir saate dokunursanız nedenini söyleriz; yetkiniz varsa üst üste yazarsınız.',
    },
    create: {
      title: 'Son bir bakış',
      text: 'Gün, saat ve tutar burada özetlenir. Oluşturunca takvime dönersiniz; formu klavyeyle de baştan sona doldurabilirsiniz.',
      touchText: 'Gün, saat ve tutar burada özetlenir. Oluştur’a dokunun; takvim o günü gösterir.',
    },
  },
} as const;
