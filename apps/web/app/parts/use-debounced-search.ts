import { useEffect, useRef, useState } from 'react';

/** Whoever types asks with every pause, not with every letter. */
const debounceMs = 300;

/** What stands in the field, and a search once the typing has paused. A search from elsewhere is followed. */
export const useDebouncedSearch = (searched: string, search: (text: string) => void) => {
  const [typed, setTyped] = useState(searched);
  /** What was asked for here last, and what was searched for when this was last drawn. */
  const [requested, setAsked] = useState(searched);
  const [previous, setKnown] = useState(searched);
  if (previous !== searched) {
    setKnown(searched);
    if (searched !== requested) {
      setAsked(searched);
      setTyped(searched);
    }
  }
  const latest = useRef(search);
  useEffect(() => {
    latest.current = search;
  });
  useEffect(() => {
    const wanted = typed.trim();
    if (wanted === searched) return;
    const timer = setTimeout(() => {
      setAsked(wanted);
      latest.current(wanted);
    }, debounceMs);
    return () => clearTimeout(timer);
  }, [typed, searched]);
  return [typed, setTyped] as const;
};
