import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';

type RenderPace = {
  /** So many are made at once, and so many more a frame: a phone of some years ago does that without a stutter. */
  readonly first: number;
  readonly step: number;
};

/** How far before the end comes into sight more is made. Browsers that don't know it make more at the end itself. */
const preloadMargins = { rootMargin: '600px', scrollMargin: '600px' };

/** A frame that was drawn within this left time for more; and so many are the most that one frame is given. */
const QUICK_MS = 20;
const MAX_STEP = 16;

/**
 * How many of a long list are in the page: as many as fill the screen, and more as their end comes near, a few a
 * frame and twice as many after a frame that was quick. `list` says which list it is, such as what is searched for:
 * another one begins again.
 */
export const useRenderedCount = (
  total: number,
  list: string,
  { first, step }: RenderPace,
): { readonly count: number; readonly end: RefObject<HTMLDivElement | null> } => {
  const [rendered, setMade] = useState({ list, count: first });
  const [isNear, setNear] = useState(true);
  const end = useRef<HTMLDivElement>(null);
  const last = useRef({ count: 0, pace: step });
  const count = Math.min(rendered.list === list ? rendered.count : first, total);
  const isWhole = count >= total;
  useEffect(() => {
    if (!end.current || isWhole) return undefined;
    const observer = new IntersectionObserver(
      (seen) => setNear(seen.at(-1)?.isIntersecting ?? false),
      preloadMargins,
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [isWhole]);
  // Before the paint, so that its time counts.
  useLayoutEffect(() => {
    if (!isNear || isWhole) return undefined;
    const begun = performance.now();
    const frame = requestAnimationFrame(() => {
      const { count: before, pace } = last.current;
      const isQuick = performance.now() - begun < QUICK_MS;
      // Only a frame in which rows were made says how long they take.
      const next = count === before ? pace : isQuick ? Math.min(pace * 2, MAX_STEP) : step;
      last.current = { count, pace: next };
      setMade({ list, count: count + next });
    });
    return () => cancelAnimationFrame(frame);
  }, [isNear, isWhole, list, count, step]);
  return { count, end };
};
