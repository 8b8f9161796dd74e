import { pathFromName } from '@ayna/contracts/core/salon-path';
import { places, type SalonType, salonNames, salonTypes } from './names.ts';
import { randomFrom } from './random.ts';

export type PlannedSalon = {
  readonly code: string;
  readonly type: SalonType;
  readonly name: string;
  readonly path: string;
  readonly place: (typeof places)[number];
};

export type Plan = {
  readonly salons: readonly PlannedSalon[];
  /** How far back its history goes. */
  readonly months: number;
  /** The instant that counts as now, in milliseconds. */
  readonly now: number;
};

export type PlanOptions = { readonly salons: number; readonly months: number; readonly now: number };

/** Which salons there will be: one of each type first, then round again with other names. */
export const planOf = ({ salons, months, now }: PlanOptions): Plan => {
  const random = randomFrom(20_261_115);
  const made = Array.from({ length: salons }, (_, index): PlannedSalon => {
    const type = salonTypes[index % salonTypes.length] as SalonType;
    const names = salonNames[type];
    const round = Math.floor(index / salonTypes.length);
    const name = names[round % names.length] + (round < names.length ? '' : ` ${round + 1}`);
    const place = places[index % places.length] as (typeof places)[number];
    return { code: random.code(now - index), type, name, path: pathFromName(name), place };
  });
  return { salons: made, months, now };
};
