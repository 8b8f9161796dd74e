import { useQuery } from '@tanstack/react-query';
import { salonQuery } from '../../../data/salon.ts';
import { useWallClock } from '../../../parts/use-wall-clock.ts';
import { defaultZone } from '../use-salon-context.ts';

/** What the salon's clock shows, to the minute. */
export const useSalonClock = (salonCode: string): string => {
  const { data: salon } = useQuery(salonQuery(salonCode));
  return useWallClock(salon?.zone ?? defaultZone);
};
