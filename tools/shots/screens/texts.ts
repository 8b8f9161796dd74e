/** Labels of what the steps press and wait for. */
export const words = {
  startTour: 'Turu başlat',
  next: 'Sonraki',
  menu: 'Menü',
  retry: /Yeniden dene/,
  actionsOf: /için işlemler$/,
  moreOf: /diğer işlemler$/,
  more: 'Diğer işlemler',
  move: 'Randevuyu başka bir saate taşı',
  addNote: 'Not ekle',
  cancelAppointment: 'İptal Olarak İşaretle',
  addServiceToVisit: 'Hizmet ekle',
  addCustomer: 'Müşteri ekle',
  addLeave: 'İzin ekle',
  changePrices: 'Toplu fiyat değiştir',
  ban: 'Randevuya kapat',
  merge: 'Başka kartla birleştir',
  mergeTitle: 'Kartları birleştir',
  hairSalon: /^Kuaför/,
  salonName: 'Salonun adı',
  openMessage: /^(Detayı aç|Aç)/,
  employeeFilter: /Çalışan filtresi/,
  waiting: /randevu bekliyor$/,
  solveAll: /böyle çöz$/,
  date: /^Tarih/,
  save: /kaydet/i,
  signIn: /^Giriş yap$/,
  phone: 'Cep telefonu',
  password: 'Parola',
  signUp: 'Hesabımı aç',
} as const;

/** Longer than anything in the demo data, and within what the contracts allow. */
export const longTexts = {
  name: 'Abdülkerim Müşerref Şükriye',
  lastname: 'Büyükkaramanoğulları-Yıldırımhanoğlu',
  service: 'Ombre, balyaj ve keratin bakımı: uzun saça özel ısıl işlemli tam gün paketi',
} as const;
