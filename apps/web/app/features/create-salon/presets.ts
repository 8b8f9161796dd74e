import type { SalonType } from '@ayna/contracts/catalog';
import type { Weekday } from '@ayna/contracts/core/hours';
import { weekdays } from '@ayna/domain/wall-clock';
import { type BreakTime, rangeOf, type Week } from '../../parts/week-hours/rules.ts';

/** Weeks that many salons keep; `own` is whatever else was set by hand. */
export const presetNames = ['monday-off', 'sunday-off', 'every-day', 'weekdays', 'own'] as const;

export type PresetName = (typeof presetNames)[number];

type Hours = readonly [open: string, close: string];

const daysOff: Readonly<Record<Exclude<PresetName, 'own'>, readonly Weekday[]>> = {
  'monday-off': ['Monday'],
  'sunday-off': ['Sunday'],
  'every-day': [],
  weekdays: ['Saturday', 'Sunday'],
};

type TypeDefaults = {
  readonly preset: Exclude<PresetName, 'own'>;
  readonly hours: Hours;
  readonly saturday: Hours;
  readonly sunday: Hours;
};

/** What a salon of a kind begins with; every time can be changed. */
const defaultsByType: Readonly<Record<SalonType, TypeDefaults>> = {
  HairSalon: {
    preset: 'monday-off',
    hours: ['10:00', '20:00'],
    saturday: ['09:00', '21:00'],
    sunday: ['11:00', '18:00'],
  },
  BarberShop: {
    preset: 'sunday-off',
    hours: ['09:00', '21:00'],
    saturday: ['09:00', '22:00'],
    sunday: ['10:00', '19:00'],
  },
  BeautySalon: {
    preset: 'sunday-off',
    hours: ['10:00', '20:00'],
    saturday: ['10:00', '20:00'],
    sunday: ['11:00', '18:00'],
  },
  NailSalon: {
    preset: 'sunday-off',
    hours: ['10:00', '20:00'],
    saturday: ['10:00', '20:00'],
    sunday: ['11:00', '18:00'],
  },
  MakeupStudio: {
    preset: 'every-day',
    hours: ['10:00', '19:00'],
    saturday: ['08:00', '20:00'],
    sunday: ['08:00', '20:00'],
  },
  AestheticClinic: {
    preset: 'sunday-off',
    hours: ['09:00', '19:00'],
    saturday: ['10:00', '17:00'],
    sunday: ['11:00', '17:00'],
  },
};

export const defaultPreset = (type: SalonType): PresetName => defaultsByType[type].preset;

const hoursOn = (day: Weekday, { hours, saturday, sunday }: TypeDefaults): Hours =>
  day === 'Saturday' ? saturday : day === 'Sunday' ? sunday : hours;

/** The week of a preset, with the hours that such a salon usually keeps. */
export const presetWeek = (name: Exclude<PresetName, 'own'>, type: SalonType): Week =>
  weekdays
    .filter((day) => !daysOff[name].includes(day))
    .map((day) => {
      const [openTime, closeTime] = hoursOn(day, defaultsByType[type]);
      return { day, openTime, closeTime, breaks: [] };
    });

export const defaultWeek = (type: SalonType): Week => presetWeek(defaultsByType[type].preset, type);

export const defaultLunch: BreakTime = { startTime: '12:30', endTime: '13:30' };

/** The same break on every day that is open around it. */
export const withLunch = (week: Week, lunch: BreakTime | null): Week =>
  week.map((day) => {
    const open = rangeOf(day.openTime, day.closeTime);
    const pause = lunch && rangeOf(lunch.startTime, lunch.endTime);
    const fits = lunch && open && pause && open.from < pause.from && pause.to < open.to;
    // While a time is being typed nothing fits; the break must not go for that.
    return { ...day, breaks: lunch && (fits || !open || !pause) ? [lunch] : [] };
  });
