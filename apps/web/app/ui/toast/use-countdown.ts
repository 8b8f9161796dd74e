import { useEffect, useEffectEvent, useRef } from 'react';

/**
 * A clock of our own, because react-toastify closes a toast when an animation ends, and for whoever
 * asked for less motion none ever runs. What was left when it paused is left when it goes on.
 */
export const useCountdown = (ms: number, isPaused: boolean, onEnd: () => void): void => {
  const left = useRef(ms);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (isPaused) return;
    const started = performance.now();
    const timer = setTimeout(() => end(), left.current);
    return () => {
      clearTimeout(timer);
      left.current -= performance.now() - started;
    };
  }, [isPaused]);
};
