import type { ServiceCategory, StartingService } from '@ayna/contracts/catalog';
import type { NewService } from '@ayna/contracts/service';

/** Tones of the calendar: no two categories of one salon type share one. */
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

const inFives = (minutes: number): number => Math.round(minutes / 5) * 5;

/** Half of it at work, a third to take, the rest to wash and finish. */
const phasesOf = (duration: number): NonNullable<NewService['phases']> => {
  const work = inFives(duration / 2);
  const wait = inFives(duration / 3);
  return { work, wait, finish: duration - work - wait, freeWhileWaiting: true };
};

const serviceOf = (starting: StartingService): NewService => {
  const { category, duration } = starting;
  const isColor = category === 'Color';
  return {
    ...starting,
    description: isColor ? 'Boyanın bekleme süresi, yıkama ve fön dahildir.' : '',
    color: tones[category],
    phases: isColor ? phasesOf(duration) : null,
    bufferAfter: isColor ? 10 : 0,
    // A clinic may not advertise with what treatments cost.
    showPrice: category !== 'Medical',
    online: true,
    active: true,
  };
};

/** What a demo salon offers: the dearest is talked over at the desk, the cheapest is offered no more. */
export const priceListOf = (starting: readonly StartingService[]): NewService[] => {
  const prices = starting.map(({ price }) => price);
  const dearest = prices.indexOf(Math.max(...prices));
  const cheapest = prices.indexOf(Math.min(...prices));
  return starting.map((one, index) => ({
    ...serviceOf(one),
    online: index !== dearest,
    active: index !== cheapest,
  }));
};
