import { type RefCallback, useMemo, useRef } from 'react';

export type SharedScroll = {
  /** Scrolls to so many pixels, the first time it is asked to. */
  readonly once: (scroller: Element, top: number) => void;
  /** Brings a view where the others stand, and remembers where it is moved to. */
  readonly follow: RefCallback<HTMLElement>;
};

/**
 * The views on a scale of time stand at one hour, whichever is shown. It is the present at first, and not again when
 * somebody comes back from another view.
 */
export const useSharedScroll = (): SharedScroll => {
  const isDone = useRef(false);
  const top = useRef(0);
  return useMemo(
    () => ({
      once: (scroller, present) => {
        if (isDone.current) return;
        isDone.current = true;
        scroller.scrollTop = present - scroller.clientHeight / 3;
      },
      follow: (scroller) => {
        if (!scroller) return undefined;
        if (top.current > 0) scroller.scrollTop = top.current;
        const note = (): void => {
          top.current = scroller.scrollTop;
        };
        scroller.addEventListener('scroll', note, { passive: true });
        return () => scroller.removeEventListener('scroll', note);
      },
    }),
    [],
  );
};
