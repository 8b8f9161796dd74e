import { serviceCategory } from '@ayna/contracts/catalog';
import type { ServiceCategory, StartingService } from '../data/catalog.ts';
import type { NewService } from '../data/services.ts';

const tones = 6;

/** The tone of the calendar that services of a category have until somebody chooses another. */
export const categoryTone = (category: ServiceCategory): number =>
  (serviceCategory.options.indexOf(category) % tones) + 1;

/** What the catalog proposes, as a service that can be booked at once. */
export const toNewService = ({ name, category, duration, price, ...rest }: StartingService): NewService => ({
  name,
  description: '',
  category,
  color: categoryTone(category),
  duration,
  phases: null,
  bufferAfter: 0,
  price,
  showPrice: true,
  type: rest.type,
  sessionCount: rest.sessionCount,
  sessionIntervalDays: rest.sessionIntervalDays,
  online: true,
  active: true,
});
