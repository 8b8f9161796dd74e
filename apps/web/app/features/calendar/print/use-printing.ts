import { useCallback, useEffect, useState } from 'react';

const isPrintKey = (event: KeyboardEvent): boolean =>
  (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey && event.key.toLowerCase() === 'p';

/** Whether the day is wanted on paper: by its button, or by the key that prints everywhere else. */
export const usePrinting = () => {
  const [isPrinting, setPrinting] = useState(false);
  const start = useCallback(() => setPrinting(true), []);
  const stop = useCallback(() => setPrinting(false), []);
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (!isPrintKey(event)) return;
      event.preventDefault();
      start();
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [start]);
  return { isPrinting, start, stop };
};
