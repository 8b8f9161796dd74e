import { wallNow } from '@ayna/domain/wall-now';
import { useEffect, useState } from 'react';
import { systemClock } from '../lib/clock.ts';

/** How often what depends on the present minute looks at the clock. */
export const NOW_EVERY_MS = 30_000;

const readClock = (zone: string): string => `${wallNow(systemClock.now(), zone).slice(0, 16)}:00`;

/** So much of what the salon's clock shows, looked at every 30 seconds: a whole minute, or the day alone. */
export const useWallClock = (zone: string, letters = 19): string => {
  const [shown, setShown] = useState(() => readClock(zone).slice(0, letters));
  useEffect(() => {
    const update = (): void => setShown(readClock(zone).slice(0, letters));
    update();
    const ticking = setInterval(update, NOW_EVERY_MS);
    return () => clearInterval(ticking);
  }, [zone, letters]);
  return shown;
};
