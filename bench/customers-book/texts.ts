// What the booking page says, to find it by.
export const texts = {
  service: 'Kesim ve fön',
  start: 'Randevu al',
  next: 'Devam',
  employees: 'Kimden hizmet almak istersiniz?',
  days: 'Günler',
  fullName: 'Ad soyad',
  phone: 'Cep telefonu',
  send: 'Kodu gönder',
  code: 'Doğrulama kodu, 6 hane',
  lastVisit: 'Geçen seferki gibi',
  anyTime: /\d\d:\d\d$/,
  confirm: 'Randevuyu onayla',
  done: (name: string): string => `Randevunuz hazır, ${name}`,
};
