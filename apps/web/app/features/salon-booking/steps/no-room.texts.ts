/** For a day or a week without room, which is loaded on its own. */
export const noRoomTexts = {
  noRoom: {
    dayTitle: 'Bu gün için boş saat yok',
    title: (name: string) => `${name} için boş saat bulamadık`,
    titleAny: 'Şimdilik boş saat bulamadık',
    why: 'Neden boş saat yok?',
    nextDays: 'En yakın boş saatler',
    nextDaysWith: (name: string) => `${name} ile en yakın`,
    sameDay: 'Aynı gün, başka biriyle',
    noTimes: 'Bu gün boş saati yok',
    doesNot: (service: string) => `${service} yapmıyor`,
    call: 'Ya da arayın',
  },
  outline: {
    short: 'Boşluklar randevunuzdan kısa',
    shortText: (span: string, length: string, missing: string) =>
      `En uzunu ${span}, ${length}. Size ${missing} daha gerekiyor.`,
    over: (missing: string) => `${missing} taşıyor`,
    full: 'Bu saatler başkalarına ayrılmış',
    fullShort: 'Dolu',
    tooSoon: 'İnternetten almak için çok yakın',
    absent: (name: string) => `${name} bu saatlerde çalışmıyor`,
    absentShort: (name: string) => `${name} yok`,
    minutes: (minutes: number) => `${minutes} dk`,
  },
  split: {
    title: 'Ya da ikiye bölün',
    text: 'Önce ilkinin saatini ayırırsınız, sonra ikincisine geçersiniz.',
    part: (name: string, duration: string) => `${name}, ${duration}`,
    begin: 'İlkini ayır',
  },
} as const;
