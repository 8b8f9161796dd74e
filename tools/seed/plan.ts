import { cities, type SalonType, salonNames, salonTypes } from './names.ts';
import { randomFrom } from './random.ts';

type PlannedSalon = {
  readonly code: string;
  readonly type: SalonType;
  readonly name: string;
  readonly path: string;
  readonly city: string;
};

export type Plan = {
  readonly salons: readonly PlannedSalon[];
  /** How far back its history goes. */
  readonly months: number;
  /** The instant that counts as now, in milliseconds. */
  readonly now: number;
};

export type PlanOptions = { readonly salons: number; readonly months: number; readonly now: number };

const ascii: Readonly<Record<string, string>> = { ç: 'c', ğ: 'g', ı: 'i', ö: 'o', ş: 's', ü: 'u' };

export const pathOf = (name: string): string =>
  name
    .toLocaleLowerCase('tr')
    .replaceAll(/[^a-z0-9]/g, (letter) => ascii[letter] ?? letter)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

/** Which salons there will be: one of each type first, then round again with other names. */
export const planOf = ({ salons, months, now }: PlanOptions): Plan => {
  const random = randomFrom(20_261_115);
  const made = Array.from({ length: salons }, (_, index): PlannedSalon => {
    const type = salonTypes[index % salonTypes.length] as SalonType;
    const names = salonNames[type];
    const round = Math.floor(index / salonTypes.length);
    const name = names[round % names.length] + (round < names.length ? '' : ` ${round + 1}`);
    return { code: random.code(now - index), type, name, path: pathOf(name), city: random.pick(cities) };
  });
  return { salons: made, months, now };
};
