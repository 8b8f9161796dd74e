import { useEffect, useState } from 'react';
import { systemClock } from '../lib/clock.ts';

/** The present instant, again every second. */
export function useNow(): number {
  const [now, setNow] = useState(systemClock.now);
  useEffect(() => {
    const ticking = setInterval(() => setNow(systemClock.now()), 1_000);
    return () => clearInterval(ticking);
  }, []);
  return now;
}
