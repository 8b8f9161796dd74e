import type { Me } from '@ayna/contracts/auth';
import type { SalonCard } from '../../data/salon.ts';
import type { SalonChoice } from '../../parts/salon-switcher/salon-choice.ts';
import { texts } from './texts.ts';

/** Cards of the person's salons; 'coming' while they are asked for, undefined where they cannot be. */
export type KnownSalons = readonly SalonCard[] | 'coming' | undefined;

/** The salons to switch between, in the order of the memberships. One of which nothing is known still has a place. */
export const salonChoices = ({ salons }: Pick<Me, 'salons'>, known: KnownSalons): readonly SalonChoice[] =>
  salons.map(({ salonCode: code }, index) => {
    const card = known === 'coming' ? undefined : known?.find((one) => one.code === code);
    if (card)
      return {
        code,
        name: card.name,
        location: texts.place(card.district, card.provinceName),
        type: card.type,
        ...(card.status === 'Suspended' && { isSuspended: true }),
      };
    const name = salons.length === 1 ? texts.yourSalon : texts.yourNthSalon(index + 1);
    const loading = known === 'coming' ? ({ isLoading: true } as const) : {};
    return { code, name, location: '', type: 'HairSalon', ...loading };
  });
