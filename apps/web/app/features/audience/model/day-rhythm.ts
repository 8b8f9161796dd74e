import type { SalonType } from '../../../parts/salon-art.tsx';

/** A box of the picture: when it begins, how many minutes it is long, and whether somebody else fits in. */
type Stretch = readonly [clock: string, minutes: number, isFree?: boolean];

const free = true;

/** Every `step` minutes a box of `minutes`, from `first` to `last`. */
const every = (step: number, minutes: number, first: string, count: number): readonly Stretch[] =>
  Array.from({ length: count }, (_, index) => [clockOf(minutesOf(first) + index * step), minutes]);

/** An example of a day, a row for each of three people. */
const days: Readonly<Record<SalonType, readonly (readonly Stretch[])[]>> = {
  HairSalon: [
    [
      ['09:30', 35],
      ['10:05', 40, free],
      ['10:45', 45],
      ['12:00', 45],
      ['14:00', 45],
      ['14:45', 40, free],
      ['15:25', 45],
      ['16:30', 60],
      ['18:00', 70],
    ],
    [
      ['10:08', 30],
      ['11:00', 60],
      ['14:48', 30],
      ['16:00', 90],
      ['18:00', 60],
    ],
    [
      ['09:45', 75],
      ['12:30', 90],
      ['15:00', 60],
      ['17:00', 120],
    ],
  ],
  BarberShop: [
    every(35, 28, '09:00', 20),
    every(36, 28, '09:15', 19).map((box, index) =>
      [3, 9, 15].includes(index) ? [box[0], box[1], free] : box,
    ),
    every(40, 28, '10:00', 16),
  ],
  BeautySalon: [
    [
      ['10:00', 60],
      ['11:15', 60],
      ['13:00', 90],
      ['14:45', 60],
      ['16:00', 60],
      ['17:15', 75],
    ],
    [
      ['10:30', 90],
      ['12:15', 45],
      ['13:30', 90],
      ['15:15', 90],
      ['17:00', 60],
      ['18:30', 60, free],
    ],
    [
      ['10:00', 45],
      ['11:00', 45],
      ['12:30', 60],
      ['14:00', 60],
      ['15:30', 60],
      ['17:30', 90],
    ],
  ],
  NailSalon: [
    [
      ['10:00', 150],
      ['12:36', 80],
      ['14:12', 90],
      ['16:00', 120],
      ['18:12', 95],
    ],
    [
      ['10:30', 80],
      ['12:00', 90],
      ['13:45', 120],
      ['16:00', 120],
      ['18:15', 75],
    ],
    [
      ['11:00', 60],
      ['12:12', 60],
      ['13:24', 60],
      ['15:00', 90],
      ['17:00', 90],
    ],
  ],
  MakeupStudio: [
    [
      ['06:00', 45, free],
      ['06:45', 150],
      ['09:15', 45, free],
      ['10:30', 90],
      ['12:00', 90],
      ['14:00', 90],
      ['17:00', 90],
    ],
    [
      ['07:30', 120],
      ['10:30', 90],
      ['12:12', 75],
      ['15:00', 90],
      ['17:30', 60],
    ],
    [
      ['09:00', 90],
      ['11:00', 120],
      ['14:00', 120],
      ['16:30', 120],
    ],
  ],
  AestheticClinic: [
    [
      ['09:30', 20],
      ['10:00', 20],
      ['10:30', 20],
      ['11:00', 60],
      ['12:15', 45],
      ['14:00', 20],
      ['14:30', 60],
      ['16:00', 45],
      ['17:00', 20],
      ['17:30', 20],
    ],
    [
      ['09:30', 60],
      ['12:00', 60],
      ['13:30', 60],
      ['15:30', 60],
      ['17:00', 60],
    ],
    [
      ['10:00', 60],
      ['13:00', 60],
      ['14:30', 45],
      ['16:30', 60],
    ],
  ],
};

const dayStart = 6 * 60;
const dayMinutes = 15.5 * 60;

function minutesOf(clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return hours * 60 + minutes;
}

function clockOf(minutes: number): string {
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
}

/** Where a time of day stands in the picture, in per mille of its width. */
const place = (minutes: number): number => Math.round((minutes / dayMinutes) * 10_000) / 10;

type RhythmBox = {
  readonly x: number;
  readonly width: number;
  readonly row: number;
  readonly isFree: boolean;
};

/** Neighbours do not touch. */
const gap = 3;

export const rhythmOf = (type: SalonType): readonly RhythmBox[] =>
  days[type].flatMap((boxes, row) =>
    boxes.map(([clock, minutes, isFree = false]) => ({
      x: place(minutesOf(clock) - dayStart) + 1,
      width: place(minutes) - gap,
      row,
      isFree,
    })),
  );

/** The hours under the picture. */
export const rhythmHours = ['06:00', '09:00', '12:00', '15:00', '18:00', '21:00'].map((clock) => ({
  clock,
  x: place(minutesOf(clock) - dayStart),
}));
