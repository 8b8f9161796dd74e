import { fold } from '../../../ui/fold.ts';

export const texts = {
  open: 'Tarih seçin',
  title: 'Tarihe git',
  today: 'Bugün',
  typed: 'Tarihi yazın',
  typedHint: '12.12, salı, 3 hafta sonra',
  unknown: 'Bu tarihi anlayamadık. “12.12”, “salı” ya da “3 hafta sonra” gibi yazın.',
  beyond: 'Takvim iki yıl geriye ve ileriye gider.',
  leadsTo: (day: string) => `${day} gününe gitmek için Enter’a basın.`,
  previousMonth: 'Önceki ay',
  nextMonth: 'Sonraki ay',
  count: (count: number) => `${count} randevu`,
  closed: 'Kapalı',
  weeks: (count: number) => `+${count} hafta`,
  weeksAhead: (count: number) => `${count} hafta sonrası`,
} as const;

/** What people type for a day, as it is compared: without case, dots and marks. */
export const dayWords = {
  days: [
    [fold('bugün'), 0],
    [fold('yarın'), 1],
    [fold('dün'), -1],
  ] as readonly (readonly [string, number])[],
  units: { [fold('gün')]: 'day', [fold('hafta')]: 'week', [fold('ay')]: 'month' } as Readonly<
    Record<string, 'day' | 'week' | 'month'>
  >,
  ago: fold('önce'),
} as const;
