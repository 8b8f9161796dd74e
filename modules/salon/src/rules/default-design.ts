import type { SalonType } from '@ayna/contracts/catalog';
import type { Design } from '@ayna/contracts/salon';

/** The page design before anybody has saved one. The first saved design is version 1. */
export const defaultDesign = (type: SalonType): Design => ({
  template: type === 'BarberShop' ? 'razor' : 'flow',
  tone: 1,
  slogan: '',
  sections: ['about', 'services', 'team', 'photos', 'reviews', 'hours', 'map'],
  version: 0,
  savedAt: null,
});
