/** The salon of the film and of the pictures of its calendar: invented, like the one on the home page. */
export const team = [
  ['Elif', 'Şahin'],
  ['Deniz', 'Korkmaz'],
  ['Nehir', 'Aksoy'],
] as const;

export const services = {
  cut: { name: 'Saç kesimi', category: 'Cut', duration: 45, price: 900 },
  blow: { name: 'Fön', category: 'Care', duration: 30, price: 450 },
  color: { name: 'Dip boya', category: 'Color', duration: 90, price: 2_200 },
  balayage: { name: 'Balyaj', category: 'Color', duration: 120, price: 4_800 },
  care: { name: 'Saç bakımı', category: 'Care', duration: 60, price: 1_500 },
} as const;

type Status = 'Completed' | 'NoShow' | 'Canceled';

/** Whom the appointment is with: the owner first, then the team in its order. */
type Visit = readonly [
  employee: number,
  clock: string,
  service: keyof typeof services,
  name: string,
  lastname: string,
  status?: Status,
];

/** A day that has run until half past two. */
export const visits: readonly Visit[] = [
  [0, '09:30', 'color', 'Zeynep', 'Arslan', 'Completed'],
  [0, '11:15', 'cut', 'Tuğçe', 'Ünlü', 'Completed'],
  [0, '12:30', 'blow', 'Hande', 'Yavuz', 'Completed'],
  [0, '13:45', 'cut', 'Melike', 'Işık'],
  [0, '15:00', 'color', 'Begüm', 'Şimşek'],
  [0, '17:00', 'blow', 'Serap', 'Ilgaz'],
  [1, '10:00', 'balayage', 'Fulya', 'Başar', 'Completed'],
  [1, '12:15', 'blow', 'Ayşe', 'Doğan', 'NoShow'],
  [1, '13:00', 'care', 'Selin', 'Özkan', 'Completed'],
  [1, '15:30', 'cut', 'Gülşen', 'Işıldar'],
  [1, '16:30', 'color', 'Pelin', 'Güneş'],
  [2, '09:45', 'cut', 'Aslı', 'Demir', 'Completed'],
  [2, '11:30', 'color', 'Nilay', 'Koç', 'Completed'],
  [2, '13:15', 'balayage', 'İrem', 'Soylu'],
  [2, '17:00', 'cut', 'Buse', 'Çetin'],
  [3, '10:30', 'color', 'Sevgi', 'Uçar', 'Completed'],
  [3, '12:30', 'blow', 'Emir', 'Doğru', 'Canceled'],
  [3, '13:30', 'care', 'Şule', 'Gürbüz'],
  [3, '15:00', 'cut', 'Gizem', 'Çakır'],
];

/** Asks online for an hour of the same day. */
export const request = {
  employee: 2,
  clock: '15:45',
  service: 'blow',
  name: 'Ceren',
  lastname: 'Yıldız',
} as const;

/** What the acts press, wait for and type. */
export const words = {
  title: 'Profil takvimi',
  owner: 'Gonca Arman',
  elif: 'Elif Şahin',
  nehir: 'Nehir Aksoy',
  carried: 'Gizem Çakır',
  asking: 'Ceren Yıldız',
  finished: 'Melike Işık',
  add: 'Randevu ekle',
  search: 'Müşteri ara',
  walkIn: 'Derya Tan',
  newCard: /adıyla yeni müşteri/,
  serviceList: 'Hizmet listesi',
  cut: /Saç kesimi/,
  create: /^Randevuyu oluştur/,
  created: 'Randevu oluşturuldu',
  moved: 'Randevu taşındı',
  details: 'Randevu Detayları',
  list: /^Randevular/,
  approve: /^Onayla: Ceren Yıldız/,
  complete: 'Tamamlandı Olarak İşaretle',
  completed: 'Gelir kaydı oluşturuldu',
  till: 'Tahsilat',
  cash: 'Nakit tutar',
  paid: 'Tahsilat kaydedildi',
  serviceName: 'Ad',
  servicePrice: 'Fiyat',
  hairSalon: /^Kuaför/,
  newService: 'Saç bakım kürü',
} as const;
