import type { SalonType, StartingService } from '@ayna/contracts/catalog';
import { type StartingServiceText, startingServices } from './starting-services/texts.ts';

const toStartingService = ({ sessions, ...offer }: StartingServiceText): StartingService => ({
  ...offer,
  type: sessions ? 'Session' : 'Single',
  sessionCount: sessions?.count ?? null,
  sessionIntervalDays: sessions?.everyDays ?? null,
});

export const listStartingServices = (type: SalonType): StartingService[] =>
  startingServices[type].map(toStartingService);
