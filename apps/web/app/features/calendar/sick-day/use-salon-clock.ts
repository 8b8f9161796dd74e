import { useQuery } from '@tanstack/react-query';
import { salonQuery } from '../../../data/salon.ts';
import { defaultZone } from '../use-salon-context.ts';
import { useWallClock } from '../use-wall-clock.ts';

/** What the salon's clock shows, to the minute. */
export const useSalonClock = (salonCode: string): string => {
  const { data: salon } = useQuery(salonQuery(salonCode));
  return useWallClock(salon?.zone ?? defaultZone);
};
