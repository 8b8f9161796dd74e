import type { SalonType } from '@ayna/contracts/catalog';
import type { Design } from '@ayna/contracts/salon';

/** How a page looks before anybody has saved it; the first saving is version 1. */
export const firstDesign = (type: SalonType): Design => ({
  template: type === 'BarberShop' ? 'razor' : 'flow',
  tone: 1,
  slogan: '',
  sections: ['about', 'services', 'team', 'photos', 'reviews', 'hours', 'map'],
  version: 0,
  savedAt: null,
});
