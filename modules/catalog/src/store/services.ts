import type { SalonType, StartingService } from '@ayna/contracts/catalog';
import { type Offer, offers } from './services/texts.ts';

const asService = ({ sessions, ...offer }: Offer): StartingService => ({
  ...offer,
  type: sessions ? 'Session' : 'Single',
  sessionCount: sessions?.count ?? null,
  sessionIntervalDays: sessions?.everyDays ?? null,
});

export const listStartingServices = (type: SalonType): StartingService[] => offers[type].map(asService);
