import { suggestSalonPath } from '@ayna/contracts/core/salon-path';
import { locations, type SalonType, salonNames, salonTypes } from './names.ts';
import { randomFrom } from './random.ts';

export type PlannedSalon = {
  readonly code: string;
  readonly type: SalonType;
  readonly name: string;
  readonly path: string;
  readonly location: (typeof locations)[number];
};

export type Plan = {
  readonly salons: readonly PlannedSalon[];
  /** How far back its history goes. */
  readonly months: number;
  /** The instant that counts as now, in milliseconds. */
  readonly now: number;
};

export type PlanOptions = { readonly salons: number; readonly months: number; readonly now: number };

/** Plans the salons: one of each type first, then again with other names. */
export const planSalons = ({ salons, months, now }: PlanOptions): Plan => {
  const random = randomFrom(20_261_115);
  const planned = Array.from({ length: salons }, (_, index): PlannedSalon => {
    const type = salonTypes[index % salonTypes.length] as SalonType;
    const names = salonNames[type];
    const round = Math.floor(index / salonTypes.length);
    const name = names[round % names.length] + (round < names.length ? '' : ` ${round + 1}`);
    const location = locations[index % locations.length] as (typeof locations)[number];
    return { code: random.code(now - index), type, name, path: suggestSalonPath(name), location };
  });
  return { salons: planned, months, now };
};
