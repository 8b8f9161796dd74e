import { type RefObject, useEffect } from 'react';

/** The focus is gone with the button that had it: then this takes it, so that keys still reach the dialog. */
export const useFocusFallback = (fallback: RefObject<HTMLElement | null>): void => {
  // After every drawing, since any of them may take that button away.
  useEffect(() => {
    if (document.activeElement === document.body) fallback.current?.focus({ preventScroll: true });
  });
};
