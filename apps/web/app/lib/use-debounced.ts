import { useEffect, useState } from 'react';

/** A text once it has not changed for a while, and how to settle it sooner. */
export const useDebounced = (text: string, ms: number) => {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), ms);
    return () => clearTimeout(timer);
  }, [text, ms]);
  return [settled, setSettled] as const;
};
