import type { ServiceCategory, StartingService } from '@ayna/contracts/catalog';
import type { NewService } from '@ayna/contracts/service';

/** Colours of the calendar: no two categories of one salon type share one. */
const tones: Readonly<Record<ServiceCategory, number>> = {
  Cut: 1,
  Color: 2,
  Care: 3,
  SpecialDay: 4,
  Beard: 2,
  Skin: 1,
  LashAndBrow: 2,
  HairRemoval: 3,
  Body: 4,
  HandAndFoot: 5,
  Nail: 1,
  Makeup: 1,
  Training: 6,
  Laser: 3,
  Medical: 2,
  Consultation: 6,
};

const roundToFive = (minutes: number): number => Math.round(minutes / 5) * 5;

/** Half of the time is work, a third waiting, the rest washing and finishing. */
const phasesOf = (duration: number): NonNullable<NewService['phases']> => {
  const work = roundToFive(duration / 2);
  const wait = roundToFive(duration / 3);
  return { work, wait, finish: duration - work - wait, freeWhileWaiting: true };
};

const toService = (starting: StartingService): NewService => {
  const { category, duration } = starting;
  const isColor = category === 'Color';
  return {
    ...starting,
    description: isColor ? 'Boyanın bekleme süresi, yıkama ve fön dahildir.' : '',
    color: tones[category],
    phases: isColor ? phasesOf(duration) : null,
    bufferAfter: isColor ? 10 : 0,
    // Clinics may not advertise prices of treatments.
    showPrice: category !== 'Medical',
    online: true,
    active: true,
  };
};

/** A demo salon's services: the most expensive is not bookable online, the cheapest is inactive. */
export const priceListOf = (starting: readonly StartingService[]): NewService[] => {
  const prices = starting.map(({ price }) => price);
  const mostExpensive = prices.indexOf(Math.max(...prices));
  const cheapest = prices.indexOf(Math.min(...prices));
  return starting.map((one, index) => ({
    ...toService(one),
    online: index !== mostExpensive,
    active: index !== cheapest,
  }));
};
