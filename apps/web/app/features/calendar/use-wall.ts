import { useEffect, useState } from 'react';
import { Temporal } from 'temporal-polyfill';
import { NOW_EVERY_MS } from './model/scale.ts';

const read = (zone: string): string =>
  `${Temporal.Now.plainDateTimeISO(zone).toString({ smallestUnit: 'minute' })}:00`;

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
