import { days, type OpeningHours } from '@ayna/contracts/core/hours';
import type { SalonType } from './names.ts';

type Hours = OpeningHours[number];
type Range = readonly [open: string, close: string, pause?: readonly [from: string, to: string]];

const clock = (text: string): string => `${text}:00`;

const dayOf = (day: Hours['day'], [open, close, pause]: Range): Hours => ({
  day,
  openTime: clock(open),
  closeTime: clock(close),
  breaks: pause ? [{ startTime: clock(pause[0]), endTime: clock(pause[1]) }] : [],
});

/** Sunday first; null is a day off. */
type Week = readonly (Range | null)[];

const six = (range: Range, saturday: Range | null = range, sunday: Range | null = null): Week => [
  sunday,
  range,
  range,
  range,
  range,
  range,
  saturday,
];

const late: Range = ['10:00', '22:00'];

const weeks: Readonly<Record<SalonType, Week>> = {
  HairSalon: six(['09:00', '19:00']),
  // Past midnight on the two long evenings.
  BarberShop: [['11:00', '20:00'], late, late, late, late, ['10:00', '01:00'], ['10:00', '01:00']],
  BeautySalon: six(['10:00', '20:00', ['13:00', '13:45']]),
  NailSalon: [['11:00', '19:00'], null, late, late, late, late, ['10:00', '21:00']],
  MakeupStudio: six(['09:00', '20:00'], ['06:00', '20:00'], ['06:00', '18:00']),
  AestheticClinic: six(['09:00', '18:00', ['12:30', '13:30']], ['10:00', '15:00']),
};

export const openingHoursOf = (type: SalonType): OpeningHours =>
  weeks[type].flatMap((range, index) => (range ? [dayOf(days[index] ?? 'Sunday', range)] : []));
