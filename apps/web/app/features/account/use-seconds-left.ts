import { useEffect, useState } from 'react';
import { systemClock } from '../../lib/clock.ts';

type Wait = { readonly resendAt: string; readonly now: string };

/** By the server's two instants: the browser's own clock may be off, but it runs as fast as all others. */
export const waitMs = ({ resendAt, now }: Wait): number =>
  Math.max(0, Date.parse(resendAt) - Date.parse(now));

/** Whole seconds until the wait is over, counted from when it was told. */
export const useSecondsLeft = (wait: Wait): number => {
  const [since, setSince] = useState({ wait, at: systemClock.now() });
  const [now, setNow] = useState(since.at);
  if (since.wait !== wait) {
    const at = systemClock.now();
    setSince({ wait, at });
    setNow(at);
  }
  const left = Math.max(0, Math.ceil((waitMs(wait) - (now - since.at)) / 1_000));
  const isOver = left === 0;
  useEffect(() => {
    if (isOver) return undefined;
    const timer = setInterval(() => setNow(systemClock.now()), 1_000);
    return () => clearInterval(timer);
  }, [isOver]);
  return left;
};
