/** Whether customers come, come again, and for how long. */
export const habits = {
  title: 'Müşteri alışkanlıkları',
  noShow: 'Gelmeme oranı',
  noShowLine: (count: number, of: number) => `${of} randevunun ${count} tanesine gelinmedi`,
  noShowNone: 'Zamanı gelen randevu yok',
  returning: 'Tekrar ziyaret',
  returningLine: (returning: number, fresh: number) => `${returning} tekrar ziyaret, ${fresh} yeni müşteri`,
  online: 'İnternetten alınan',
  onlineLine: (count: number, of: number) => `${of} randevunun ${count} tanesi`,
  returned: 'Geri gelen',
  returnedLine: (dates: string, customers: string, returned: string, days: number) =>
    `${dates}: gelen ${customers} müşteriden ${returned} kişi ${days} gün içinde yine geldi`,
  returnedNone: (days: number) => `Son ${days} günden önce gelen müşteri yok`,
  stay: 'Müşteri ömrü',
  stayDays: (count: number) => `${count} gün`,
  stayMonths: (text: string) => `${text} ay`,
  stayYears: (text: string) => `${text} yıl`,
  stayLine: (regulars: string, days: string) =>
    `İlk gelişten son gelişe, en az iki kez gelen ${regulars} müşteride; ortalama ${days} günde bir`,
  stayNone: 'İkinci kez gelen müşteri henüz yok',
  worth: 'Müşteri başına',
  worthLine: (visits: string, customers: string) => `${visits} ziyarette, gelen ${customers} müşteride`,
  worthNone: 'Tamamlanan randevu yok',
  failed: 'Sayı getirilemedi',
  ahead: 'Ne kadar önceden alıyorlar?',
  steps: ['Aynı gün', '1 gün', '2–3 gün', '4–7 gün', '8–14 gün', '15–30 gün', '30 günden çok'],
  none: '—',
} as const;
