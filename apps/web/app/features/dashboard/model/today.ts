import { hourLayers, remainingRanges } from '@ayna/domain/hour-layers';
import { sumLira } from '@ayna/domain/money';
import { isOccupying, spanOn, workedOn } from '@ayna/domain/occupied-time';
import { openingAround, type SalonHours } from '@ayna/domain/opening-hours';
import { intersectRanges, type Ranges } from '@ayna/domain/ranges';
import { DAY_MINUTES } from '@ayna/domain/wall-clock';
import type { Appointment } from '../../../data/appointments.ts';
import type { Holiday } from '../../../data/catalog.ts';
import type { Employee } from '../../../data/employees.ts';
import { takesCustomers } from '../../../parts/service-facts.ts';
import { type Stretch, stepsOf, type TodayStep } from './today-steps.ts';

export type TodayOptions = {
  readonly day: string;
  readonly salon: SalonHours;
  readonly holidays: readonly Holiday[];
  readonly team: readonly Employee[];
  readonly appointments: readonly Appointment[];
};

/** A salon's day at a glance. Minutes count from its midnight. */
export type Today = {
  /** Whole hours, wide enough for all who work and all who come; null where neither is. */
  readonly visible: Stretch | null;
  readonly steps: readonly TodayStep[];
  /** Those that take time, in order. */
  readonly coming: readonly Appointment[];
  /** Somebody works today. */
  readonly isOpen: boolean;
  /** How full it is, in hundredths; null where nobody works. */
  readonly load: number | null;
  /** What those that take time cost. */
  readonly price: number;
};

const HOUR = 60;
const wholeDay: Ranges = [[0, DAY_MINUTES]];

const lengthOf = (ranges: Ranges): number => ranges.reduce((sum, [from, to]) => sum + to - from, 0);

/** When each of those who take customers can be booked, as the slot engine sees it. */
const workingRanges = ({ day, salon, holidays, team }: TodayOptions): readonly Ranges[] => {
  const opening = openingAround(salon, new Map(holidays.map((one) => [one.date, one])), day);
  return team
    .filter((one) => one.isActive && takesCustomers(one))
    .map((one) => intersectRanges(remainingRanges(hourLayers(opening, one, day)), wholeDay))
    .filter((ranges) => ranges.length > 0);
};

const hull = (ranges: Ranges): Stretch | null =>
  ranges.length === 0
    ? null
    : {
        from: Math.floor(Math.min(...ranges.map(([from]) => from)) / HOUR) * HOUR,
        to: Math.ceil(Math.max(...ranges.map(([, to]) => to)) / HOUR) * HOUR,
      };

/** What began the day before is of that day, as in the figures. */
const startsOn = (day: string) => (one: Appointment) =>
  one.appointmentTime.appointmentStartDate.startsWith(day);

export const todayOf = (options: TodayOptions): Today => {
  const { day } = options;
  const coming = options.appointments
    .filter((one) => isOccupying(one) && startsOn(day)(one))
    .toSorted((one, other) =>
      one.appointmentTime.appointmentStartDate < other.appointmentTime.appointmentStartDate ? -1 : 1,
    );
  const working = workingRanges(options);
  const spans = coming.map((one) => spanOn(day, one));
  const visible = hull([...working.flat(), ...spans]);
  const open = working.reduce((sum, ranges) => sum + lengthOf(ranges), 0);
  const worked = coming.reduce((sum, one) => sum + lengthOf(workedOn(day, one)), 0);
  return {
    visible,
    steps: visible ? stepsOf(visible, working, { day, coming }) : [],
    coming,
    isOpen: working.length > 0,
    load: open > 0 ? Math.min(100, Math.round((worked / open) * 100)) : null,
    price: sumLira(coming.map(({ serviceSnapshot }) => serviceSnapshot.price)),
  };
};
