import { wallNow } from '@ayna/domain/wall-now';
import { useEffect, useState } from 'react';
import { systemClock } from '../../lib/clock.ts';

const read = (zone: string) => ({
  /** What the clock on the salon's wall shows. */
  wall: `${wallNow(systemClock.now(), zone).slice(0, 16)}:00`,
  instant: systemClock.now(),
});

/** The present minute, on the salon's wall and everywhere. */
export const useWallMinute = (zone: string) => {
  const [minute, setMinute] = useState(() => read(zone));
  useEffect(() => {
    const update = (): void =>
      setMinute((before) => {
        const now = read(zone);
        return now.wall === before.wall ? before : now;
      });
    update();
    const ticking = setInterval(update, 5_000);
    return () => clearInterval(ticking);
  }, [zone]);
  return minute;
};
