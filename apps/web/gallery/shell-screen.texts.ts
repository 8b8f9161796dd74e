export const texts = {
  documentTitle: 'Kabuk · Ayna',
  title: 'Kabuk',
  sub: 'Oturum açmış birinin boş ekranı',
  toast: 'Bildirim göster',
  toastText: 'Randevu Güncellendi',
  tour: 'Kabuk turu',
  steps: [
    { target: 'main h1', title: 'Sayfanın adı', text: 'Nerede olduğunuz her zaman burada yazar.' },
    { target: 'main', title: 'Sayfanın kendisi', text: 'Çevresindeki her şey bütün ekranlarda aynıdır.' },
  ],
} as const;
