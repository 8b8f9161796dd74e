import type { OpeningHours } from '@ayna/contracts/core/hours';
import { weekdays } from '@ayna/domain/wall-clock';
import type { SalonType } from './names.ts';

type Hours = OpeningHours[number];
type Range = readonly [open: string, close: string, pause?: readonly [from: string, to: string]];

const clock = (text: string): string => `${text}:00`;

const toOpeningHours = (day: Hours['day'], [open, close, pause]: Range): Hours => ({
  day,
  openTime: clock(open),
  closeTime: clock(close),
  breaks: pause ? [{ startTime: clock(pause[0]), endTime: clock(pause[1]) }] : [],
});

/** Starts with Monday; null is a closed day. */
type Week = readonly (Range | null)[];

const sixDays = (range: Range, saturday: Range | null = range, sunday: Range | null = null): Week => [
  range,
  range,
  range,
  range,
  range,
  saturday,
  sunday,
];

const late: Range = ['10:00', '22:00'];

const weeks: Readonly<Record<SalonType, Week>> = {
  HairSalon: sixDays(['09:00', '19:00']),
  // Closes after midnight on Friday and Saturday.
  BarberShop: [late, late, late, late, ['10:00', '01:00'], ['10:00', '01:00'], ['11:00', '20:00']],
  BeautySalon: sixDays(['10:00', '20:00', ['13:00', '13:45']]),
  NailSalon: [null, late, late, late, late, ['10:00', '21:00'], ['11:00', '19:00']],
  MakeupStudio: sixDays(['09:00', '20:00'], ['06:00', '20:00'], ['06:00', '18:00']),
  AestheticClinic: sixDays(['09:00', '18:00', ['12:30', '13:30']], ['10:00', '15:00']),
};

export const openingHoursOf = (type: SalonType): OpeningHours =>
  weeks[type].flatMap((range, index) => (range ? [toOpeningHours(weekdays[index] ?? 'Monday', range)] : []));
