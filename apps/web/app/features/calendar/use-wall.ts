import { wallNow } from '@ayna/domain/wall-now';
import { useEffect, useState } from 'react';
import { systemClock } from '../../lib/clock.ts';
import { NOW_EVERY_MS } from './model/scale.ts';

const read = (zone: string): string => `${wallNow(systemClock.now(), zone).slice(0, 16)}:00`;

/** So much of what the salon's clock shows, looked at every 30 seconds: a whole minute, or the day alone. */
export const useWall = (zone: string, letters = 19): string => {
  const [shown, setShown] = useState(() => read(zone).slice(0, letters));
  useEffect(() => {
    const look = (): void => setShown(read(zone).slice(0, letters));
    look();
    const ticking = setInterval(look, NOW_EVERY_MS);
    return () => clearInterval(ticking);
  }, [zone, letters]);
  return shown;
};
