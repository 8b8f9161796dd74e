import { useEffect, useRef, useState } from 'react';

/** Whoever types asks with every pause, not with every letter. */
const pauseMs = 300;

/** What stands in the field, and a search once the typing has paused. */
export const useSearchText = (searched: string, search: (text: string) => void) => {
  const [typed, setTyped] = useState(searched);
  const latest = useRef(search);
  useEffect(() => {
    latest.current = search;
  });
  useEffect(() => {
    const wanted = typed.trim();
    if (wanted === searched) return;
    const timer = setTimeout(() => latest.current(wanted), pauseMs);
    return () => clearTimeout(timer);
  }, [typed, searched]);
  return [typed, setTyped] as const;
};
