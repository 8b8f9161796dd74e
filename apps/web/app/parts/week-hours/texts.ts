import { weekdays } from '../../ui/controls.texts.ts';

const [monday, tuesday, wednesday, thursday, friday, saturday, sunday] = weekdays;

export const dayNames = {
  Monday: monday,
  Tuesday: tuesday,
  Wednesday: wednesday,
  Thursday: thursday,
  Friday: friday,
  Saturday: saturday,
  Sunday: sunday,
} as const;

const decimal = (hours: number): string => hours.toLocaleString('tr-TR', { maximumFractionDigits: 1 });

export const texts = {
  week: 'Haftanın günleri',
  opens: 'açılış',
  closes: 'kapanış',
  field: (day: string, edge: string) => `${day} ${edge}`,
  to: '–',
  nextDay: 'ertesi gün',
  toAll: 'Bütün günlere uygula',
  toAllOf: (day: string) => `${day} saatlerini bütün açık günlere uygula`,
  addBreak: 'Mola ekle',
  addBreakOf: (day: string) => `${day} için mola ekle`,
  breakWord: 'Mola',
  breakStarts: (day: string, nth: number) => `${day} ${nth}. mola başlangıcı`,
  breakEnds: (day: string, nth: number) => `${day} ${nth}. mola bitişi`,
  removeBreak: (day: string, nth: number) => `${day} ${nth}. molayı kaldır`,
  noDay: 'Açık gün yok',
  /** Haftada 6 gün, 59 saat */
  summary: (days: number, hours: number) => `Haftada ${days} gün, ${decimal(hours)} saat`,
} as const;
