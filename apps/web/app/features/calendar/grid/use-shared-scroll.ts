import { useMemo, useRef } from 'react';
import { minutesToPx, pxToMinutes } from '../model/scale.ts';

export type SharedScroll = {
  /** Scrolls a view that begins at `from` to a minute of the day, the first time it is asked to. */
  readonly once: (scroller: Element, present: number, from: number) => void;
  /**
   * Brings a view that begins at this minute of the day where the others stand, and remembers where it is moved to.
   * The answer ends that.
   */
  readonly follow: (scroller: Element, from: number) => () => void;
};

/**
 * The views on a scale of time stand at one hour, whichever is shown and whenever their day begins: the team's hours
 * may come, or be changed, while somebody looks. It is the present at first, and not again when somebody comes back
 * from another view.
 */
export const useSharedScroll = (): SharedScroll => {
  const isDone = useRef(false);
  /** The minute of the day at the upper edge; undefined until something was scrolled. */
  const minute = useRef<number>(undefined);
  return useMemo(
    () => ({
      once: (scroller, present, from) => {
        if (isDone.current) return;
        isDone.current = true;
        scroller.scrollTop = minutesToPx(present - from) - scroller.clientHeight / 3;
        // What was scrolled is told later than the hours may change.
        minute.current = from + pxToMinutes(scroller.scrollTop);
      },
      follow: (scroller, from) => {
        if (minute.current !== undefined) scroller.scrollTop = minutesToPx(minute.current - from);
        const note = (): void => {
          minute.current = from + pxToMinutes(scroller.scrollTop);
        };
        scroller.addEventListener('scroll', note, { passive: true });
        return () => scroller.removeEventListener('scroll', note);
      },
    }),
    [],
  );
};
